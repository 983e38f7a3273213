import type { TFunction } from 'i18next'
import type { Formats } from '../../../formats/formats.ts'
import type { PromotionTermsInput } from '../../lib/schema.generated.ts'

/** So many times are as good as no limit: what comes by the calendar says itself how often. */
const MANY = 100

const some = (text: string | number | false | null | undefined) => (text ? [String(text)] : [])

/** Writes an amount. */
type Money = (amount: string) => string

/** The terms of a promotion as its page tells them to players, a sentence each, in their order there. */
export function termsSentences(terms: PromotionTermsInput, t: TFunction, money: Money, formats: Formats): string[] {
  const { trigger, approval, leastDeposit, times, turnover, reward } = terms
  const isMoney = reward.kind === 'FIXED' || reward.kind === 'PERCENT'
  const { multiplier, countsDeposit, days, greatestBet, leastOdds, breach, weights, forfeitsWinnings } = turnover
  return [
    t(`promotions:triggers.${trigger}`),
    ...some(leastDeposit && `${t('promotions:leastDeposit')} ${money(leastDeposit)}`),
    ...neededFor(terms, t, money),
    ...audienceSentences(terms, t, money),
    ...some(times < MANY && t('promotions:times', { count: times })),
    ...some(approval === 'OPERATOR' && t('promotions:approved')),
    isMoney
      ? t(countsDeposit ? 'promotions:playBoth' : 'promotions:play', { multiplier })
      : t(`promotions:free.${reward.kind}`),
    ...some(days && t('promotions:days', { count: days })),
    ...some(greatestBet && `${t('wallets:greatestBet')} ${money(greatestBet)}. ${t(`wallets:breaches.${breach}`)}`),
    ...some(leastOdds && t('wallets:leastOdds', { odds: formats.fixed(leastOdds, 2) })),
    ...weights.map(({ gameType, percent }) =>
      t(percent === 0 ? 'wallets:weightNone' : 'wallets:weight', {
        category: t(`account:categories.${gameType}`),
        percent: formats.percent(percent / 100),
      }),
    ),
    ...some(isMoney && t(forfeitsWinnings ? 'wallets:forfeitsBoth' : 'wallets:forfeitsBonus')),
  ]
}

/** Of which loss, or which contact is needed. */
function neededFor({ trigger, loss, contact }: PromotionTermsInput, t: TFunction, money: Money): string[] {
  if (trigger === 'CONTACT' && contact)
    return [t('promotions:needsContact', { contact: t(`promotions:contacts.${contact}`) })]
  return trigger === 'LOSS' && loss ? [`${t(`promotions:losses.${loss.period}`)} ${money(loss.least || '0')}`] : []
}

/** For whom it is, as far as players are told: of lines and tags they read nothing. */
function audienceSentences({ audience }: PromotionTermsInput, t: TFunction, money: Money): string[] {
  const { newMembersDays, leastLevel, greatestLevel, leastDeposits, inactiveDays } = audience
  return [
    ...some(newMembersDays && t('promotions:newMembers', { count: newMembersDays })),
    ...some(leastLevel && t('promotions:levelFrom', { level: leastLevel })),
    ...some(typeof greatestLevel === 'number' && t('promotions:levelTo', { level: greatestLevel })),
    ...some(
      leastDeposits?.amount &&
        `${t('promotions:deposits', { count: leastDeposits.days })} ${money(leastDeposits.amount)}`,
    ),
    ...some(inactiveDays && t('promotions:inactive', { count: inactiveDays })),
  ]
}
