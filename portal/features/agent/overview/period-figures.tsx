import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormats } from '../../../lib/use-formats.ts'
import { paths } from '../../../paths.ts'
import { MoneyText } from '../../../ui/money-text.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useIsWide } from '../../../ui/use-is-wide.ts'
import type { OverviewPeriod, PeriodOfTeam } from './periods-of.ts'

const money = ['stake', 'validBet', 'profit', 'deposits', 'withdrawals'] as const
const counts = ['registrations', 'firstDeposits'] as const

/** What the team comes to in each period: side by side, on a phone one at a time. */
export function PeriodFigures({ periods }: { periods: readonly PeriodOfTeam[] }) {
  const { t } = useTranslation('agent')
  const isWide = useIsWide()
  const [chosen, setChosen] = useState<OverviewPeriod>('today')
  if (isWide) {
    return (
      <div className="grid grid-cols-3 gap-4">
        {periods.map((period) => (
          <PeriodCard key={period.period} period={period} hasTitle />
        ))}
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <Tabs
        label={t('period')}
        value={chosen}
        onChange={setChosen}
        items={periods.map(({ period }) => ({ value: period, label: t(`periods.${period}`) }))}
      />
      {periods
        .filter(({ period }) => period === chosen)
        .map((period) => (
          <PeriodCard key={period.period} period={period} hasTitle={false} />
        ))}
    </div>
  )
}

function PeriodCard({ period, hasTitle }: { period: PeriodOfTeam; hasTitle: boolean }) {
  const { t } = useTranslation('agent')
  const formats = useFormats()
  const name = t(`periods.${period.period}`)
  const rows = [
    ...money.map((figure) => ({
      label: t(figure),
      value: <MoneyText amount={period.figures?.[figure] ?? '0'} signed={figure === 'profit'} />,
    })),
    ...counts.map((figure) => ({ label: t(figure), value: formats.number(period.figures?.[figure] ?? 0) })),
    { label: t('activeMembers'), value: formats.number(period.activeMembers) },
  ]
  return (
    <section aria-label={name} className="rounded-lg border border-line bg-surface-1 px-4 py-2">
      {hasTitle && <h2 className="py-2 font-semibold">{name}</h2>}
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label} className="flex items-baseline justify-between gap-3 border-b border-line py-2.5 text-sm">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <Link
        to={paths.agentHome('palStatementsAgentCopy', { period: period.period })}
        aria-label={t('detailOf', { period: name })}
        className="flex min-h-11 items-center justify-end gap-1 text-sm font-semibold text-accent hover:underline"
      >
        {t('detail')}
        <ChevronRight size={16} aria-hidden className="rtl:rotate-180" />
      </Link>
    </section>
  )
}
