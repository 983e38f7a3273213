import { expect, it } from 'vitest'
import type { ConsoleDashboardQuery } from './dashboard.generated.ts'
import { needsOf } from './needs.ts'

const none = { pageInfo: { totalItems: 0 } }
const quiet = {
  trialBalance: { balanced: true, ranAt: '2026-11-22T00:00:00Z', mismatches: [] },
  bankComparisons: { items: [] },
  merchants: { items: [] },
  lockedMembers: none,
  waitingClaims: none,
  waitingRedemptions: none,
  waitingWithdrawals: none,
  waitingSuspense: none,
  claimedDeposits: none,
  newGreatWins: none,
  proposals: [],
  figures: { adjustmentsWaiting: 0 },
} as unknown as ConsoleDashboardQuery

it('proposals that wait for a second operator need a person', () => {
  expect(needsOf(quiet)).toEqual([])
  expect(needsOf({ ...quiet, proposals: [{ id: 'a' }, { id: 'b' }] })).toMatchObject([
    { words: 'dashboard.proposals', values: { count: 2 }, to: '/proposals' },
  ])
})
