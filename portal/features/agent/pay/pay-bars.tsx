import { useTranslation } from 'react-i18next'
import { sumOf } from '../../../kits/contracts/units.ts'
import { Bars } from '../../../kits/records/bars.tsx'
import { useDayFormat } from '../../../kits/records/day-format.ts'
import { type DaySpan, daysOf } from '../../../kits/records/days.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { IncomeQuery } from './pay.generated.ts'

export type IncomeDay = IncomeQuery['income'][number]

interface PayBarsProps {
  /** Undefined while it is read. */
  income: readonly IncomeDay[] | undefined
  span: DaySpan
}

/** What each day of a span came to, whatever the kinds, days with nothing too. One day draws nothing: a bar says no more than the table. */
export function PayBars({ income, span }: PayBarsProps) {
  const { t } = useTranslation('pay')
  const formats = useFormats()
  const dayName = useDayFormat()
  if (span.from === span.to) return null
  if (!income) return <Skeleton className="h-64 w-full lg:h-72" />
  const lines = daysOf(span).map((day) => ({
    key: day,
    name: dayName(day),
    value: sumOf(income.filter((each) => each.day === day).map(({ amount }) => amount)),
  }))
  return <Bars lines={lines} label={t('amount')} format={(amount) => formats.money(amount, { signed: true })} />
}
