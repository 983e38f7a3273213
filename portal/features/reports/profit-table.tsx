import { useTranslation } from 'react-i18next'
import type { PlayedPartsFragment } from '../../kits/records/account-report.generated.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { type DataColumn, DataTable } from '../../ui/data-table.tsx'
import { MoneyText } from '../../ui/money-text.tsx'

type Figures = Omit<PlayedPartsFragment, '__typename' | ' $fragmentName'>

export interface ProfitLine extends Figures {
  key: string
  name: string
}

/** The figures of each day or category, and of all together in the last row. */
export function ProfitTable({
  lines,
  heading,
  totals,
}: {
  lines: readonly ProfitLine[]
  heading: string
  totals: Figures
}) {
  const { t } = useTranslation('reports')
  const formats = useFormats()
  const isTotal = (line: ProfitLine) => line.key === 'total'
  const money = (line: ProfitLine, amount: string, signed = false) => (
    <MoneyText amount={amount} {...(signed ? { signed } : {})} {...(isTotal(line) ? { className: 'font-bold' } : {})} />
  )
  const columns: DataColumn<ProfitLine>[] = [
    {
      key: 'name',
      header: heading,
      phone: 'title',
      cell: (line) => <span className={isTotal(line) ? 'font-bold' : undefined}>{line.name}</span>,
    },
    { key: 'bets', header: t('bets'), align: 'end', cell: ({ bets }) => formats.number(bets) },
    { key: 'stake', header: t('stake'), align: 'end', phone: 'under', cell: (line) => money(line, line.stake) },
    { key: 'validBet', header: t('validBet'), align: 'end', cell: (line) => money(line, line.validBet) },
    { key: 'payout', header: t('payout'), align: 'end', phone: 'aside', cell: (line) => money(line, line.payout) },
    {
      key: 'profit',
      header: t('winLoss'),
      align: 'end',
      phone: 'figure',
      cell: (line) => money(line, line.profit, true),
    },
  ]
  const rows = [...lines, { key: 'total', name: t('total'), ...totals }]
  return <DataTable label={t('profit')} columns={columns} rows={rows} rowKey={({ key }) => key} />
}
