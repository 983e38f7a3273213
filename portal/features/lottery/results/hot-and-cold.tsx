import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/use-formats.ts'
import { Ball } from '../ball.tsx'
import type { OpenLottery } from '../use-lottery.ts'
import type { Drawn } from './results-panel.tsx'
import { countedOf, expectedCount, type Frequency, frequenciesOf } from './statistics.ts'

/** Values shown at each end. */
const SHOWN = 10

/** What came most and least in the last draws, against what chance gives on average. */
export function HotAndCold({ open, draws }: { open: OpenLottery; draws: readonly Drawn[] }) {
  const { t } = useTranslation('lottery')
  const counted = countedOf(open.family)
  const results = draws.map(({ result }) => result)
  const sorted = [...frequenciesOf(counted, results)].sort((left, right) => right.count - left.count)
  const expected = useFormats().number(expectedCount(counted, results), 1)
  const half = Math.min(SHOWN, Math.ceil(sorted.length / 2))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FrequencyList
        title={t('results.hot')}
        note={t('results.expected', { expected })}
        family={open.family.code}
        rows={sorted.slice(0, half)}
        most={sorted[0]?.count ?? 1}
      />
      <FrequencyList
        title={t('results.cold')}
        note={t('results.expected', { expected })}
        family={open.family.code}
        rows={sorted.slice(half).slice(-half).reverse()}
        most={sorted[0]?.count ?? 1}
      />
    </div>
  )
}

interface FrequencyListProps {
  title: string
  note: string
  family: string
  rows: readonly Frequency[]
  most: number
}

function FrequencyList({ title, note, family, rows, most }: FrequencyListProps) {
  const { t } = useTranslation('lottery')
  return (
    <section className="rounded-lg border border-line bg-surface-1 p-4">
      <h3 className="font-semibold">{title}</h3>
      <p className="mb-3 text-xs text-muted">{note}</p>
      <ol className="flex flex-col gap-1.5">
        {rows.map(({ value, count }) => (
          <li key={value} className="flex items-center gap-2 text-sm">
            <Ball family={family} value={value} size="small" />
            <span aria-hidden className="h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-surface-3">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${(100 * count) / Math.max(1, most)}%` }}
              />
            </span>
            <span className="w-16 text-end text-xs tabular">{t('results.times', { count })}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
