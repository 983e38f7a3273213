/**
 * `resetOptions` of a form whose changes may only wait: once it is saved, what is in force stands in it again; the wish is in the
 * panel. One object for all times: react-admin resets a form whenever it is handed another, and what was typed is gone.
 */
export const whatIsInForce = { keepDirtyValues: false } as const
