import { useTranslation } from 'react-i18next'
import { SiteMoney } from '../../brand/site-money.tsx'
import { useSite } from '../../brand/use-site.ts'
import { classNames } from '../../lib/class-names.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { useFormats } from '../../lib/use-formats.ts'
import type { StandingPartsFragment as Standing } from './missions.generated.ts'

type Board = Standing['leaderboards'][number]

/** A running week: the member's own place with the days that it is made of, the first places, and what each place wins. */
export function LeaderboardCard({ board }: { board: Board }) {
  const { t } = useTranslation(['missions', 'account'])
  const { format } = useDateTimeFormat()
  const { name, categories, endsAt, places } = board
  const games = categories.map((category) => t(`account:categories.${category}`)).join(', ')
  return (
    <article aria-label={name} className="flex flex-col gap-4 rounded-lg border border-line bg-surface-1 p-5">
      <div>
        <h3 className="text-lg font-bold">{name}</h3>
        <p className="text-sm text-muted">
          {games === '' ? t('missions:anyGame') : games} · {t('missions:endsAt', { time: format(endsAt) })}
        </p>
      </div>
      <OwnPlace board={board} />
      {places.length === 0 ? (
        <p className="text-sm text-muted">{t('missions:nobody')}</p>
      ) : (
        <table className="w-full text-sm">
          <thead className="text-start text-xs text-muted">
            <tr>
              <th className="py-1 text-start font-normal">{t('missions:place')}</th>
              <th className="py-1 text-start font-normal">{t('missions:account')}</th>
              <th className="py-1 text-end font-normal">{t('missions:validBet')}</th>
              <th className="py-1 text-end font-normal">{t('missions:prize')}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {places.map(({ place, account, validBet, prize, isOwn }) => (
              <tr key={place} className={classNames(isOwn && 'font-semibold text-accent')}>
                <td className="py-2 tabular">{place}</td>
                <td className="py-2">{isOwn ? t('missions:you') : account}</td>
                <td className="py-2 text-end">
                  <SiteMoney amount={validBet} />
                </td>
                <td className="py-2 text-end">{prize === null ? '–' : <SiteMoney amount={prize} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <details className="text-sm">
        <summary className="cursor-pointer font-semibold">{t('missions:prizes')}</summary>
        <ol className="mt-2 grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-3">
          {board.prizes
            .map((prize, index) => ({ place: index + 1, prize }))
            .map(({ place, prize }) => (
              <li key={place} className="flex justify-between gap-2 tabular">
                <span className="text-muted">{place}</span>
                <SiteMoney amount={prize} />
              </li>
            ))}
        </ol>
      </details>
      <p className="text-xs text-muted">{t('missions:tie')}</p>
    </article>
  )
}

function OwnPlace({ board: { own, leastValidBet } }: { board: Board }) {
  const { t } = useTranslation('missions')
  const formats = useFormats()
  const { currencySymbol: symbol } = useSite().site
  const day = formats.dates({
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <section aria-label={t('myPlace')} className="rounded-md bg-surface-2 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <p>
          <span className="text-sm text-muted">{t('myPlace')}</span>{' '}
          <span className="text-lg font-bold tabular">{own.place ?? t('noPlace')}</span>
        </p>
        <SiteMoney amount={own.validBet} className="font-semibold" />
      </div>
      {own.place === null && (
        <p className="mt-1 text-sm text-muted">{t('fromOn', { amount: formats.money(leastValidBet, { symbol }) })}</p>
      )}
      {own.days.length > 0 && (
        <ul aria-label={t('days')} className="mt-2 flex flex-col gap-1 text-sm">
          {own.days.map(({ day: date, validBet }) => (
            <li key={date} className="flex justify-between gap-3">
              <span className="text-muted">{day.format(new Date(date))}</span>
              <SiteMoney amount={validBet} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
