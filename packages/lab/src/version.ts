/** The version of what chunks hold: those of another one are not added to these. It changes when what is measured does. */
export const LAB_VERSION = 4
