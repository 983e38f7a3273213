import { MONEY_SCALE } from '../platform/lib/money.ts'
import type { ContractKind } from '../platform/modules/contracts/pay/terms.ts'
import type { ContractTerms } from '../platform/modules/contracts/terms.ts'

/** Per cent as contracts have it. */
const rateOf = (percent: number): bigint => BigInt(Math.round(percent * 10_000))
const units = (amount: bigint): bigint => amount * MONEY_SCALE

/** What each tier of a dividend asks: valid bet and loss of the team in half a month, and active members. */
const DIVIDEND_STEPS = [
  { validBet: units(2_000_000n), loss: units(100_000n), activeMembers: 1 },
  { validBet: units(10_000_000n), loss: units(1_000_000n), activeMembers: 3 },
  { validBet: units(50_000_000n), loss: units(5_000_000n), activeMembers: 5 },
  { validBet: units(200_000_000n), loss: units(20_000_000n), activeMembers: 10 },
] as const

/** What each tier of a daily salary asks of a day. */
const DAILY_STEPS = [
  { validBet: units(200_000n), loss: 0n, activeMembers: 1 },
  { validBet: units(2_000_000n), loss: 0n, activeMembers: 3 },
  { validBet: units(20_000_000n), loss: 0n, activeMembers: 5 },
] as const

const tiersOf = (steps: readonly Omit<ContractTerms['tiers'][number], 'rate'>[], percents: readonly number[]) =>
  steps.slice(0, percents.length).map((step, index) => ({ ...step, rate: rateOf(percents[index] ?? 0) }))

/** A share of the loss by the half-month; tiers whose loss is not reached pay in proportion. */
export const dividendOf = (percents: readonly number[]): ContractTerms => ({
  kind: 'DIVIDEND',
  period: 'HALF_MONTH',
  tiers: tiersOf(DIVIDEND_STEPS, percents),
  pick: 'FLOAT',
  carry: 'NEXT',
})

export const dailyOf = (percents: readonly number[]): ContractTerms => ({
  kind: 'DAILY_SALARY',
  period: 'DAY',
  tiers: tiersOf(DAILY_STEPS, percents),
  pick: 'HIGHEST',
  carry: 'NONE',
})

/** One rate of whatever is bet. */
export const flatOf = (kind: ContractKind & ('HOURLY_SALARY' | 'REALTIME_SALARY'), percent: number): ContractTerms => ({
  kind,
  period: kind === 'HOURLY_SALARY' ? 'HOUR' : 'REALTIME',
  tiers: [{ validBet: 0n, loss: 0n, activeMembers: 0, rate: rateOf(percent) }],
  pick: 'HIGHEST',
  carry: 'NONE',
})
