import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { sumOf } from '../../../kits/contracts/units.ts'
import { useDayFormat } from '../../../kits/records/day-format.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { paths } from '../../../paths.ts'
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx'
import { MoneyText } from '../../../ui/money-text.tsx'
import type { IncomeDay } from './pay-bars.tsx'
import { type PayKind, payPages } from './pay-kinds.ts'

interface Row {
  readonly day: string
  readonly income: readonly IncomeDay[]
}

/** A day a row and a kind a column; each amount leads to the windows that it is made of. */
export function IncomeTable({ income }: { income: readonly IncomeDay[] }) {
  const { t } = useTranslation('pay')
  const dayName = useDayFormat()
  const kinds = (Object.keys(payPages) as PayKind[]).filter((kind) => income.some((each) => each.kind === kind))
  const rows: Row[] = [...new Set(income.map(({ day }) => day))]
    .toReversed()
    .map((day) => ({ day, income: income.filter((each) => each.day === day) }))
  const columns: DataColumn<Row>[] = [
    { key: 'day', header: t('day'), cell: ({ day }) => <span className="tabular">{dayName(day)}</span> },
    ...kinds.map((kind) => ({
      key: kind,
      header: t(`kinds.${kind}`),
      align: 'end' as const,
      cell: ({ income: ofDay }: Row) => {
        const found = ofDay.find((each) => each.kind === kind)
        return found === undefined ? null : <KindOfDay income={found} />
      },
    })),
    ...(['amount', 'paid'] as const).map((figure) => ({
      key: figure,
      header: t(figure === 'amount' ? 'total' : 'paid'),
      align: 'end' as const,
      cell: (row: Row) => (
        <MoneyText
          amount={sumOf(row.income.map((each) => each[figure]))}
          signed
          className={figure === 'amount' ? 'font-semibold' : ''}
        />
      ),
    })),
  ]
  return (
    <section aria-label={t('incomeByDay')} className="flex flex-col gap-3">
      <h2 className="font-semibold">{t('incomeByDay')}</h2>
      <DataTable label={t('incomeByDay')} rows={rows} rowKey={({ day }) => day} columns={columns} />
    </section>
  )
}

function KindOfDay({ income: { day, kind, amount: earned } }: { income: IncomeDay }) {
  const { t } = useTranslation('pay')
  const formats = useFormats()
  const dayName = useDayFormat()
  const amount = formats.money(earned, { signed: true })
  return (
    <Link
      to={paths.agentHome(payPages[kind], { day })}
      aria-label={t('openDay', { kind: t(`kinds.${kind}`), day: dayName(day), amount })}
      className="inline-flex min-h-8 items-center text-accent underline underline-offset-4"
    >
      <MoneyText amount={earned} signed />
    </Link>
  )
}
