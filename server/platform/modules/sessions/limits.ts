const MINUTE = 60_000

/** domain.md 9: half an hour without a call locks a session until its holder proves who they are. */
export const IDLE_LIMIT = 30 * MINUTE
/** And half a day ends it anyway. */
export const ABSOLUTE_LIMIT = 12 * 60 * MINUTE
/** A code that lets another device in stands on a screen, where it may be photographed. */
export const DEVICE_CODE_LIFE = MINUTE
