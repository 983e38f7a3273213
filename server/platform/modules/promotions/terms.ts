import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { Amount, Nullable } from '../../http/call.ts'
import { type Money, mulRate, parseMoney } from '../../lib/money.ts'
import { GameType } from '../games/schema.ts'
import { BREACHES, type TurnoverTerms } from '../turnover/service.ts'

/** What starts a promotion for a member. */
export const TRIGGERS = ['APPLY', 'DEPOSIT', 'FIRST_DEPOSIT', 'REGISTRATION', 'DAY'] as const
/** What promotions are listed under. */
export const CATEGORIES = ['WELCOME', 'DEPOSIT', 'DAILY', 'EVENT'] as const
export const APPROVALS = ['AUTOMATIC', 'OPERATOR'] as const

const Percent = (maximum: number) => Type.Number({ minimum: 0, maximum, multipleOf: 0.01 })

const Reward = Type.Union([
  Type.Object({ kind: Type.Literal('FIXED'), amount: Amount }, { additionalProperties: false }),
  Type.Object(
    {
      kind: Type.Literal('PERCENT', { description: 'Of the deposit' }),
      percent: Type.Number({ exclusiveMinimum: 0, maximum: 500, multipleOf: 0.01 }),
      cap: Amount,
    },
    { additionalProperties: false },
  ),
])

const Turnover = Type.Object(
  {
    multiplier: Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01, description: 'Times the amount' }),
    countsDeposit: Type.Boolean({ description: 'Whether the deposit is played as often as the bonus' }),
    weights: Type.Array(Type.Object({ gameType: GameType, percent: Percent(100) }, { additionalProperties: false }), {
      maxItems: GameType.enum.length,
      description: 'Categories that count less than in full',
    }),
    greatestBet: Nullable(Amount),
    breach: Type.Enum([...BREACHES]),
    forfeitsWinnings: Type.Boolean(),
    days: Nullable(Type.Integer({ minimum: 1, maximum: 365, description: 'Within which it must be played' })),
  },
  { additionalProperties: false },
)

/** By what a promotion is given: data, checked where it comes in and copied by each claim through its version. */
export const PromotionTerms = Type.Object(
  {
    trigger: Type.Enum([...TRIGGERS]),
    approval: Type.Enum([...APPROVALS]),
    reward: Reward,
    leastDeposit: Nullable(Amount),
    times: Type.Integer({ minimum: 1, maximum: 1_000, description: 'How often a member may have it' }),
    newMembersDays: Nullable(
      Type.Integer({ minimum: 1, maximum: 365, description: 'Only for accounts opened within so many days' }),
    ),
    turnover: Turnover,
  },
  { additionalProperties: false },
)
export type PromotionTerms = Static<typeof PromotionTerms>

/** Terms as the database keeps them. Throws where they are none: they were checked when they were written. */
export const parseTerms = (stored: unknown): PromotionTerms => Value.Parse(PromotionTerms, stored)

/** What is given for a deposit, or for no deposit; zero where a percentage has nothing to be taken of. */
export function rewardOf({ reward }: Pick<PromotionTerms, 'reward'>, deposit: Money | null): Money {
  if (reward.kind === 'FIXED') return parseMoney(reward.amount)
  const share = mulRate(deposit ?? 0n, BigInt(Math.round(reward.percent * 100)))
  const cap = parseMoney(reward.cap)
  return share < cap ? share : cap
}

/** The terms by which a bonus is played. */
export function turnoverOf({ turnover }: PromotionTerms): TurnoverTerms {
  const { multiplier, weights, greatestBet, breach, forfeitsWinnings } = turnover
  return {
    multiplier: BigInt(Math.round(multiplier * 10_000)),
    weights: Object.fromEntries(weights.map(({ gameType, percent }) => [gameType, Math.round(percent * 100)])),
    greatestBet: greatestBet === null ? null : parseMoney(greatestBet),
    breach,
    forfeitsWinnings,
  }
}

/** Of what the multiplier is taken. */
export const playedAmount = ({ turnover }: PromotionTerms, amount: Money, deposit: Money | null): Money =>
  turnover.countsDeposit ? amount + (deposit ?? 0n) : amount

/** Whether a claim waits for a deposit. */
export const waitsForDeposit = ({ trigger }: Pick<PromotionTerms, 'trigger'>): boolean =>
  trigger === 'DEPOSIT' || trigger === 'FIRST_DEPOSIT'
