import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { Amount, Id, Nullable } from '../../http/call.ts'
import { type Money, mulRate, parseMoney } from '../../lib/money.ts'
import { Audience, ShownAudience } from '../audiences/schema.ts'
import { shownAudience } from '../audiences/service.ts'
import { GameType } from '../games/schema.ts'
import { POINT } from '../points/service.ts'
import { BREACHES, type TurnoverTerms } from '../turnover/service.ts'

/** What starts a promotion for a member. */
export const TRIGGERS = [
  'APPLY',
  'DEPOSIT',
  'FIRST_DEPOSIT',
  'REGISTRATION',
  'DAY',
  'CODE',
  'LOSS',
  'BIRTHDAY',
  'CONTACT',
] as const
/** What promotions are listed under. */
export const CATEGORIES = ['WELCOME', 'DEPOSIT', 'DAILY', 'EVENT'] as const
export const APPROVALS = ['AUTOMATIC', 'OPERATOR'] as const
/** Over what a loss is added up, by the calendar of the brand; a week begins on Monday. */
export const LOSS_PERIODS = ['DAY', 'WEEK'] as const
export type LossPeriod = (typeof LOSS_PERIODS)[number]
/** Contacts that a member may tell: mobile and e-mail of the account, the others of the profile. */
export const CONTACTS = ['mobile', 'email', 'zalo', 'telegram', 'facebook', 'line', 'whatsapp', 'wechat'] as const
export type ContactKind = (typeof CONTACTS)[number]

const Percent = (maximum: number) => Type.Number({ minimum: 0, maximum, multipleOf: 0.01 })

const Reward = Type.Union([
  Type.Object({ kind: Type.Literal('FIXED'), amount: Amount }, { additionalProperties: false }),
  Type.Object(
    {
      kind: Type.Literal('PERCENT', { description: 'Of the deposit, or of the loss' }),
      percent: Type.Number({ exclusiveMinimum: 0, maximum: 500, multipleOf: 0.01 }),
      cap: Amount,
    },
    { additionalProperties: false },
  ),
  Type.Object(
    { kind: Type.Literal('POINTS'), points: Type.Integer({ minimum: 1, maximum: 10_000_000 }) },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      kind: Type.Literal('TICKETS'),
      raffleId: Id,
      tickets: Type.Integer({ minimum: 1, maximum: 100, description: 'Of that raffle' }),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      kind: Type.Literal('REBATE_RISE'),
      percent: Type.Number({
        minimum: 0.01,
        maximum: 10,
        multipleOf: 0.01,
        description: 'By how much more of what is played comes back',
      }),
      days: Type.Integer({ minimum: 1, maximum: 90, description: 'For so long' }),
    },
    { additionalProperties: false },
  ),
])
type Reward = Static<typeof Reward>

/** In what budgets of tickets and of rises are counted: neither is money, nor in the ledger. */
const TICKET = 'TICKET'
const RISE = 'RISE'

const Turnover = Type.Object(
  {
    multiplier: Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01, description: 'Times the amount' }),
    countsDeposit: Type.Boolean({ description: 'Whether the deposit is played as often as the bonus' }),
    weights: Type.Array(Type.Object({ gameType: GameType, percent: Percent(100) }, { additionalProperties: false }), {
      maxItems: GameType.enum.length,
      description: 'Categories that count less than in full',
    }),
    greatestBet: Nullable(Amount),
    leastOdds: Type.Optional(
      Nullable(
        Type.Number({
          minimum: 1.01,
          maximum: 100,
          multipleOf: 0.01,
          description: 'Decimal; bets at lower ones count nothing, those without odds do',
        }),
      ),
    ),
    breach: Type.Enum([...BREACHES]),
    forfeitsWinnings: Type.Boolean(),
    days: Nullable(Type.Integer({ minimum: 1, maximum: 365, description: 'Within which it must be played' })),
  },
  { additionalProperties: false },
)

const common = {
  trigger: Type.Enum([...TRIGGERS]),
  approval: Type.Enum([...APPROVALS]),
  reward: Reward,
  leastDeposit: Nullable(Amount),
  loss: Nullable(
    Type.Object(
      { period: Type.Enum([...LOSS_PERIODS]), least: Amount },
      { additionalProperties: false, description: 'Of LOSS: of which period, and from what loss on' },
    ),
  ),
  contact: Nullable(Type.Enum([...CONTACTS], { description: 'Of CONTACT: what must be told' })),
  times: Type.Integer({ minimum: 1, maximum: 1_000, description: 'How often a member may have it' }),
}

/** By what a promotion is given: data, checked where it comes in and copied by each claim through its version. */
export const PromotionTerms = Type.Object(
  {
    ...common,
    audience: Audience,
    turnover: Turnover,
    holdsSuspicious: Type.Optional(
      Type.Boolean({
        description: 'Whether a claim that looks like abuse waits for an operator; so it is unless told',
      }),
    ),
  },
  { additionalProperties: false },
)
export type PromotionTerms = Static<typeof PromotionTerms>

