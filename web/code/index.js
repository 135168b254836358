import { cpp } from "./cpp.js";
import { javascript } from "./javascript.js";
import { numpy } from "./numpy.js";
import { pytorch } from "./pytorch.js";

/** The languages by the value of the field "language". */
export const LANGUAGES = { numpy, pytorch, javascript, cpp };
