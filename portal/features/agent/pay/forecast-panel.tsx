import { CalendarClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../apollo/query-error.tsx'
import { sumOf } from '../../../kits/contracts/units.ts'
import { useRateFormat } from '../../../kits/contracts/use-rate-format.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useDateTimeFormat } from '../../../lib/use-date-time-format.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MoneyText } from '../../../ui/money-text.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useTeam } from '../use-team.ts'
import { type ForecastsQuery, useForecastsQuery } from './pay.generated.ts'
import type { PayKind } from './pay-kinds.ts'
import { PaySteps } from './pay-steps.tsx'
import { TierProgress } from './tier-progress.tsx'
import { useTeamWindowFormat } from './use-team-window-format.ts'

type Forecast = ForecastsQuery['forecasts'][number]

/** How often the running window is read again, in milliseconds. */
const readAgain = 30_000

/** What the running window of a kind comes to so far, and what is missing to the next tier. */
export function ForecastPanel({ kind }: { kind: PayKind }) {
  const { t } = useTranslation('pay')
  const { data, error, refetch } = useForecastsQuery({ pollInterval: readAgain, fetchPolicy: 'cache-and-network' })
  const forecast = data?.forecasts.find((each) => each.kind === kind)
  if (error && !data) return <QueryError error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton className="h-56 w-full" />
  if (!forecast) return <EmptyState icon={CalendarClock} title={t('noForecast')} hint={t('noForecastHint')} />
  return <Running forecast={forecast} />
}

function Running({ forecast }: { forecast: Forecast }) {
  const { t } = useTranslation('pay')
  const { timeZone } = useTeam()
  const { format } = useDateTimeFormat(timeZone)
  const window = useTeamWindowFormat()
  const { next, measures, carriedIn } = forecast
  return (
    <section
      aria-label={t('forecast')}
      className={classNames(
        'grid gap-5 rounded-lg border border-line bg-surface-1 p-4 lg:gap-10 lg:p-5',
        next && 'lg:grid-cols-2',
      )}
    >
      <div className="flex flex-col gap-3">
        <h2 className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold">{t('forecast')}</span>
          <span className="text-sm text-muted tabular">{window(forecast.window)}</span>
        </h2>
        <p>
          <span className="block text-xs text-muted">{t('earnedSoFar')}</span>
          <MoneyText amount={forecast.net} className="text-3xl font-bold" />
          <PaySteps gross={forecast.gross} net={forecast.net} amount={forecast.net} isCorrection={false} />
        </p>
        <Standing forecast={forecast} />
        <Measures forecast={forecast} />
        <p className="mt-auto text-xs text-muted tabular">
          {t('ends', { time: format(forecast.window.until) })} · {t('counted', { time: format(forecast.countedUntil) })}
        </p>
      </div>
      {next && <TierProgress next={next} measures={{ ...measures, loss: sumOf([measures.loss, carriedIn]) }} />}
    </section>
  )
}

/** The tier that the window stands at. */
function Standing({ forecast: { rate, next } }: { forecast: Forecast }) {
  const { t } = useTranslation('pay')
  const format = useRateFormat()
  const words = rate === null ? t('reachedNone') : t('reached', { rate: format(rate) })
  return <p className="text-sm font-semibold">{next ? words : `${words} · ${t('highest')}`}</p>
}

function Measures({ forecast: { measures, carriedIn } }: { forecast: Forecast }) {
  const { t } = useTranslation('pay')
  const formats = useFormats()
  const hasCarried = /[1-9]/.test(carriedIn)
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {(['validBet', 'loss'] as const).map((measure) => (
        <div key={measure}>
          <dt className="text-xs text-muted">{t(measure)}</dt>
          <dd className="font-semibold">
            <MoneyText amount={measures[measure]} />
          </dd>
        </div>
      ))}
      {hasCarried && (
        <div>
          <dt className="text-xs text-muted">{t('carriedIn')}</dt>
          <dd className="font-semibold">
            <MoneyText amount={carriedIn} />
          </dd>
        </div>
      )}
      <div>
        <dt className="text-xs text-muted">{t('activeMembers')}</dt>
        <dd className="font-semibold tabular">{formats.number(measures.activeMembers)}</dd>
      </div>
    </dl>
  )
}
