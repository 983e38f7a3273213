import { audienceInput, everybody } from '../../kits/drafts/audience-input.ts'
import { momentOf, orNone, type Typed } from '../../kits/drafts/typed-form.ts'
import type { PromotionInput, PromotionRewardInput, PromotionTermsInput } from '../../lib/schema.generated.ts'
import { pick, pickEach } from '../../providers/resource-operations.ts'

type Terms = PromotionTermsInput
/** Whether a deposit starts it. */
export const startsByDeposit = (trigger: unknown): boolean => trigger === 'DEPOSIT' || trigger === 'FIRST_DEPOSIT'

/** Whether money is given: nothing else has to be played. */
export const givesMoney = (kind: unknown): boolean => kind === 'FIXED' || kind === 'PERCENT' || !kind

/** Whether there is something to take a share of: a deposit, or a loss. */
export const hasShare = (trigger: unknown): boolean => startsByDeposit(trigger) || trigger === 'LOSS'

/** What of the form goes to the server: what was left empty is none, and nothing goes along that the choices above it rule out. */
export function promotionInput(data: Record<string, unknown>): Record<string, unknown> {
  return {
    ...pick(data, 'category', 'position', 'budget'),
    ...(data.reason ? { reason: data.reason } : {}),
    startsAt: momentOf(data.startsAt),
    endsAt: momentOf(data.endsAt),
    terms: termsInput((data.terms ?? {}) as Typed<Terms>),
    words: pickEach(data.words, 'language', 'title', 'summary', 'content', 'pictureUrl').map((words) => ({
      ...words,
      content: words.content ?? '',
      pictureUrl: words.pictureUrl || null,
    })),
  }
}

/** Terms as the schema takes them; a field more of them is a line here. */
function termsInput(terms: Typed<Terms>) {
  const { trigger, approval, reward, leastDeposit, times, loss, contact, audience, turnover, holdsSuspicious } = terms
  const hasDeposit = startsByDeposit(trigger)
  const isMoney = givesMoney(reward?.kind)
  return {
    trigger,
    approval,
    reward: rewardInput(reward ?? {}),
    leastDeposit: hasDeposit ? orNone(leastDeposit) : null,
    times: trigger === 'CONTACT' ? 1 : times,
    loss: trigger === 'LOSS' ? { period: loss?.period ?? 'DAY', least: loss?.least } : null,
    contact: trigger === 'CONTACT' ? orNone(contact) : null,
    audience: audienceInput(audience ?? {}),
    // What is no money need not be played.
    turnover: { ...turnoverInput(turnover ?? {}, hasDeposit && isMoney), ...(!isMoney && { multiplier: 0 }) },
    holdsSuspicious: holdsSuspicious !== false,
  }
}

function rewardInput(reward: Typed<PromotionRewardInput>) {
  const { kind, amount, percent, cap, points, raffleId, tickets, days } = reward
  if (kind === 'POINTS') return { kind, points }
  if (kind === 'TICKETS') return { kind, raffleId, tickets }
  if (kind === 'REBATE_RISE') return { kind, percent, days }
  return kind === 'PERCENT' ? { kind, percent, cap } : { kind, amount }
}

function turnoverInput(turnover: Typed<Terms['turnover']>, hasDeposit: boolean) {
  const { multiplier, breach, forfeitsWinnings, weights, days } = turnover
  const greatestBet = orNone(turnover.greatestBet)
  return {
    multiplier,
    countsDeposit: hasDeposit && turnover.countsDeposit === true,
    weights: pickEach(weights, 'gameType', 'percent'),
    greatestBet,
    leastOdds: orNone(turnover.leastOdds),
    // Without a greatest bet there is none that is too great.
    breach: greatestBet === null ? 'UNCOUNTED' : breach,
    forfeitsWinnings: forfeitsWinnings === true,
    days: orNone(days),
  }
}

/** What a new promotion begins with: by application, nothing counted less, a week to play it. */
export const emptyDraft = (languages: readonly string[]): Omit<PromotionInput, 'reason'> => ({
  category: 'EVENT',
  position: 10,
  startsAt: new Date().toISOString(),
  endsAt: null,
  budget: '',
  terms: {
    trigger: 'APPLY',
    approval: 'OPERATOR',
    reward: { kind: 'FIXED', amount: '', cap: '' },
    leastDeposit: null,
    times: 1,
    loss: { period: 'WEEK', least: '' },
    contact: null,
    audience: everybody,
    turnover: {
      multiplier: 3,
      countsDeposit: false,
      weights: [],
      greatestBet: null,
      leastOdds: null,
      breach: 'UNCOUNTED',
      forfeitsWinnings: true,
      days: 7,
    },
    holdsSuspicious: true,
  },
  words: languages.map((language) => ({ language, title: '', summary: '', content: '', pictureUrl: null })),
})
