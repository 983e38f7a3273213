/** What a broadcast goes through. What is sent or cancelled stays so. */
export const BROADCAST_STATES = ['DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'SENT', 'CANCELLED'] as const
export type BroadcastState = (typeof BROADCAST_STATES)[number]

/** What an operator may do about one, and what it is then. The job takes what is due to SENDING and what has ended to SENT. */
export const BROADCAST_DEEDS = {
  pause: { from: ['SENDING'], to: 'PAUSED' },
  resume: { from: ['PAUSED'], to: 'SENDING' },
  cancel: { from: ['DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED'], to: 'CANCELLED' },
} as const satisfies Record<string, { readonly from: readonly BroadcastState[]; readonly to: BroadcastState }>
export type BroadcastDeed = keyof typeof BROADCAST_DEEDS

/** Whether a deed may be done about a broadcast in that state. */
export const allows = (deed: BroadcastDeed, state: BroadcastState): boolean =>
  BROADCAST_DEEDS[deed].from.some((from) => from === state)

/** Whether its words, its time and whom it is for may be changed: until the first batch, of which nobody takes anything back. */
export const isChangeable = (state: string): boolean => state === 'DRAFT' || state === 'SCHEDULED'
