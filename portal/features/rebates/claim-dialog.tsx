import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { SiteMoney } from '../../brand/site-money.tsx'
import { useDayFormat } from '../../lib/use-day-format.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type RebateClaimQuery, useRebateClaimQuery } from './rebates.generated.ts'
import { useRateParts } from './use-rate-parts.ts'

type Line = NonNullable<RebateClaimQuery['rebateClaim']>['lines'][number]

/** What each day and category brought to a claim, with the percentage that held. */
export function ClaimDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { t } = useTranslation('rebates')
  return (
    <Dialog open={id !== null} onClose={onClose} title={t('claimDetail')} size="medium">
      {id !== null && <Lines id={id} />}
    </Dialog>
  )
}

function Lines({ id }: { id: string }) {
  const { t } = useTranslation('rebates')
  const { data, error, refetch } = useRebateClaimQuery({ variables: { id } })
  const claim = data?.rebateClaim
  if (error) return <QueryError error={error} onRetry={() => refetch()} />
  if (!claim) return <Skeleton className="h-48 w-full" />
  return (
    <div className="flex flex-col gap-3 text-sm">
      <ul className="divide-y divide-line rounded-md border border-line">
        {claim.lines.map((line) => (
          <LineRow key={`${line.day} ${line.category}`} line={line} />
        ))}
      </ul>
      <p className="flex justify-between gap-3 px-3 font-semibold">
        <span>{t('total')}</span>
        <SiteMoney amount={claim.amount} />
      </p>
    </div>
  )
}

function LineRow({ line }: { line: Line }) {
  const { t } = useTranslation(['rebates', 'account'])
  const formats = useFormats()
  const day = useDayFormat()
  const made = useRateParts()(line)
  const isTaken = line.amount.startsWith('-')
  return (
    <li className="flex flex-col gap-1 px-3 py-2">
      <p className="flex justify-between gap-3">
        <span className="min-w-0 font-semibold">
          {day(line.day)} <span className="font-normal text-muted">· {t(`account:categories.${line.category}`)}</span>
        </span>
        <SiteMoney amount={line.amount} signed className="shrink-0 font-semibold" />
      </p>
      <p className="text-xs text-muted tabular">
        {t('rebates:lineOf', { validBet: formats.money(line.validBet), rate: formats.percent(line.rate / 10_000) })}
        {made !== null && ` (${made})`}
        {isTaken && ` · ${t('rebates:workedOff')}`}
      </p>
    </li>
  )
}
