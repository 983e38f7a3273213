import { useTranslation } from 'react-i18next'
import { useData } from '../../data/use-data.ts'
import { SectionHeading } from '../../kits/games/section-heading.tsx'
import { useLaunch } from '../../kits/launch/use-launch.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { Countdown } from '../../ui/countdown.tsx'
import { liveCard } from './live-card.ts'
import { LiveRow } from './live-row.tsx'
import { MatchesDocument, type MatchesQuery } from './lobby.generated.ts'
import { useIsNear } from './use-is-near.ts'

/** Milliseconds between looks: a step of the fastest sport takes some seconds. */
const lookAgain = 10_000

type Match = NonNullable<MatchesQuery['matches']>[number]

/** The matches that run in the sports books, then those to come; a press opens the book. */
export default function MatchesNow({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation('lobby')
  const { ref, isNear } = useIsNear<HTMLElement>()
  const { data, error, refetch } = useData(MatchesDocument, {}, { skip: !isNear, pollInterval: lookAgain })
  return (
    <section ref={ref} aria-labelledby="matches">
      <SectionHeading id="matches" title={t('live.matches')} onAll={onAll} />
      <LiveRow
        cards={data?.matches?.map((match) => ({ key: match.id, card: <MatchCard match={match} /> }))}
        failure={error ? { error, onRetry: () => void refetch() } : undefined}
        empty={t('live.noMatches')}
        columns={3}
        cardClass="h-36"
      />
    </section>
  )
}

function MatchCard({ match }: { match: Match }) {
  const { t } = useTranslation('lobby')
  const { launch } = useLaunch()
  const { game, home, away, isLive } = match
  return (
    <button
      type="button"
      aria-label={t('live.openMatch', { home, away, league: match.league })}
      onClick={() => launch({ ...game, id: game.id })}
      className={liveCard}
    >
      <span className="flex w-full items-center justify-between gap-2 text-xs text-muted">
        <span className="min-w-0 truncate">{match.league}</span>
        {isLive ? (
          <span className="flex shrink-0 items-center gap-1.5 font-semibold text-danger">
            <span aria-hidden className="size-2 rounded-full bg-danger-solid" />
            {match.clock}
          </span>
        ) : (
          <span className="shrink-0">
            {t('live.startsIn')} <Countdown endsAt={Date.parse(match.startsAt)} />
          </span>
        )}
      </span>
      <Side name={home} score={isLive ? match.homeScore : null} />
      <Side name={away} score={isLive ? match.awayScore : null} />
      <Odds match={match} />
    </button>
  )
}

function Side({ name, score }: { name: string; score: number | null }) {
  return (
    <span className="flex w-full items-center justify-between gap-2 text-sm font-semibold text-ink">
      <span className="min-w-0 truncate">{name}</span>
      {score !== null && <span className="shrink-0 tabular">{score}</span>}
    </span>
  )
}

/** Odds of the wire are 1/10 000. */
const ODDS_UNIT = 10_000

/** Who wins, in the order of the sides, each over its price, so that all three have room in the narrowest card; a book that takes no bets for the moment says so. */
function Odds({ match: { odds } }: { match: Match }) {
  const { t } = useTranslation('lobby')
  const formats = useFormats()
  if (odds.length === 0) return <span className="flex h-10 items-center text-xs text-faint">{t('live.noOdds')}</span>
  return (
    <span className="flex w-full gap-1.5">
      {odds.map(({ pick, odds: price }) => (
        <span
          key={pick}
          className="flex h-10 min-w-0 flex-1 flex-col items-center justify-center rounded-sm bg-surface-2 text-xs leading-tight tabular"
        >
          <span className="text-faint">{t(`live.pick.${pick}`)}</span>
          <span className="font-semibold text-ink">{formats.fixed(price / ODDS_UNIT, 2)}</span>
        </span>
      ))}
    </span>
  )
}
