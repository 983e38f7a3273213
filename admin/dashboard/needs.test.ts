import { expect, it } from 'vitest'
import type { ConsoleDashboardQuery } from './dashboard.generated.ts'
import { needsOf } from './needs.ts'

const none = { pageInfo: { totalItems: 0 } }
const quiet = {
  trialBalance: { balanced: true, ranAt: '2026-11-22T00:00:00Z', mismatches: [] },
  bankComparisons: { items: [] },
  merchants: { items: [] },
  lockedMembers: none,
} as unknown as ConsoleDashboardQuery

it('what waits needs a person, the longest waiting first', () => {
  expect(needsOf(quiet, [])).toEqual([])
  const waiting = [
    { desk: 'proposals', count: 2, since: '2026-11-22T08:00:00Z' },
    { desk: 'withdrawals', count: 1, since: '2026-11-21T08:00:00Z' },
  ]
  expect(needsOf(quiet, waiting)).toMatchObject([
    { words: 'dashboard.withdrawals', values: { count: 1 }, since: '2026-11-21T08:00:00Z', to: '/withdrawals' },
    { words: 'dashboard.proposals', values: { count: 2 }, to: '/proposals' },
  ])
})
