import { ownPort } from "../../engine/workers.js";
import { serve } from "../runner/service.js";
import { loadPython } from "./load.js";

serve(/** @type {any} */ (ownPort), loadPython);
