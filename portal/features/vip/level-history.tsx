import { ArrowDown, ArrowUp } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useMoney } from '../../brand/use-money.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useVipFormat } from './use-vip-format.ts'
import { useVipStepsQuery, type VipQuery, type VipStepsQuery } from './vip.generated.ts'

type Levels = VipQuery['vip']['levels']
type Step = VipStepsQuery['vipSteps']['items'][number]

const pageSize = 10

/** Each step up or down, with the sums it was decided by and what was demanded. */
export function LevelHistory({ levels }: { levels: Levels }) {
  const { t } = useTranslation('vip')
  const id = useId()
  const [page, setPage] = useState(1)
  const { data, previousData, error, refetch } = useVipStepsQuery({
    variables: { page: { page, pageSize } },
    fetchPolicy: 'cache-and-network',
  })
  const steps = (data ?? previousData)?.vipSteps
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="font-semibold">
        {t('history')}
      </h3>
      {error && !steps && <QueryError error={error} onRetry={() => refetch()} />}
      {!steps && !error && <Skeleton className="h-32 w-full" />}
      {steps?.items.length === 0 && (
        <p className="rounded-md border border-line bg-surface-1 p-4 text-sm text-muted">{t('noHistory')}</p>
      )}
      {steps && steps.items.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface-1 text-sm">
          {steps.items.map((step) => (
            <StepRow key={step.id} step={step} levels={levels} />
          ))}
        </ul>
      )}
      <Pagination page={page} totalPages={steps?.pageInfo.totalPages ?? 0} onChange={setPage} />
    </section>
  )
}

function StepRow({ step, levels }: { step: Step; levels: Levels }) {
  const { t } = useTranslation('vip')
  const { format } = useDateTimeFormat()
  const isUp = step.toRank > step.fromRank
  const Icon = isUp ? ArrowUp : ArrowDown
  const level = levels.find(({ rank }) => rank === step.toRank)?.name ?? t('noLevel')
  return (
    <li className="flex gap-3 p-4">
      <Icon size={18} aria-hidden className={isUp ? 'shrink-0 text-success' : 'shrink-0 text-danger'} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="font-semibold">{t(`step.${step.reason}`, { level })}</span>
          <time dateTime={step.at} className="text-xs text-muted tabular">
            {format(step.at)}
          </time>
        </p>
        {step.reason === 'FELL' && <p className="text-muted">{t('why.FELL')}</p>}
        <Why step={step} />
      </div>
    </li>
  )
}

/** The month that decided it, or else the sums. */
function Why({ step }: { step: Step }) {
  const { t } = useTranslation('vip')
  const { month } = useVipFormat()
  const money = useMoney()
  const { monthValidBet, monthDemanded } = step
  return (
    <p className="text-xs text-muted tabular">
      {step.month !== null && monthValidBet !== null && monthDemanded !== null
        ? t('why.month', {
            month: month(step.month),
            monthValidBet: money(monthValidBet),
            monthDemanded: money(monthDemanded),
          })
        : t('why.sums', {
            deposits: money(step.deposits),
            depositsDemanded: money(step.depositsDemanded),
            validBet: money(step.validBet),
            validBetDemanded: money(step.validBetDemanded),
          })}
    </p>
  )
}
