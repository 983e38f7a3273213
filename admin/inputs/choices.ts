/** What the filters and forms of several resources let choose from. */
export const availabilityChoices = ['OPEN', 'MAINTENANCE', 'OFF'].map((id) => ({ id, name: `availabilities.${id}` }))

export const gameTypes = [
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'FISH',
  'SLOTS',
  'PVP',
  'LOTTERY',
  'E_LOTTERY',
] as const
export const gameTypeChoices = gameTypes.map((id) => ({ id, name: `gameTypes.${id}` }))

export const subTypeChoices = ['SCRATCH_CARD', 'VIDEO_POKER', 'JACKPOT', 'TABLE_GAME', 'ARCADE', 'BINGO'].map((id) => ({
  id,
  name: `subTypes.${id}`,
}))

/** What webhooks are told of. */
export const webhookKindChoices = [
  'MEMBER_REGISTERED',
  'DEPOSIT_CHANGED',
  'WITHDRAWAL_CHANGED',
  'IDENTITY_DECIDED',
].map((id) => ({ id, name: `webhookKinds.${id}` }))
