/**
 * The preview of the embed dialog is a frame without an origin: under the strict policy the browser
 * itself reports the worker that it forbids there.
 * @param {string} problem
 */
export const isOfPreview = (problem) =>
  problem.includes("Creating a worker from 'blob:null/");
