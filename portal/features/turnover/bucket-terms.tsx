import { useTranslation } from 'react-i18next'
import { SiteMoney } from '../../brand/site-money.tsx'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { useFormats } from '../../lib/use-formats.ts'
import type { TurnoverQuery } from './turnover.generated.ts'

type Bucket = TurnoverQuery['turnover']['buckets'][number]

/** What a demand to play goes by, a sentence each: since and until when, which stakes, which categories, and what is lost by it. */
export function BucketTerms({ bucket }: { bucket: Bucket }) {
  const { t } = useTranslation(['wallets', 'account'])
  const formats = useFormats()
  const { format } = useDateTimeFormat()
  const weights = bucket.weights.map(({ gameType, weight }) => {
    const category = t(`account:categories.${gameType}`)
    return weight === 0
      ? t('wallets:weightNone', { category })
      : t('wallets:weight', { category, percent: formats.percent(weight / 10_000) })
  })
  return (
    <ul className="flex list-disc flex-col gap-1 ps-4 text-xs text-muted marker:text-muted">
      <li>{t('wallets:countsSince', { time: format(bucket.openedAt) })}</li>
      {bucket.expiresAt !== null && <li>{t('wallets:playUntil', { time: format(bucket.expiresAt) })}</li>}
      {bucket.greatestBet !== null && (
        <li>
          {t('wallets:greatestBet')} <SiteMoney amount={bucket.greatestBet} className="font-semibold" />
          {'. '}
          {t(`wallets:breaches.${bucket.breach}`)}
        </li>
      )}
      {bucket.leastOdds !== null && <li>{t('wallets:leastOdds', { odds: formats.fixed(bucket.leastOdds, 2) })}</li>}
      <li>{weights.length === 0 ? t('wallets:allCount') : weights.join(' · ')}</li>
      {bucket.bonus !== null && (
        <li>{t(bucket.forfeitsWinnings ? 'wallets:forfeitsBoth' : 'wallets:forfeitsBonus')}</li>
      )}
    </ul>
  )
}
