import { expect, it } from 'vitest'
import { deedsOf, effectsOf, isReference, rightOf, type Withdrawal } from './deeds.ts'

const withdrawal = (change: Partial<Withdrawal>) =>
  ({
    state: 'REQUESTED',
    claimedBy: null,
    isMine: false,
    isPaid: false,
    payoutRefused: false,
    payouts: [],
    proposal: null,
    ...change,
  }) as unknown as Withdrawal

it.each([
  [{}, ['claim']],
  [{ state: 'REVIEW', claimedBy: 'me', isMine: true }, ['approve', 'reject', 'unclaim']],
  [{ state: 'REVIEW', claimedBy: 'other' }, ['unclaim']],
  [{ state: 'APPROVED', claimedBy: 'me', isMine: true }, ['release', 'reject', 'unclaim']],
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

const proposal = { deed: 'PAY_AGAIN' }

it.each([
  ['fail', { payouts: [{ state: 'REFUSED' }] }, ['failRefused']],
  ['fail', { payouts: [{ state: 'REFUSED' }], proposal }, ['failRefused', 'dropsProposal']],
  ['fail', { payouts: [{ state: 'PAID' }], proposal }, ['fail', 'replacesProposal']],
  ['payAgain', { payouts: [{ state: 'REFUSED' }] }, ['payAgainRefused']],
  ['payAgain', { payouts: [{ state: 'RETURNED' }, { state: 'REFUSED' }] }, ['payAgain']],
  ['forceReceipt', { payouts: [{ state: 'PAID' }], proposal }, ['forceReceipt', 'dropsProposal']],
  ['approve', { proposal }, ['approve']],
] as const)('%s of %j says %j', (deed, change, effects) =>
  expect(effectsOf(deed, withdrawal(change as unknown as Partial<Withdrawal>))).toEqual(effects),
)

it.each([
  ['FT26326.1-9/A', true],
  ['FT', false],
  ['mã 123', false],
  ['', false],
])('%s as a reference of the bank: %s', (text, isRight) => expect(isReference(text)).toBe(isRight))

it('lets who may claim put back what is his own, and who reviews anything', () => {
  expect(rightOf('claim')).toBe('WITHDRAWALS_CLAIM')
  expect(rightOf('unclaim', true)).toBe('WITHDRAWALS_CLAIM')
  expect(rightOf('unclaim', false)).toBe('WITHDRAWALS_REVIEW')
})
