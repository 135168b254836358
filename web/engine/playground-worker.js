import { serve } from "./playground-service.js";
import { holdLife, ownPort } from "./workers.js";

void holdLife().then((life) => serve(/** @type {any} */ (ownPort), life));
