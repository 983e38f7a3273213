import { HandCoins } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { QueryError } from '../../../apollo/query-error.tsx'
import { sumOf } from '../../../kits/contracts/units.ts'
import { downloadText, toCsv } from '../../../kits/records/csv.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MoneyText } from '../../../ui/money-text.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CsvButton } from '../csv-button.tsx'
import { TeamPeriodTabs } from '../team-period-tabs.tsx'
import { ExplanationDialog } from './explanation/explanation-dialog.tsx'
import { IncomeTable } from './income-table.tsx'
import { useIncomeQuery } from './pay.generated.ts'
import { type IncomeDay, PayBars } from './pay-bars.tsx'
import { type PayKind, payPages } from './pay-kinds.ts'
import { usePayFilter } from './use-pay-filter.ts'

/** All that the agent's contracts came to: by kind, each leading to its page, and by day (§2, my income). */
export default function IncomePage() {
  const { t } = useTranslation(['pay', 'layout'])
  const filter = usePayFilter()
  const { span, period } = filter
  const { data, previousData, error, refetch } = useIncomeQuery({
    variables: { span },
    fetchPolicy: 'cache-and-network',
  })
  const income = (data ?? previousData)?.income
  const download = async () => {
    const header = [t('day'), t('kind'), t('amount'), t('paid')]
    const rows = (income ?? []).map(({ day, kind, amount, paid }) => [day, t(`kinds.${kind}`), amount, paid])
    downloadText(`${t('layout:agentPage.agentRevenueReport')} ${span.from} ${span.to}.csv`, toCsv([header, ...rows]))
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <TeamPeriodTabs value={period} onChange={(value) => filter.set('period', value)} />
        <CsvButton download={income?.length ? download : null} />
      </div>
      {error && !income && <QueryError error={error} onRetry={() => refetch()} />}
      {!income && !error && <Skeleton className="h-96 w-full" />}
      {income?.length === 0 && <EmptyState icon={HandCoins} title={t('noIncome')} hint={t('noIncomeHint')} />}
      {income && income.length > 0 && (
        <>
          <Sums income={income} period={period} />
          <PayBars income={income} span={span} />
          <IncomeTable income={income} />
        </>
      )}
      <ExplanationDialog
        id={filter.earningId}
        onOpen={(id) => filter.set('earning', id)}
        onClose={() => filter.set('earning', null)}
      />
    </div>
  )
}

/** What each kind comes to, as links to its page, and all of them. */
function Sums({ income, period }: { income: readonly IncomeDay[]; period: string }) {
  const { t } = useTranslation('pay')
  const kinds = (Object.keys(payPages) as PayKind[]).filter((kind) => income.some((each) => each.kind === kind))
  const total = (rows: readonly IncomeDay[]) => sumOf(rows.map(({ amount }) => amount))
  return (
    <section aria-label={t('incomeByKind')} className="grid grid-cols-2 gap-3 lg:grid-cols-5">
      <div className="rounded-md border border-line bg-surface-2 p-4 max-lg:col-span-2">
        <p className="text-xs text-muted">{t('total')}</p>
        <MoneyText amount={total(income)} className="text-xl font-bold" />
      </div>
      {kinds.map((kind) => (
        <Link
          key={kind}
          to={paths.agentHome(payPages[kind], { period })}
          aria-label={t('openPage', { kind: t(`kinds.${kind}`) })}
          className="flex min-w-0 flex-col justify-between rounded-md border border-line bg-surface-1 p-4 hover:border-accent"
        >
          <span className="text-xs text-muted">{t(`kinds.${kind}`)}</span>
          <MoneyText
            amount={total(income.filter((each) => each.kind === kind))}
            className="text-lg font-bold text-accent underline underline-offset-4"
          />
        </Link>
      ))}
    </section>
  )
}
