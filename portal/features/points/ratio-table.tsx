import { Table2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMoney } from '../../brand/use-money.ts'
import { formatPoints } from '../../kits/amount/format-points.ts'
import { groupedAmount } from '../../kits/amount/whole-amount.ts'
import { isZeroAmount } from '../../lib/format-money.ts'
import { type DataColumn, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { PointConfigQuery } from './points.generated.ts'

type Config = PointConfigQuery['pointConfig']

/** How many points a deposit earns, step by step, and what points are exchanged for. */
export function RatioTable({ config }: { config: Config }) {
  const { t } = useTranslation('points')
  const money = useMoney()
  const columns: DataColumn<Config['steps'][number]>[] = [
    { key: 'from', header: t('depositFrom'), cell: ({ from }) => money(from) },
    {
      key: 'points',
      header: t('pointsPerThousand'),
      align: 'end',
      cell: ({ points }) => <span className="font-semibold tabular">{trimmed(points)}</span>,
    },
  ]
  if (config.steps.length === 0) return <EmptyState icon={Table2} title={t('noSteps')} hint={t('noStepsHint')} />
  return (
    <div className="flex flex-col gap-4">
      <DataTable label={t('ratioTable')} columns={columns} rows={config.steps} rowKey={({ from }) => from} />
      <ul className="flex list-disc flex-col gap-1 ps-5 text-sm text-muted">
        <li>{t('ratioWhole')}</li>
        <li>{t('neverExpire')}</li>
        {!isZeroAmount(config.exchangeAmount) && (
          <li>
            {t('worth', { amount: money(config.exchangeAmount) })}{' '}
            {t('leastAtOnce', { points: formatPoints(config.minimumPoints) })}
          </li>
        )}
      </ul>
    </div>
  )
}

/** A ratio without the zeros behind it: `"1.20"` → `"1.2"`. */
function trimmed(points: string): string {
  const [whole = '0', fraction = ''] = points.split('.')
  const rest = fraction.replace(/0+$/, '')
  return rest === '' ? groupedAmount(whole) : `${groupedAmount(whole)}.${rest}`
}
