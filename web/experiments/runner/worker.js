import { ownPort } from "../../engine/workers.js";
import { serve } from "./service.js";

serve(/** @type {any} */ (ownPort));
