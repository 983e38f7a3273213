import { Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useData } from '../../data/use-data.ts'
import { SectionHeading } from '../../kits/games/section-heading.tsx'
import { useLaunch } from '../../kits/launch/use-launch.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { Picture } from '../../ui/picture.tsx'
import { liveCard } from './live-card.ts'
import { LiveRow } from './live-row.tsx'
import { JackpotsDocument, type JackpotsQuery } from './lobby.generated.ts'
import { useIsNear } from './use-is-near.ts'

/** Milliseconds between looks: vendors are asked every few seconds. */
const lookAgain = 10_000
const mostShown = 8

/** The growing prizes of the vendors as they stand, each with a game that pays it. */
export default function Jackpots() {
  const { t } = useTranslation('lobby')
  const { ref, isNear } = useIsNear<HTMLElement>()
  const { data, error, refetch } = useData(JackpotsDocument, {}, { skip: !isNear, pollInterval: lookAgain })
  return (
    <section ref={ref} aria-labelledby="jackpots">
      <SectionHeading id="jackpots" title={t('live.jackpots')} />
      <LiveRow
        cards={data?.jackpots
          ?.slice(0, mostShown)
          .map((jackpot) => ({ key: jackpot.id, card: <JackpotCard jackpot={jackpot} /> }))}
        failure={error ? { error, onRetry: () => void refetch() } : undefined}
        empty={t('live.noJackpots')}
        columns={4}
        cardClass="h-29"
      />
    </section>
  )
}

function JackpotCard({ jackpot }: { jackpot: NonNullable<JackpotsQuery['jackpots']>[number] }) {
  const { t } = useTranslation('lobby')
  const formats = useFormats()
  const { launch } = useLaunch()
  const { game, name } = jackpot
  const amount = formats.money(jackpot.amount, { symbol: jackpot.currencySymbol })
  return (
    <button
      type="button"
      aria-label={t('live.playJackpot', { name, amount, game: game.name })}
      onClick={() => launch({ ...game, id: game.id })}
      className={liveCard}
    >
      <span className="flex w-full items-center gap-2.5">
        <Picture
          src={game.pictureUrl}
          alt=""
          width={40}
          height={40}
          className="size-10 shrink-0 rounded-md bg-surface-2 object-cover"
        />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-semibold text-ink">{game.name}</span>
          <span className="block truncate text-xs text-faint">
            {game.vendorName} · {name}
          </span>
        </span>
      </span>
      <span className="flex w-full items-center justify-between gap-2">
        {/* An amount is never cut off: the longer it is, the smaller its digits. */}
        <span className="@container min-w-0 flex-1 text-start">
          <span
            style={{ fontSize: `min(1.125rem, ${160 / amount.length}cqw)` }}
            className="block whitespace-nowrap font-bold text-accent tabular"
          >
            {amount}
          </span>
        </span>
        <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-brand text-on-brand">
          <Play size={14} fill="currentColor" aria-hidden />
        </span>
      </span>
    </button>
  )
}
