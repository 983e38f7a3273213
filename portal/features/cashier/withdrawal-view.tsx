import { ArrowLeft, CircleCheck, CircleX, Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useMoney } from '../../brand/use-money.ts'
import { useSite } from '../../brand/use-site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StepHeading } from './step-heading.tsx'
import {
  useWithdrawalChangedSubscription,
  useWithdrawalQuery,
  type WithdrawalPartsFragment,
} from './withdraw.generated.ts'
import { WithdrawalNow } from './withdrawal-now.tsx'
import { shownState, stageOf, withdrawalTones } from './withdrawal-states.ts'
import { WithdrawalTimeline } from './withdrawal-timeline.tsx'

/** One withdrawal: where it stands now, what the member may do, and each step with its time. Follows changes live. */
export function WithdrawalView({ id, onBack }: { id: string; onBack: () => void }) {
  const { t } = useTranslation('withdrawals')
  const { data, error, refetch } = useWithdrawalQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  // What arrives has the id of what is shown, so the cache shows it.
  useWithdrawalChangedSubscription({ variables: { id } })
  const withdrawal = data?.withdrawal
  if (error && !withdrawal) return <QueryError error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton className="h-120 w-full" />
  if (!withdrawal) return <EmptyState title={t('unknown')} action={<Button onClick={onBack}>{t('all')}</Button>} />
  return (
    <div className="grid items-start gap-6 2xl:grid-cols-[1fr_20rem]">
      <section className="rounded-lg border border-line bg-surface-1 p-5" aria-live="polite">
        <button
          type="button"
          onClick={onBack}
          className="mb-4 flex h-9 items-center gap-2 rounded-sm pe-2 text-sm text-muted hover-quiet"
        >
          <ArrowLeft size={16} aria-hidden className="rtl:rotate-180" />
          {t('all')}
        </button>
        <Headline key={stageOf(withdrawal)} withdrawal={withdrawal} />
        <Facts withdrawal={withdrawal} />
        <WithdrawalNow withdrawal={withdrawal} minutes={data.withdrawalTerms.autoReceiveMinutes} onStale={refetch} />
      </section>
      <section className="rounded-lg border border-line bg-surface-1 p-5">
        <h3 className="mb-4 font-semibold">{t('timeline')}</h3>
        <WithdrawalTimeline withdrawal={withdrawal} />
      </section>
    </div>
  )
}

const icons = {
  sent: <CircleCheck size={48} aria-hidden className="text-success" />,
  onItsWay: <CircleCheck size={48} aria-hidden className="text-success" />,
  asked: <CircleCheck size={48} aria-hidden className="text-success" />,
  settling: <Hourglass size={48} aria-hidden className="text-info" />,
  done: <CircleCheck size={48} aria-hidden className="text-success" />,
  ended: <CircleX size={48} aria-hidden className="text-faint" />,
} as const

/** How it went, in large, and how much it is about. */
function Headline({ withdrawal }: { withdrawal: WithdrawalPartsFragment }) {
  const { t } = useTranslation('withdrawals')
  const { currencySymbol } = useSite().site
  const stage = stageOf(withdrawal)
  const isSuccess = stage === 'sent' || stage === 'done'
  return (
    <div className="flex flex-col items-center gap-2 text-center">
      {icons[stage]}
      <StepHeading>{isSuccess ? t(`headline.${stage}`) : t(`short.${shownState(withdrawal)}`)}</StepHeading>
      <MoneyText amount={withdrawal.amount} symbol={currencySymbol} className="text-2xl font-bold" />
      {isSuccess && <Badge tone={withdrawalTones[withdrawal.state]}>{t(`short.${shownState(withdrawal)}`)}</Badge>}
    </div>
  )
}

function Facts({ withdrawal }: { withdrawal: WithdrawalPartsFragment }) {
  const { t } = useTranslation('withdrawals')
  const { currencySymbol } = useSite().site
  const money = useMoney()
  const rows = [
    { label: t('to'), value: `${withdrawal.bankName} ${withdrawal.maskedNumber}` },
    { label: t('holder'), value: withdrawal.holder },
    { label: t('fee'), value: Number(withdrawal.fee) === 0 ? t('free') : money(withdrawal.fee) },
    { label: t('reference'), value: withdrawal.reference },
  ]
  return (
    <dl className="my-4 divide-y divide-line border-y border-line">
      {rows.map(
        ({ label, value }) =>
          value && (
            <div key={label} className="flex justify-between gap-4 py-2.5 text-sm">
              <dt className="text-muted">{label}</dt>
              <dd className="text-end font-semibold tabular">{value}</dd>
            </div>
          ),
      )}
      {withdrawal.restAmount && (
        <div className="flex justify-between gap-4 py-2.5 text-sm">
          <dt className="text-muted">{t('rest')}</dt>
          <dd className="text-end font-semibold">
            <MoneyText amount={withdrawal.restAmount} symbol={currencySymbol} />
          </dd>
        </div>
      )}
    </dl>
  )
}
