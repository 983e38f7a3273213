const choices = (words: string, ...ids: string[]) => ids.map((id) => ({ id, name: `${words}.${id}` }))

export const stateChoices = choices('broadcastStates', 'DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'SENT', 'CANCELLED')
export const kindChoices = choices('broadcastKinds', 'HOUSE', 'PROMOTION')
export const pageChoices = choices(
  'broadcastPages',
  'PROMOTIONS',
  'REWARD_CENTRE',
  'MISSIONS',
  'VIP',
  'REFERRAL',
  'REBATES',
  'POINT_MALL',
  'DEPOSIT',
  'WITHDRAW',
  'STATEMENT',
  'SECURITY',
  'PROTECTION',
  'HELP',
)
