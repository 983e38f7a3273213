import { everybody } from '../../support/promotions.ts'

const reason = 'Kiểm tra ranh giới'
/** When what is planned happens. */
export const time = { startsAt: '2027-01-01T00:00:00.000Z', endsAt: '2027-01-02T00:00:00.000Z' }
export const chanceWords = [{ language: 'vi', title: 'Thử', text: '' }]

/** A rain of envelopes that is good. */
export const plannedEnvelopes = {
  ...time,
  words: chanceWords,
  envelopes: 2,
  total: '4',
  least: '1',
  greatest: '3',
  isDaily: false,
  leastRank: 0,
  reason,
}

/** A chat room that is good. */
export const chatRoom = {
  code: 'ranh-gioi',
  names: [{ language: 'vi', name: 'Khác' }],
  language: null,
  leastRank: 0,
  leastDeposits: '0',
  slowSeconds: 0,
  isEnabled: false,
  position: 9,
  reason,
}

/** A way to reach people that is good. */
export const customerService = {
  csType: 'ZALO',
  address: 'https://zalo.me/khac',
  labels: [],
  hours: [],
  position: 9,
  enabled: false,
  reason,
}

/** A broadcast that nobody sent. */
export const broadcast = {
  kind: 'HOUSE',
  audience: everybody,
  accounts: [],
  page: null,
  scheduledAt: null,
  words: ['vi', 'en'].map((language) => ({ language, title: 'Khác', content: 'Khác' })),
}
