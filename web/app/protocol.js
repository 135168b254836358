/**
 * Version of the messages between the page in a frame and the page around it,
 * see embed/README.md: those of another are not understood.
 */
export const PROTOCOL = 1;
