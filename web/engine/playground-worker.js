import { serve } from "./playground-service.js";

serve(/** @type {any} */ (globalThis));
