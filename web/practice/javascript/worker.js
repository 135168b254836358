import { ownPort } from "../../engine/workers.js";
import { serve } from "../runner/service.js";
import { startJavaScript } from "./interpreter.js";

serve(/** @type {any} */ (ownPort), startJavaScript);
