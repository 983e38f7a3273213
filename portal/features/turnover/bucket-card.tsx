import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteMoney } from '../../brand/site-money.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { BucketBets } from './bucket-bets.tsx'
import { BucketTerms } from './bucket-terms.tsx'
import type { TurnoverQuery, TurnoverState } from './turnover.generated.ts'

type Bucket = TurnoverQuery['turnover']['buckets'][number]

const tones: Record<TurnoverState, Tone> = {
  OPEN: 'warning',
  DONE: 'success',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
  BREACHED: 'danger',
}

/** One demand to play: how far it is, the terms it goes by, and the bets that counted or did not. */
export function BucketCard({ bucket, onCancel }: { bucket: Bucket; onCancel: () => void }) {
  const { t } = useTranslation('wallets')
  const [showsBets, setShowsBets] = useState(false)
  const name = bucket.reward === null ? t(`sources.${bucket.source}`) : t(`rewards.${bucket.reward}`)
  return (
    <article aria-label={name} className="flex flex-col gap-3 rounded-md border border-line bg-surface-1 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">
          {name} {bucket.bonus !== null && <SiteMoney amount={bucket.bonus} />}
        </h3>
        <Badge tone={tones[bucket.state]}>{t(`bucketStates.${bucket.state}`)}</Badge>
      </div>
      <ProgressBar label={name} done={bucket.done} required={bucket.required} />
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <span className="text-muted">
          <SiteMoney amount={bucket.done} /> / <SiteMoney amount={bucket.required} />
        </span>
        {bucket.state === 'OPEN' && (
          <span>
            {t('stillMissing')} <SiteMoney amount={bucket.missing} className="font-semibold" />
          </span>
        )}
      </p>
      {bucket.state === 'OPEN' && (bucket.breachedAt !== null || bucket.recalledAt !== null) && (
        <p role="alert" className="rounded-md border border-danger p-3 text-sm">
          {t(bucket.recalledAt === null ? 'breached' : 'recalled')}
        </p>
      )}
      {isEnded(bucket.state) && bucket.bonus !== null && (
        <p className="text-sm">
          {t('forfeitedAll')} <SiteMoney amount={bucket.forfeited} className="font-semibold" />
        </p>
      )}
      <BucketTerms bucket={bucket} />
      <div className="flex flex-wrap gap-2">
        <Button
          kind="secondary"
          size="small"
          aria-expanded={showsBets}
          onClick={() => setShowsBets((isShown) => !isShown)}
        >
          {t(showsBets ? 'hideBets' : 'showBets')}
        </Button>
        {bucket.mayCancel && (
          <Button kind="secondary" size="small" onClick={onCancel}>
            {t('cancelBonus')}
          </Button>
        )}
      </div>
      {showsBets && <BucketBets id={bucket.id} />}
    </article>
  )
}

const isEnded = (state: TurnoverState) => state === 'CANCELLED' || state === 'EXPIRED' || state === 'BREACHED'
