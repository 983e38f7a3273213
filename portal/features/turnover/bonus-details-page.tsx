import { Target } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useSite } from '../../brand/use-site.ts'
import { useMember } from '../../session/use-member.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BucketCard } from './bucket-card.tsx'
import { CancelBonusDialog } from './cancel-bonus-dialog.tsx'
import { type TurnoverQuery, useTurnoverQuery } from './turnover.generated.ts'

/** What must still be played before money may leave, bucket by bucket with its terms; a bonus can be cancelled. */
export default function BonusDetailsPage() {
  const { t } = useTranslation('wallets')
  const [cancelling, setCancelling] = useState<string | null>(null)
  const { data, error, refetch } = useTurnoverQuery({ fetchPolicy: 'cache-and-network' })
  const balanceVersion = useMember().member?.wallet?.version
  // A bonus may come, and be played, while the page is open: whatever moves the balance may move what is to be played.
  const shownVersion = useRef(balanceVersion)
  useEffect(() => {
    if (shownVersion.current === balanceVersion) return
    shownVersion.current = balanceVersion
    void refetch()
  }, [balanceVersion, refetch])
  const turnover = data?.turnover
  if (error && !turnover) return <QueryError error={error} onRetry={() => refetch()} />
  if (!turnover) return <Skeleton className="h-96 w-full" />
  if (turnover.buckets.length === 0)
    return (
      <EmptyState
        icon={Target}
        title={t('noTurnover')}
        hint={t('noTurnoverHint')}
        className="rounded-md border border-line bg-surface-1"
      />
    )
  return (
    <div className="flex flex-col gap-4">
      <Overall turnover={turnover} />
      <ul className="flex flex-col gap-3" aria-label={t('buckets')}>
        {turnover.buckets.map((bucket) => (
          <li key={bucket.id}>
            <BucketCard bucket={bucket} onCancel={() => setCancelling(bucket.id)} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t('whatCounts')}</p>
      <CancelBonusDialog id={cancelling} onClose={() => setCancelling(null)} onDone={() => refetch()} />
    </div>
  )
}

function Overall({ turnover }: { turnover: TurnoverQuery['turnover'] }) {
  const { t } = useTranslation('wallets')
  const { currencySymbol } = useSite().site
  const isFree = /^0*\.?0*$/.test(turnover.missing)
  return (
    <section aria-label={t('turnover')} className="rounded-lg border border-line bg-surface-1 p-5">
      <p className="text-sm text-muted">{t(isFree ? 'turnoverFree' : 'turnoverMissing')}</p>
      {!isFree && (
        <>
          <p className="mt-1 mb-3 text-2xl font-bold">
            <MoneyText amount={turnover.missing} symbol={currencySymbol} />
          </p>
          <ProgressBar label={t('turnover')} done={turnover.done} required={turnover.required} />
        </>
      )}
    </section>
  )
}
