import { Table2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMoney } from '../../brand/use-money.ts'
import { isZeroAmount } from '../../lib/is-zero-amount.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { type DataColumn, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { PointConfigQuery } from './points.generated.ts'

type Config = PointConfigQuery['pointConfig']

/** How many points a deposit earns, step by step, and what points are exchanged for. */
export function RatioTable({ config }: { config: Config }) {
  const { t } = useTranslation('points')
  const formats = useFormats()
  const money = useMoney()
  const columns: DataColumn<Config['steps'][number]>[] = [
    { key: 'from', header: t('depositFrom'), cell: ({ from }) => money(from) },
    {
      key: 'points',
      header: t('pointsPerThousand'),
      align: 'end',
      cell: ({ points }) => <span className="font-semibold tabular">{formats.number(Number(points), 4)}</span>,
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
            {t('leastAtOnce', { points: formats.whole(config.minimumPoints) })}
          </li>
        )}
      </ul>
    </div>
  )
}
