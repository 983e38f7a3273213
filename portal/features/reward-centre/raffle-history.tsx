import { useTranslation } from 'react-i18next'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { useRaffleSpinsQuery } from './reward-centre.generated.ts'

/** What the member drew of late; nothing where he drew nothing. */
export function RaffleHistory() {
  const { t } = useTranslation('reward-centre')
  const { format } = useDateTimeFormat()
  const { data } = useRaffleSpinsQuery({ fetchPolicy: 'cache-and-network' })
  const spins = data?.raffleSpins.items ?? []
  if (spins.length === 0) return null
  return (
    <section aria-label={t('raffle.history')} className="rounded-lg border border-line bg-surface-1 p-5">
      <h3 className="pb-2 font-semibold">{t('raffle.history')}</h3>
      <ul className="divide-y divide-line text-sm">
        {spins.map(({ id, name, at }) => (
          <li key={id} className="flex justify-between gap-3 py-2">
            <span className="min-w-0 truncate">{name}</span>
            <span className="whitespace-nowrap text-muted">{format(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
