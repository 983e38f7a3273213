import { useTranslation } from 'react-i18next'
import { SiteMoney } from '../../brand/site-money.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import type { PromotionPartsFragment } from './promotions.generated.ts'

type Terms = PromotionPartsFragment['terms']

/** So many times are as good as no limit: what comes by the calendar says itself how often. */
const MANY = 100

/** What is given where that is no money, which need not be played. */
const freeOf = (kind: Terms['reward']['kind']) => (kind === 'FIXED' || kind === 'PERCENT' ? null : kind)

/** The terms of a promotion, one a line, in figures: what must be done for it and how it must be played. */
export function PromotionTerms({ promotion: { terms } }: { promotion: PromotionPartsFragment }) {
  const { t } = useTranslation(['promotions', 'account', 'wallets'])
  const formats = useFormats()
  const { leastDeposit, times, approval, trigger, turnover, reward } = terms
  const free = freeOf(reward.kind)
  const { multiplier, countsDeposit, weights, greatestBet, leastOdds, breach, days, forfeitsWinnings } = turnover
  return (
    <section aria-label={t('promotions:terms')} className="rounded-md border border-line p-4 text-sm">
      <h3 className="mb-2 font-semibold">{t('promotions:terms')}</h3>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-muted marker:text-muted">
        <li>{t(`promotions:triggers.${trigger}`)}</li>
        {leastDeposit !== null && (
          <li>
            {t('promotions:leastDeposit')} <SiteMoney amount={leastDeposit} />
          </li>
        )}
        <LossLine terms={terms} />
        <AudienceLines terms={terms} />
        {times < MANY && <li>{t('promotions:times', { count: times })}</li>}
        {approval === 'OPERATOR' && <li>{t('promotions:approved')}</li>}
        {free === null ? (
          <li>{t(countsDeposit ? 'promotions:playBoth' : 'promotions:play', { multiplier })}</li>
        ) : (
          <li>{t(`promotions:free.${free}`)}</li>
        )}
        {days !== null && <li>{t('promotions:days', { count: days })}</li>}
        {greatestBet !== null && (
          <li>
            {t('wallets:greatestBet')} <SiteMoney amount={greatestBet} />
            {'. '}
            {t(`wallets:breaches.${breach}`)}
          </li>
        )}
        {leastOdds !== null && <li>{t('wallets:leastOdds', { odds: formats.fixed(leastOdds, 2) })}</li>}
        {weights.map(({ gameType, percent }) => (
          <li key={gameType}>
            {t(percent === 0 ? 'wallets:weightNone' : 'wallets:weight', {
              category: t(`account:categories.${gameType}`),
              percent: formats.percent(percent / 100),
            })}
          </li>
        ))}
        {free === null && <li>{t(forfeitsWinnings ? 'wallets:forfeitsBoth' : 'wallets:forfeitsBonus')}</li>}
      </ul>
    </section>
  )
}

/** Of which loss, or which contact is needed. */
function LossLine({ terms: { loss, contact } }: { terms: Terms }) {
  const { t } = useTranslation('promotions')
  if (contact !== null) return <li>{t('needsContact', { contact: t(`contacts.${contact}`) })}</li>
  if (loss === null) return null
  return (
    <li>
      {t(`losses.${loss.period}`)} <SiteMoney amount={loss.least} />
    </li>
  )
}

/** For whom it is, as far as everybody may know. */
function AudienceLines({ terms: { audience } }: { terms: Terms }) {
  const { t } = useTranslation('promotions')
  const { newMembersDays, leastLevel, greatestLevel, leastDeposits, inactiveDays } = audience
  return (
    <>
      {newMembersDays !== null && <li>{t('newMembers', { count: newMembersDays })}</li>}
      {leastLevel !== null && <li>{t('levelFrom', { level: leastLevel })}</li>}
      {greatestLevel !== null && <li>{t('levelTo', { level: greatestLevel })}</li>}
      {leastDeposits !== null && (
        <li>
          {t('deposits', { count: leastDeposits.days })} <SiteMoney amount={leastDeposits.amount} />
        </li>
      )}
      {inactiveDays !== null && <li>{t('inactive', { count: inactiveDays })}</li>}
    </>
  )
}
