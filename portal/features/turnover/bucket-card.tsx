import { useTranslation } from 'react-i18next'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { ProgressBar } from './progress-bar.tsx'
import type { TurnoverQuery, TurnoverState } from './turnover.generated.ts'

type Bucket = TurnoverQuery['turnover']['buckets'][number]

const tones: Record<TurnoverState, Tone> = { OPEN: 'warning', DONE: 'success', CANCELLED: 'neutral' }

/** One demand to play: how far it is, since when bets count and which count less. */
export function BucketCard({ bucket, onCancel }: { bucket: Bucket; onCancel: () => void }) {
  const { t } = useTranslation(['wallets', 'account'])
  const { format } = useDateTimeFormat()
  const name = t(`wallets:sources.${bucket.source}`)
  const terms = bucket.weights.map(({ gameType, weight }) =>
    t('wallets:weight', { category: t(`account:categories.${gameType}`), percent: weight / 100 }),
  )
  return (
    <article aria-label={name} className="flex flex-col gap-3 rounded-md border border-line bg-surface-1 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{name}</h3>
        <Badge tone={tones[bucket.state]}>{t(`wallets:bucketStates.${bucket.state}`)}</Badge>
      </div>
      <ProgressBar label={name} done={bucket.done} required={bucket.required} />
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <span className="text-muted">
          <MoneyText amount={bucket.done} /> / <MoneyText amount={bucket.required} />
        </span>
        {bucket.state === 'OPEN' && (
          <span>
            {t('wallets:stillMissing')} <MoneyText amount={bucket.missing} className="font-semibold" />
          </span>
        )}
      </p>
      <p className="text-xs text-muted">{t('wallets:countsSince', { time: format(bucket.openedAt) })}</p>
      <p className="text-xs text-muted">{terms.length === 0 ? t('wallets:allCount') : terms.join(' · ')}</p>
      {bucket.mayCancel && (
        <Button kind="secondary" size="small" className="self-start" onClick={onCancel}>
          {t('wallets:cancelBonus')}
        </Button>
      )}
    </article>
  )
}
