import { useTranslation } from 'react-i18next'
import { classNames } from '../../../lib/class-names.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { MoneyText } from '../../../ui/money-text.tsx'
import { useIsWide } from '../../../ui/use-is-wide.ts'
import type { FigureLine } from './figure-line.ts'

interface FigureTableProps {
  /** What the table lists, for screen readers. */
  label: string
  /** Over the names. */
  heading: string
  lines: readonly FigureLine[]
  /** The last rows, apart: what all come to. */
  sums: readonly FigureLine[]
}

const money = ['stake', 'validBet', 'payout', 'profit'] as const
const cash = ['deposits', 'withdrawals'] as const

/** Figures of days, categories or members with their sums; on a phone each is two lines. */
export function FigureTable(props: FigureTableProps) {
  return useIsWide() ? <WideTable {...props} /> : <NarrowList {...props} />
}

function WideTable({ label, heading, lines, sums }: FigureTableProps) {
  const { t } = useTranslation('agent')
  const hasCash = lines.some(({ deposits }) => deposits !== undefined)
  const columns = ['bets', ...money, ...(hasCash ? cash : [])] as const
  const head = 'sticky top-0 bg-surface-2 px-4 py-3 text-xs font-semibold whitespace-nowrap text-muted'
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too
      tabIndex={0}
      aria-label={label}
      className="max-h-[75dvh] overflow-auto rounded-md border border-line bg-surface-1"
    >
      <table aria-label={label} className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th scope="col" className={classNames(head, 'text-start')}>
              {heading}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={classNames(head, 'text-end')}>
                {t(column === 'profit' ? 'profitShort' : column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <WideRow key={line.key} line={line} columns={columns} />
          ))}
        </tbody>
        <tfoot>
          {sums.map((line) => (
            <WideRow key={line.key} line={line} columns={columns} isSum />
          ))}
        </tfoot>
      </table>
    </section>
  )
}

type Column = 'bets' | (typeof money)[number] | (typeof cash)[number]

function WideRow({ line, columns, isSum = false }: { line: FigureLine; columns: readonly Column[]; isSum?: boolean }) {
  const formats = useFormats()
  const weight = isSum ? 'font-semibold' : 'font-normal'
  return (
    <tr className={isSum ? 'bg-surface-2 font-semibold' : 'hover:bg-surface-2'}>
      <th scope="row" className={classNames('border-t border-line px-4 py-2.5 text-start whitespace-nowrap', weight)}>
        {line.label ?? line.name}
      </th>
      {columns.map((column) => (
        <td key={column} className="border-t border-line px-4 py-2.5 text-end tabular">
          {column === 'bets' ? (
            formats.number(line.bets)
          ) : (
            <MoneyText amount={line[column] ?? ''} signed={column === 'profit'} />
          )}
        </td>
      ))}
    </tr>
  )
}

function NarrowList({ label, lines, sums }: FigureTableProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-md border border-line bg-surface-1">
      {lines.map((line) => (
        <NarrowRow key={line.key} line={line} />
      ))}
      {sums.map((line) => (
        <NarrowRow key={line.key} line={line} className="bg-surface-2 font-semibold" />
      ))}
    </ul>
  )
}

function NarrowRow({ line, className }: { line: FigureLine; className?: string }) {
  const { t } = useTranslation('agent')
  const formats = useFormats()
  return (
    <li className={classNames('flex flex-col gap-1 px-3 py-2.5 text-sm', className)}>
      <div className="flex items-center justify-between gap-3">
        <span className="min-w-0 truncate">{line.label ?? line.name}</span>
        <MoneyText amount={line.profit} signed className="font-semibold" />
      </div>
      <dl className="flex flex-wrap justify-between gap-x-4 text-xs font-normal">
        <div className="flex gap-1.5">
          <dt className="text-muted">{t('validBet')}</dt>
          <dd>
            <MoneyText amount={line.validBet} />
          </dd>
        </div>
        <div className="flex gap-1.5">
          <dt className="text-muted">{t('bets')}</dt>
          <dd className="tabular">{formats.number(line.bets)}</dd>
        </div>
      </dl>
    </li>
  )
}
