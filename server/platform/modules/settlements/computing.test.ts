import { expect, it } from 'vitest'
import type { ContractInForce, Measures, Terms } from '../contracts/service.ts'
import { payableOf } from './amounts.ts'
import { computeWindow, type PaidBy } from './computing.ts'

const terms = (rate: bigint, rest: Partial<Terms> = {}): ContractInForce['terms'] => ({
  kind: 'DIVIDEND',
  period: 'MONTH',
  tiers: [{ validBet: 0n, loss: 0n, activeMembers: 0, rate }],
  pick: 'HIGHEST',
  carry: 'NONE',
  ...rest,
})
const contract = (payeeId: string, payerId: string | null, of = terms(100_000n)): ContractInForce => ({
  contractId: `contract of ${payeeId}`,
  version: 1,
  payeeId,
  payerId,
  currency: 'VND',
  isClosed: false,
  terms: of,
})
const lost = (loss: bigint): Measures => ({ validBet: 0n, loss, activeMembers: 1 })

/** A on top, B below A, C below B. */
const line = (
  paidBy: PaidBy,
  contracts: readonly ContractInForce[],
  carried: ReadonlyMap<string, bigint> = new Map(),
) =>
  computeWindow({
    contracts,
    uplines: new Map([
      ['B', 'A'],
      ['C', 'B'],
    ]),
    measures: new Map([
      ['A', lost(3_000_000n)],
      ['B', lost(2_000_000n)],
      ['C', lost(1_000_000n)],
    ]),
    carried,
    isFirstHalf: true,
    paidBy,
  }).map(({ contract: { payeeId }, net, payerId, skipReason }) => ({
    payeeId,
    net: net / 1_000_000n,
    ...(payerId && { payerId }),
    ...(skipReason && { skipReason }),
  }))

const whole = [contract('A', null), contract('B', 'A'), contract('C', 'B', terms(50_000n))]

it('the platform pays everybody what is over', () => {
  expect(line('PLATFORM', whole)).toEqual([
    { payeeId: 'A', net: 100_000n },
    { payeeId: 'B', net: 150_000n },
    { payeeId: 'C', net: 50_000n },
  ])
})

it('uplines pay the whole out of their own', () => {
  expect(line('UPLINE', whole)).toEqual([
    { payeeId: 'A', net: 300_000n },
    { payeeId: 'B', net: 200_000n, payerId: 'A' },
    { payeeId: 'C', net: 50_000n, payerId: 'B' },
  ])
})

it('nobody is paid through an upline without a contract, or who is closed, or by one who is not above any more', () => {
  expect(line('PLATFORM', [contract('A', null), contract('C', 'B')])).toEqual([
    { payeeId: 'A', net: 300_000n },
    { payeeId: 'C', net: 0n, skipReason: 'UPLINE_WITHOUT_CONTRACT' },
  ])
  expect(
    line('PLATFORM', [contract('A', null), { ...contract('B', 'A'), isClosed: true }, contract('C', 'B')]),
  ).toEqual([
    { payeeId: 'A', net: 300_000n },
    { payeeId: 'C', net: 0n, skipReason: 'UPLINE_WITHOUT_CONTRACT' },
    { payeeId: 'B', net: 0n, skipReason: 'PAYEE_CLOSED' },
  ])
  expect(line('PLATFORM', [contract('A', null), contract('B', 'somebody else')])).toEqual([
    { payeeId: 'A', net: 300_000n },
    { payeeId: 'B', net: 0n, skipReason: 'LINE_MOVED' },
  ])
})

it('a loss of the house that was carried on goes off first', () => {
  const carrying = [contract('A', null, terms(100_000n, { carry: 'PERMANENT' }))]
  expect(line('PLATFORM', carrying, new Map([['contract of A', -1_000_000n]]))).toEqual([
    { payeeId: 'A', net: 200_000n },
  ])
})

it('hundredths are paid: of days the rest is dropped, of hours it waits, also where something is taken back', () => {
  const exact = (units: number) => BigInt(Math.round(units * 10_000)) * 1_000_000n
  const of = (period: 'DAY' | 'HOUR', before: number, now: number, remainder = 0) =>
    payableOf(period, { before: exact(before), now: exact(now), remainder: exact(remainder) })
  expect(of('DAY', 0, 1.2399)).toEqual({ amount: 12_300n, remainder: 0n })
  expect(of('DAY', 1.2399, 1.1)).toEqual({ amount: -1_300n, remainder: 0n })
  expect(of('HOUR', 0, 1.2399)).toEqual({ amount: 12_300n, remainder: exact(0.0099) })
  expect(of('HOUR', 1.2399, 1.1, 0.0099)).toEqual({ amount: -1_300n, remainder: 0n })
})

it('whoever carries losses on passes none of them by through a downline who forgets them', () => {
  const carrying = contract('A', null, terms(100_000n, { carry: 'PERMANENT' }))
  const owed = new Map([[carrying.contractId, -3_000_000n]])
  expect(line('PLATFORM', [carrying, contract('B', 'A')], owed)).toEqual([
    { payeeId: 'A', net: 0n },
    { payeeId: 'B', net: 0n, skipReason: 'BETTER_THAN_UPLINE' },
  ])
})
