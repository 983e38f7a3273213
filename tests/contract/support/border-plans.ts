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
