import { Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { countUp } from '../../lib/count-up.ts'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLaunch } from '../launch/use-launch.ts'
import type { GameTileFragment } from './games.generated.ts'

interface GameStripProps {
  /** Undefined while they are on their way. */
  games: readonly GameTileFragment[] | null | undefined
  error: unknown
  onRetry: () => void
  /** What is said where there are none. */
  empty: string
}

const mostShown = 8
const itemClass = 'h-16 w-52 shrink-0 snap-start'

/** Games of the member's own in one low line that scrolls; as high while it comes and when there is nothing. */
export function GameStrip({ games, error, onRetry, empty }: GameStripProps) {
  if (!games && error) return <QueryError error={error} onRetry={onRetry} />
  if (games?.length === 0)
    return (
      <p className="flex h-16 items-center justify-center rounded-lg bg-surface-1 px-4 text-center text-sm text-muted">
        {empty}
      </p>
    )
  return (
    <ul
      aria-busy={!games}
      className="scroll-quiet -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 sm:mx-0 sm:px-0"
    >
      {games
        ? games.slice(0, mostShown).map((game) => (
            <li key={game.id} className={itemClass}>
              <StripGame game={game} />
            </li>
          ))
        : countUp(4).map((index) => (
            <li key={index} className={itemClass}>
              <Skeleton className="h-full" />
            </li>
          ))}
    </ul>
  )
}

function StripGame({ game }: { game: GameTileFragment }) {
  const { t } = useTranslation('lobby')
  const { launch } = useLaunch()
  const isOpen = game.availability === 'OPEN'
  return (
    <button
      type="button"
      disabled={!isOpen}
      aria-label={t('playGame', { game: game.name })}
      onClick={() => launch({ ...game, id: game.id })}
      className="flex size-full items-center gap-2.5 rounded-lg border border-line bg-surface-1 p-2 text-start transition-colors enabled:hover:border-line-strong disabled:opacity-60"
    >
      <Picture
        src={game.pictureUrl}
        alt=""
        width={48}
        height={48}
        className="size-12 shrink-0 rounded-md bg-surface-2 object-cover"
      />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-sm leading-snug font-semibold text-ink">{game.name}</span>
        {!isOpen && <span className="block text-xs text-muted">{t('underMaintenance')}</span>}
      </span>
      {isOpen && <Play size={16} fill="currentColor" aria-hidden className="shrink-0 text-accent" />}
    </button>
  )
}
