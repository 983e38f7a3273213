import { useTranslation } from 'react-i18next'
import { MoneyText } from '../../ui/money-text.tsx'
import type { PromotionPartsFragment } from './promotions.generated.ts'

/** The terms of a promotion, one a line, in figures: what must be done for it and how it must be played. */
export function PromotionTerms({ promotion: { terms } }: { promotion: PromotionPartsFragment }) {
  const { t } = useTranslation(['promotions', 'account', 'wallets'])
  const { leastDeposit, times, newMembersDays, approval, trigger, turnover } = terms
  const { multiplier, countsDeposit, weights, greatestBet, breach, days, forfeitsWinnings } = turnover
  return (
    <section aria-label={t('promotions:terms')} className="rounded-md border border-line p-4 text-sm">
      <h3 className="mb-2 font-semibold">{t('promotions:terms')}</h3>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-muted marker:text-muted">
        <li>{t(`promotions:triggers.${trigger}`)}</li>
        {leastDeposit !== null && (
          <li>
            {t('promotions:leastDeposit')} <MoneyText amount={leastDeposit} />
          </li>
        )}
        {newMembersDays !== null && <li>{t('promotions:newMembers', { count: newMembersDays })}</li>}
        <li>{t('promotions:times', { count: times })}</li>
        {approval === 'OPERATOR' && <li>{t('promotions:approved')}</li>}
        <li>{t(countsDeposit ? 'promotions:playBoth' : 'promotions:play', { multiplier })}</li>
        {days !== null && <li>{t('promotions:days', { count: days })}</li>}
        {greatestBet !== null && (
          <li>
            {t('wallets:greatestBet')} <MoneyText amount={greatestBet} />
            {'. '}
            {t(`wallets:breaches.${breach}`)}
          </li>
        )}
        {weights.map(({ gameType, percent }) => (
          <li key={gameType}>
            {t(percent === 0 ? 'wallets:weightNone' : 'wallets:weight', {
              category: t(`account:categories.${gameType}`),
              percent,
            })}
          </li>
        ))}
        <li>{t(forfeitsWinnings ? 'wallets:forfeitsBoth' : 'wallets:forfeitsBonus')}</li>
      </ul>
    </section>
  )
}
