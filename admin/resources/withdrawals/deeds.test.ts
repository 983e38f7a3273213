import { expect, it } from 'vitest'
import { deedsOf, type Withdrawal } from './deeds.ts'

const withdrawal = (change: Partial<Withdrawal>) =>
  ({
    state: 'REQUESTED',
    claimedBy: null,
    claimedByMe: false,
    isPaid: false,
    payoutRefused: false,
    payouts: [],
    ...change,
  }) as unknown as Withdrawal

it.each([
  [{}, ['claim']],
  [{ state: 'REVIEW', claimedBy: 'me', claimedByMe: true }, ['approve', 'reject', 'unclaim']],
  [{ state: 'REVIEW', claimedBy: 'other' }, ['unclaim']],
  [{ state: 'APPROVED', claimedBy: 'me', claimedByMe: true }, ['release', 'reject', 'unclaim']],
  [{ state: 'RELEASED', payouts: [{ state: 'SENT' }] }, ['claim']],
  [{ state: 'RELEASED', payoutRefused: true, payouts: [{ state: 'REFUSED' }] }, ['claim', 'payAgain', 'fail']],
  [{ state: 'RELEASED', isPaid: true, payouts: [{ state: 'PAID' }] }, ['claim', 'forceReceipt', 'fail']],
  [
    { state: 'NOT_RECEIVED', isPaid: true, payouts: [{ state: 'PAID' }] },
    ['claim', 'payAgain', 'forceReceipt', 'fail'],
  ],
  [{ state: 'RELEASED', payoutRefused: true, payouts: [{ state: 'RETURNED' }] }, ['claim', 'payAgain', 'fail']],
  [{ state: 'CLOSED', isPaid: true, payouts: [{ state: 'PAID' }] }, ['fail']],
  [{ state: 'FAILED', payouts: [{ state: 'RETURNED' }] }, []],
] as [Partial<Withdrawal>, string[]][])('offers for %j', (change, deeds) =>
  expect(deedsOf(withdrawal(change))).toEqual(deeds),
)
