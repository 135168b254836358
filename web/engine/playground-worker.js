import { serve } from "./playground-service.js";
import { ownPort } from "./workers.js";

serve(/** @type {any} */ (ownPort));
