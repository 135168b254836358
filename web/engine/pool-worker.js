import { serve } from "./pool-service.js";
import { ownPort } from "./workers.js";

serve(/** @type {any} */ (ownPort));
