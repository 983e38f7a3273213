import { Coins } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useMoney } from '../../brand/use-money.ts'
import { openDialog } from '../../dialogs/dialog-store.ts'
import { isZeroAmount } from '../../lib/is-zero-amount.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ConvertDialog } from './convert-dialog.tsx'
import { pointsMissing } from './point-sums.ts'
import { type PointConfigQuery, usePointBalanceQuery } from './points.generated.ts'
import { useMayRedeem } from './use-may-redeem.ts'

/** The points of the member with what they are worth, or the way to have some. */
export function BalanceCard({ config }: { config: PointConfigQuery['pointConfig'] | undefined }) {
  const { t } = useTranslation('points')
  const { mayRedeem } = useMayRedeem()
  return (
    <section
      aria-label={t('balance')}
      className="flex flex-col gap-4 rounded-lg border border-line bg-linear-to-br from-surface-3 to-surface-1 p-5 sm:flex-row sm:items-center"
    >
      <span className="hidden size-14 shrink-0 items-center justify-center rounded-full bg-surface-0 text-accent sm:flex">
        <Coins size={28} aria-hidden />
      </span>
      {mayRedeem ? <OwnPoints config={config} /> : <Invitation />}
    </section>
  )
}

function OwnPoints({ config }: { config: PointConfigQuery['pointConfig'] | undefined }) {
  const { t } = useTranslation('points')
  const formats = useFormats()
  const money = useMoney()
  const [isConverting, setConverting] = useState(false)
  const { data, error, refetch } = usePointBalanceQuery({ fetchPolicy: 'cache-and-network' })
  const points = data?.pointBalance.points
  const tooFewId = useId()
  const isExchanged = config !== undefined && !isZeroAmount(config.exchangeAmount)
  const isTooFew = isExchanged && points !== undefined && pointsMissing(points, config.minimumPoints) !== undefined
  if (error && points === undefined) return <QueryError error={error} onRetry={() => refetch()} />
  return (
    <>
      <div className="min-w-0 flex-1">
        <p className="text-sm text-muted">{t('balance')}</p>
        {points === undefined ? (
          <Skeleton className="mt-1 h-9 w-40" />
        ) : (
          <p aria-live="polite" className="text-3xl font-bold tabular text-accent">
            {t('points', { points: formats.whole(points) })}
          </p>
        )}
        <p className="mt-1 text-sm text-muted">
          {isExchanged ? t('worth', { amount: money(config.exchangeAmount) }) : t('neverExpire')}
        </p>
        {isTooFew && (
          <p id={tooFewId} className="mt-1 text-sm text-warning">
            {t('tooFewToConvert', { points: formats.whole(config.minimumPoints) })}
          </p>
        )}
      </div>
      {config === undefined && <Skeleton className="h-12 w-full sm:w-40" />}
      {isExchanged && (
        <Button
          size="large"
          disabled={points === undefined || isTooFew}
          aria-describedby={isTooFew ? tooFewId : undefined}
          onClick={() => setConverting(true)}
        >
          {t('convert')}
        </Button>
      )}
      {/* Its words may have to come first: without this the whole page would wait, and its button lose the focus. */}
      <Suspense>
        {isConverting && config && points !== undefined && (
          <ConvertDialog config={config} balance={points} onClose={() => setConverting(false)} />
        )}
      </Suspense>
    </>
  )
}

/** Visitors see the mall; to have points takes an account. */
function Invitation() {
  const { t } = useTranslation(['points', 'layout'])
  const { isTrial } = useMayRedeem()
  return (
    <>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t(isTrial ? 'points:invitationTrialTitle' : 'points:invitation')}</p>
        <p className="mt-1 text-sm text-muted">{t(isTrial ? 'points:invitationTrial' : 'points:invitationText')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {!isTrial && (
          <Button kind="secondary" onClick={() => openDialog('login')}>
            {t('layout:signIn')}
          </Button>
        )}
        <Button onClick={() => openDialog('register')}>{t('layout:register')}</Button>
      </div>
    </>
  )
}
