const choices = (words: string, ...ids: string[]) => ids.map((id) => ({ id, name: `${words}.${id}` }))

export const stateChoices = choices('promotionStates', 'DRAFT', 'PUBLISHED', 'PAUSED', 'CLOSED')
export const categoryChoices = choices('promotionCategories', 'WELCOME', 'DEPOSIT', 'DAILY', 'EVENT')
export const triggerChoices = choices(
  'promotionTriggers',
  'APPLY',
  'DEPOSIT',
  'FIRST_DEPOSIT',
  'REGISTRATION',
  'DAY',
  'CODE',
  'LOSS',
  'BIRTHDAY',
  'CONTACT',
)
export const lossPeriodChoices = choices('promotionLossPeriods', 'DAY', 'WEEK')
export const contactChoices = choices(
  'promotionContacts',
  'MOBILE',
  'EMAIL',
  'ZALO',
  'TELEGRAM',
  'FACEBOOK',
  'LINE',
  'WHATSAPP',
  'WECHAT',
)
export const approvalChoices = choices('promotionApprovals', 'AUTOMATIC', 'OPERATOR')
export const rewardChoices = choices('promotionRewards', 'FIXED', 'PERCENT', 'POINTS', 'TICKETS', 'REBATE_RISE')
export const breachChoices = choices('promotionBreaches', 'UNCOUNTED', 'FORFEIT')
