import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../apollo/query-error.tsx'
import { isZeroAmount } from '../../../lib/is-zero-amount.ts'
import type { ContractKind } from '../../../lib/schema.generated.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MoneyText } from '../../../ui/money-text.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useRateFormat } from '../use-rate-format.ts'
import { useWindowFormat } from '../use-window-format.ts'
import { type Compared, compare, compareAll, type TriedWindow } from './tried-row.ts'
import { type TryContractQueryVariables, useTryContractQuery } from './what-if.generated.ts'

type Terms = NonNullable<TryContractQueryVariables['input']['terms']>

/** A contract that was proposed, for either side of it; or terms for a direct downline, before they are proposed. */
export type WhatIfProps = { contractId: string } | { payeeId: string; kind: ContractKind; terms: Terms }

/** What terms would have come to over the last windows, beside what held in them; a payer reads what he would keep, too. */
export function WhatIf(tried: WhatIfProps) {
  const { t } = useTranslation('pay')
  const { data, error, refetch } = useTryContractQuery({ variables: { input: tried }, fetchPolicy: 'network-only' })
  const windows = data?.tryContract
  return (
    <section aria-label={t('whatIf')} className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('whatIf')}</h3>
      <p className="text-sm text-muted">{t('whatIfHint')}</p>
      {error && !windows && <QueryError error={error} onRetry={() => refetch()} />}
      {!windows && !error && <Skeleton className="h-48 w-full" />}
      {windows?.length === 0 && <EmptyState title={t('noWindows')} />}
      {windows && windows.length > 0 && (
        <>
          <Sums windows={windows} />
          <Windows windows={windows} />
        </>
      )}
    </section>
  )
}

const isPayer = (windows: readonly TriedWindow[]) => windows.some((each) => each.payerToday ?? each.payerProposed)

/** What all windows come to, in words. */
function Sums({ windows }: { windows: readonly TriedWindow[] }) {
  const { t } = useTranslation('pay')
  const formats = useFormats()
  const payee = compareAll(windows.map((each) => compare(each.today, each.proposed)))
  const payer = compareAll(windows.map((each) => compare(each.payerToday, each.payerProposed)))
  const amounts = ({ today, proposed }: Compared) => ({
    today: formats.money(today),
    proposed: formats.money(proposed),
  })
  return (
    <div role="status" className="flex flex-col gap-1 rounded-md bg-surface-2 px-4 py-3 text-sm">
      <p>
        {t('whatIfSum', { count: windows.length, ...amounts(payee) })} <Difference {...payee} />
      </p>
      {isPayer(windows) && (
        <p>
          {t('keepSum', amounts(payer))} <Difference {...payer} />
        </p>
      )}
    </div>
  )
}

/** More or less, by words and sign. */
function Difference({ difference }: Compared) {
  const { t } = useTranslation('pay')
  const formats = useFormats()
  if (isZeroAmount(difference.replace('-', ''))) return <strong className="text-muted">{t('same')}</strong>
  const isLess = difference.startsWith('-')
  const amount = formats.money(difference.replace('-', ''))
  return <strong className={isLess ? 'text-danger' : 'text-success'}>{t(isLess ? 'loses' : 'gain', { amount })}</strong>
}

/** Window by window, the last one first. */
function Windows({ windows }: { windows: readonly TriedWindow[] }) {
  const { t } = useTranslation('pay')
  const format = useWindowFormat()
  const columns: DataColumn<TriedWindow>[] = [
    { key: 'window', header: t('window'), cell: ({ window }) => <span className="tabular">{format(window)}</span> },
    ...(['validBet', 'loss'] as const).map((measure) => ({
      key: measure,
      header: t(measure),
      align: 'end' as const,
      cell: ({ measures }: TriedWindow) => <MoneyText amount={measures[measure]} />,
    })),
    { key: 'today', header: t('today'), align: 'end', cell: ({ today }) => <Outcome outcome={today} /> },
    { key: 'proposed', header: t('proposed'), align: 'end', cell: ({ proposed }) => <Outcome outcome={proposed} /> },
    {
      key: 'difference',
      header: t('difference'),
      align: 'end',
      cell: (each) => <MoneyText amount={compare(each.today, each.proposed).difference} signed />,
    },
    ...(isPayer(windows)
      ? [
          {
            key: 'keepToday',
            header: t('youKeepToday'),
            align: 'end' as const,
            cell: ({ payerToday }: TriedWindow) => <Outcome outcome={payerToday} />,
          },
          {
            key: 'keepProposed',
            header: t('youKeepProposed'),
            align: 'end' as const,
            cell: ({ payerProposed }: TriedWindow) => <Outcome outcome={payerProposed} />,
          },
        ]
      : []),
  ]
  return (
    <DataTable label={t('whatIf')} columns={columns} rows={windows.toReversed()} rowKey={({ window }) => window.from} />
  )
}

/** What one contract comes to in a window, with its rate or why nothing is paid. */
function Outcome({ outcome }: { outcome: TriedWindow['today'] }) {
  const { t } = useTranslation('pay')
  const rate = useRateFormat()
  if (!outcome) return <span className="text-faint">{t('noContractThen')}</span>
  return (
    <span className="inline-flex flex-col items-end">
      <MoneyText amount={outcome.net} className="font-semibold" />
      <span className="text-xs text-muted">
        {outcome.skipReason
          ? t(`skipReasons.${outcome.skipReason}`)
          : outcome.rate === null
            ? null
            : rate(outcome.rate)}
      </span>
    </span>
  )
}
