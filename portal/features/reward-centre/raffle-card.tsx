import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../brand/use-site.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { useWish } from '../../lib/use-wish.ts'
import { Badge } from '../../ui/badge.tsx'
import { ClaimButton } from './claim-button.tsx'
import { type RafflePartsFragment as Raffle, useSpinRaffleMutation } from './reward-centre.generated.ts'
import { useClaim } from './use-claim.ts'
import { Wheel } from './wheel.tsx'

/** A raffle: the wheel, the tickets that are left, and exactly how likely each prize is. */
export function RaffleCard({ raffle, onDone }: { raffle: Raffle; onDone: () => Promise<unknown> }) {
  const { t } = useTranslation('reward-centre')
  const formats = useFormats()
  const { currencySymbol: symbol } = useSite().site
  const { format } = useDateTimeFormat()
  const [spin] = useSpinRaffleMutation()
  const { isBusy, press } = useClaim(onDone)
  const { keyOf, done } = useWish()
  const [drawn, setDrawn] = useState<{ place: number; name: string; kind: string } | null>(null)
  const [spins, setSpins] = useState(0)
  const draw = () =>
    press(async () => {
      const input = { raffleId: raffle.id, idempotencyKey: keyOf(raffle.id) }
      const { data } = await spin({ variables: { input } })
      // Answered, be it with a refusal: the next press is another spin.
      done()
      const found = data?.spinRaffle.spin
      if (found) {
        setDrawn(found)
        setSpins((number) => number + 1)
      }
      return data?.spinRaffle.userErrors
    })
  const isOpen = raffle.standing === 'OPEN' && raffle.tickets > 0
  return (
    <article aria-label={raffle.title} className="flex flex-col gap-4 rounded-lg border border-line bg-surface-1 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{raffle.title}</h3>
        <Badge tone={isOpen ? 'success' : 'neutral'}>{t('raffle.tickets', { count: raffle.tickets })}</Badge>
      </div>
      {raffle.text !== '' && <p className="text-sm text-muted">{raffle.text}</p>}
      <div className="flex flex-col gap-4 sm:flex-row">
        <div className="flex flex-col items-center gap-3">
          <Wheel prizes={raffle.prizes} place={drawn?.place ?? null} spins={spins} />
          <p role="status" className="text-center font-semibold text-success empty:hidden">
            {drawn && t(drawn.kind === 'NOTHING' ? 'raffle.lost' : 'raffle.won', { name: drawn.name })}
          </p>
          <ClaimButton isBusy={isBusy} isOpen={isOpen} onPress={draw}>
            {t(isBusy ? 'raffle.spinning' : 'raffle.spin')}
          </ClaimButton>
        </div>
        <Chances raffle={raffle} />
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        {raffle.leastDeposit !== null && (
          <span>{t('raffle.leastDeposit', { amount: formats.money(raffle.leastDeposit, { symbol }) })}</span>
        )}
        <span>{t('raffle.endsAt', { time: format(raffle.endsAt) })}</span>
        {raffle.standing === 'GONE' && <span className="text-warning">{t('raffle.isGone')}</span>}
        {raffle.standing === 'SOON' && <span>{t('raffle.soon')}</span>}
      </p>
    </article>
  )
}

function Chances({ raffle: { prizes, totalWeight } }: { raffle: Raffle }) {
  const { t } = useTranslation('reward-centre')
  const formats = useFormats()
  return (
    <div className="min-w-0 flex-1">
      <h4 className="pb-1 text-sm text-muted">{t('raffle.chances')}</h4>
      <ul className="divide-y divide-line text-sm">
        {prizes.map(({ place, name, weight }) => (
          <li key={place} className="flex justify-between gap-3 py-1.5">
            <span className="min-w-0 truncate">{name}</span>
            <span className="whitespace-nowrap text-muted tabular">
              {weight === 0
                ? t('raffle.gone')
                : t('raffle.chance', {
                    weight,
                    total: totalWeight,
                    percent: formats.percent(weight / totalWeight),
                  })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
