/** A small team, for whatever stands in the agent centre. */
export const team = {
  currency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
  today: '2026-11-23',
  countedUntil: '2026-11-23T02:00:00Z',
  memberCount: 2,
  directMemberCount: 1,
  onlineMemberCount: 0,
  activeThisMonth: 1,
}

/** What its agent earned on a day. */
export const earning = {
  id: 'e1',
  contractId: 'c1',
  version: 2,
  kind: 'DAILY_SALARY',
  period: 'DAY',
  window: { from: '2026-11-21T17:00:00Z', until: '2026-11-22T17:00:00Z' },
  revision: 0,
  state: 'PAID',
  payer: 'PLATFORM',
  currency: 'VND',
  amount: '25.00',
  paid: '25.00',
  measures: { validBet: '1500.00', loss: '1300.00', activeMembers: 2 },
  carriedIn: '0.00',
  carriedOut: '0.00',
  rate: 30_000,
  gross: '45.00',
  downlinesAmount: '20.00',
  net: '25.00',
  createdAt: '2026-11-22T17:01:00Z',
}