/** Terms as members read them: without what is said of who they are. */
export const ShownTerms = Type.Object({ ...common, audience: ShownAudience, turnover: Turnover })

export const shownTerms = ({
  audience,
  holdsSuspicious: _hidden,
  ...terms
}: PromotionTerms): Static<typeof ShownTerms> => ({
  ...terms,
  audience: shownAudience(audience),
})

/** Terms as the database keeps them. Throws where they are none: they were checked when they were written. */
export const parseTerms = (stored: unknown): PromotionTerms => Value.Parse(PromotionTerms, stored)

/** What is given, in its currency: for a deposit or a loss, or for neither; zero where a percentage has nothing to be taken of. */
export function rewardOf({ reward }: Pick<PromotionTerms, 'reward'>, base: Money | null): Money {
  if (reward.kind === 'FIXED') return parseMoney(reward.amount)
  if (reward.kind === 'POINTS') return parseMoney(String(reward.points))
  if (reward.kind === 'TICKETS') return parseMoney(String(reward.tickets))
  // Of rises the budget counts how many are given.
  if (reward.kind === 'REBATE_RISE') return parseMoney('1')
  const share = mulRate(base ?? 0n, BigInt(Math.round(reward.percent * 100)))
  const cap = parseMoney(reward.cap)
  return share < cap ? share : cap
}

/** In what the budget is counted, and what is given. */
export function currencyOf({ reward }: Pick<PromotionTerms, 'reward'>, currency: string): string {
  if (reward.kind === 'POINTS') return POINT
  if (reward.kind === 'TICKETS') return TICKET
  return reward.kind === 'REBATE_RISE' ? RISE : currency
}

/** Whether money is given: nothing else has to be played. */
const givesMoney = ({ kind }: Reward): boolean => kind === 'FIXED' || kind === 'PERCENT'

const givesNothing = (reward: Reward): boolean =>
  (reward.kind === 'FIXED' && parseMoney(reward.amount) === 0n) ||
  (reward.kind === 'PERCENT' && parseMoney(reward.cap) === 0n)

/** The terms by which a bonus is played. */
export function turnoverOf({ turnover }: PromotionTerms): TurnoverTerms {
  const { multiplier, weights, greatestBet, leastOdds, breach, forfeitsWinnings } = turnover
  return {
    multiplier: BigInt(Math.round(multiplier * 10_000)),
    weights: Object.fromEntries(weights.map(({ gameType, percent }) => [gameType, Math.round(percent * 100)])),
    greatestBet: greatestBet === null ? null : parseMoney(greatestBet),
    // Terms from before this was asked say nothing of it.
    leastOdds: leastOdds === undefined || leastOdds === null ? null : BigInt(Math.round(leastOdds * 10_000)),
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

/** Whether a claim that looks like abuse waits for an operator. Terms from before this was asked say nothing of it. */
export const holdsSuspicious = ({ holdsSuspicious }: Pick<PromotionTerms, 'holdsSuspicious'>): boolean =>
  holdsSuspicious ?? true

/**
 * Whether a bonus that has to be played leaves what was won with it when it goes. Then it is a free bet: whoever stakes it once at even odds
 * and wins, cancels and keeps the win without having played it. A greatest bet does not help, since a greater one wins as well.
 */
export const leavesWinnings = ({ reward, turnover }: PromotionTerms): boolean =>
  givesMoney(reward) && turnover.multiplier > 0 && !turnover.forfeitsWinnings

/** The field of terms that contradicts another one, which shapes cannot say; undefined where they agree. */
export function contradictionIn(terms: PromotionTerms): string | undefined {
  const { trigger, reward, loss, contact, audience, turnover } = terms
  const hasDeposit = waitsForDeposit(terms)
  if (givesNothing(reward)) return 'reward'
  if (new Set(turnover.weights.map(({ gameType }) => gameType)).size < turnover.weights.length)
    return 'turnover.weights'
  // A percentage needs something to be taken of, and a loss is given back in part: a fixed sum would be more than was lost.
  if (reward.kind === 'PERCENT' ? !hasDeposit && trigger !== 'LOSS' : trigger === 'LOSS') return 'reward'
  if (reward.kind === 'PERCENT' && trigger === 'LOSS' && reward.percent > 100) return 'reward'
  if (!hasDeposit && (terms.leastDeposit !== null || turnover.countsDeposit)) return 'leastDeposit'
  if (!givesMoney(reward) && (turnover.multiplier !== 0 || turnover.countsDeposit)) return 'turnover'
  if ((trigger === 'LOSS') !== (loss !== null)) return 'loss'
  if ((trigger === 'CONTACT') !== (contact !== null)) return 'contact'
  if (trigger === 'CONTACT' && terms.times !== 1) return 'times'
  const { leastLevel, greatestLevel } = audience
  if (leastLevel !== null && greatestLevel !== null && leastLevel > greatestLevel) return 'audience.greatestLevel'
  return undefined
}
