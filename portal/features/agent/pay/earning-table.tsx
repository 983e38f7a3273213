import { useTranslation } from 'react-i18next'
import { useRateFormat } from '../../../kits/contracts/use-rate-format.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx'
import { MoneyText } from '../../../ui/money-text.tsx'
import { DisputeBadge } from './dispute/dispute-badge.tsx'
import { EarningState } from './earning-state.tsx'
import type { EarningPartsFragment, EarningsQuery } from './pay.generated.ts'
import { PaySteps } from './pay-steps.tsx'
import { useTeamWindowFormat } from './use-team-window-format.ts'

type Earning = EarningPartsFragment

interface EarningTableProps {
  rows: readonly Earning[]
  /** Of the whole list, not of this page alone. */
  totals: EarningsQuery['earnings']['totals']
  onOpen: (id: string) => void
}

/** What was earned window by window: each amount opens to what it is made of, a correction names what it corrects. */
export function EarningTable({ rows, totals, onOpen }: EarningTableProps) {
  const { t } = useTranslation('pay')
  const formats = useFormats()
  const rate = useRateFormat()
  const window = useTeamWindowFormat()
  const columns: DataColumn<Earning>[] = [
    {
      key: 'window',
      header: t('window'),
      cell: (row) => (
        <span className="inline-flex flex-col items-end md:items-start">
          <span className="whitespace-nowrap tabular">{window(row.window)}</span>
          {row.revision > 0 && <span className="text-xs text-muted">{t('correction', { number: row.revision })}</span>}
        </span>
      ),
    },
    ...(['validBet', 'loss'] as const).map((measure) => ({
      key: measure,
      header: t(measure),
      align: 'end' as const,
      cell: ({ measures }: Earning) => <MoneyText amount={measures[measure]} />,
    })),
    {
      key: 'active',
      header: t('activeMembers'),
      align: 'end',
      cell: ({ measures }) => <span className="tabular">{formats.number(measures.activeMembers)}</span>,
    },
    {
      key: 'rate',
      header: t('rate'),
      align: 'end',
      cell: (row) => (row.rate === null ? null : <span className="tabular">{rate(row.rate)}</span>),
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      cell: (row) => (
        <>
          <AmountButton row={row} onOpen={onOpen} />
          <PaySteps {...row} isCorrection={row.revision > 0} />
        </>
      ),
    },
    { key: 'state', header: t('state'), cell: (row) => <State row={row} /> },
  ]
  return (
    <div className="flex flex-col gap-3">
      <DataTable label={t('earnings')} columns={columns} rows={rows} rowKey={({ id }) => id} />
      <dl
        aria-label={t('wholeTotal')}
        className="flex flex-wrap items-baseline justify-end gap-x-6 gap-y-1 rounded-md bg-surface-2 px-4 py-3 text-sm font-semibold"
      >
        <dt className="me-auto">{t('wholeTotal')}</dt>
        {(['amount', 'paid'] as const).map((figure) => (
          <dd key={figure} className="flex items-baseline gap-2">
            <span className="text-xs font-normal text-muted">{t(figure)}</span>
            <MoneyText amount={totals[figure]} signed />
          </dd>
        ))}
      </dl>
    </div>
  )
}

/** How an earning stands, and what the agent disputes of it. */
function State({ row }: { row: Earning }) {
  const { dispute } = row
  return (
    <span className="inline-flex flex-col items-start gap-1 max-md:items-end">
      <EarningState earning={row} />
      {dispute && dispute.state !== 'WITHDRAWN' && <DisputeBadge dispute={dispute} />}
    </span>
  )
}

/** An amount that opens to what it is made of. */
function AmountButton({ row, onOpen }: { row: Earning; onOpen: (id: string) => void }) {
  const { t } = useTranslation('pay')
  const formats = useFormats()
  const window = useTeamWindowFormat()
  const amount = formats.money(row.amount, { signed: true })
  return (
    <button
      type="button"
      aria-label={t('explain', { amount, window: window(row.window) })}
      onClick={() => onOpen(row.id)}
      className="min-h-8 font-semibold text-accent underline underline-offset-4"
    >
      <MoneyText amount={row.amount} signed />
    </button>
  )
}
