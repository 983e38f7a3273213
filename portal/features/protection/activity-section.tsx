import { ChartNoAxesColumn } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useSite } from '../../brand/use-site.ts'
import { MoneyText } from '../../ui/money-text.tsx'
import { Section } from '../../ui/section.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useActivityStatementQuery } from './protection.generated.ts'

const rows = ['deposits', 'withdrawals', 'stakes', 'wins', 'net', 'lifetimeNetDeposits'] as const
const yearsBack = 2

/** What went in and out in a year, and since the account was opened. */
export function ActivitySection() {
  const { t } = useTranslation('protection')
  const { currencySymbol } = useSite().site
  const thisYear = new Date().getFullYear()
  const [year, setYear] = useState<number | null>(null)
  const span =
    year === null
      ? { from: null, to: null }
      : { from: new Date(year, 0, 1).toISOString(), to: new Date(year + 1, 0, 1).toISOString() }
  const { data, error, refetch } = useActivityStatementQuery({ variables: span })
  const statement = data?.activityStatement
  return (
    <Section icon={ChartNoAxesColumn} title={t('activity.title')} text={t('activity.text')}>
      <SelectField
        label={t('activity.period')}
        className="sm:max-w-60"
        value={year === null ? '' : String(year)}
        placeholder={t('activity.lastYear')}
        options={Array.from({ length: yearsBack + 1 }, (_none, back) => String(thisYear - back)).map((value) => ({
          value,
          label: value,
        }))}
        onChange={(event) => setYear(event.target.value === '' ? null : Number(event.target.value))}
      />
      {error && !statement && <QueryError error={error} onRetry={() => refetch()} />}
      {!statement && !error && <Skeleton className="h-40 w-full" />}
      {statement && (
        <dl className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {rows.map((row) => (
            <div key={row} className="rounded-md bg-surface-2 p-3">
              <dt className="text-xs text-muted">{t(`activity.${row}`)}</dt>
              <dd className="font-semibold">
                <MoneyText amount={statement[row]} symbol={currencySymbol} signed={row === 'net'} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}
