const choices = (words: string, ids: readonly string[]) => ids.map((id) => ({ id, name: `${words}.${id}` }))

export const kindChoices = choices('customerServiceKinds', [
  'LIVE_CHAT',
  'EXTERNAL_CHAT',
  'ZALO',
  'TELEGRAM',
  'MESSENGER',
  'WHATSAPP',
  'PHONE',
  'EMAIL',
  'FACEBOOK',
  'YOUTUBE',
])
export const dayChoices = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, name: `weekdays.${id}` }))
