import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useMember } from '../../session/use-member.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useDepositChangedSubscription, useDepositQuery } from './cashier.generated.ts'
import { DepositCancel } from './deposit-cancel.tsx'
import { DepositOutcome } from './deposit-outcome.tsx'
import { DepositPayment } from './deposit-payment.tsx'
import { isOver, isToPay, stepOf } from './deposit-states.ts'
import { DepositStepper } from './deposit-stepper.tsx'
import { DepositTimeline } from './deposit-timeline.tsx'
import { StepHeading } from './step-heading.tsx'

/** How often a deposit that waits is read again where the live line is down, in milliseconds. */
const readAgainAfter = 15_000

/** One deposit, live: what to pay and where, or what became of it, and each state with its time. */
export function DepositView({ id, onBack }: { id: string; onBack: () => void }) {
  const { t } = useTranslation('cashier')
  const { refresh } = useMember()
  const { data, error, refetch, startPolling, stopPolling } = useDepositQuery({ variables: { id } })
  // What comes over the line has the deposit's id, so that it is the one shown here.
  useDepositChangedSubscription({ variables: { id } })
  const deposit = data?.deposit
  const state = deposit?.state
  useEffect(() => {
    if (!state || isOver(state)) return
    startPolling(readAgainAfter)
    return stopPolling
  }, [state, startPolling, stopPolling])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the balance is read again once, when the money is there.
  useEffect(() => {
    if (state === 'CREDITED') void refresh()
  }, [state])

  if (error && !deposit) return <QueryError error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton className="h-120 w-full" />
  if (!deposit)
    return <EmptyState title={t('depositUnknown')} action={<Button onClick={onBack}>{t('newDeposit')}</Button>} />
  const step = stepOf(deposit.state)
  return (
    <div className="grid items-start gap-6 2xl:grid-cols-[1fr_20rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <button
          type="button"
          onClick={onBack}
          className="flex h-9 items-center gap-2 self-start rounded-sm pe-2 text-sm text-muted hover-quiet"
        >
          <ArrowLeft size={16} aria-hidden className="rtl:rotate-180" />
          {t('allDeposits')}
        </button>
        {step !== null && <DepositStepper current={step} />}
        {isToPay(deposit.state) && <StepHeading>{t('heading.pay')}</StepHeading>}
        <section className="rounded-lg border border-line bg-surface-1 p-5" aria-live="polite">
          {isToPay(deposit.state) ? (
            <>
              <DepositPayment deposit={deposit} />
              {/* What is paid on the page of a payment service is given up there. */}
              {!deposit.payUrl && <DepositCancel id={deposit.id} onStale={refetch} />}
            </>
          ) : (
            <DepositOutcome deposit={deposit} onAgain={onBack} />
          )}
        </section>
      </div>
      <section className="rounded-lg border border-line bg-surface-1 p-5">
        <h3 className="mb-4 font-semibold">{t('timeline')}</h3>
        <DepositTimeline deposit={deposit} />
      </section>
    </div>
  )
}
