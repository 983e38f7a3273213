import { Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isPlayBlocked } from '../../session/play-blocked.ts'
import { useMember } from '../../session/use-member.ts'
import { Picture } from '../../ui/picture.tsx'
import { useLaunch } from '../launch/use-launch.ts'
import { FavouriteButton } from './favourite-button.tsx'
import type { GameTileFragment } from './games.generated.ts'

/** A game in a grid (§2): picture, vendor, start now, free trial, name, heart. */
export function GameTile({ game }: { game: GameTileFragment }) {
  const { t } = useTranslation('lobby')
  const { launch, tryDemo } = useLaunch()
  const isPaused = isPlayBlocked(useMember().member)
  const isOpen = game.availability === 'OPEN' && !isPaused
  const { nodeId, gameType, vassalage, gameCode } = game
  const target = { id: nodeId, gameType, vassalage, gameCode }
  return (
    <article className="group relative flex min-w-0 flex-col gap-2">
      <div className="relative aspect-square overflow-hidden rounded-md bg-surface-2">
        <Picture
          src={game.showIcon}
          alt=""
          width={240}
          height={240}
          className="size-full object-cover transition-transform duration-(--duration-calm) group-hover:scale-105"
        />
        {isOpen ? (
          <div className="absolute inset-0 hidden flex-col items-center justify-center gap-2 bg-scrim opacity-0 transition-opacity duration-(--duration-quick) group-focus-within:opacity-100 group-hover:opacity-100 md:flex">
            <button
              type="button"
              onClick={() => launch(target)}
              className="flex h-9 items-center gap-1.5 rounded-sm bg-brand px-4 text-sm font-semibold text-on-brand hover:bg-brand-strong"
            >
              <Play size={14} fill="currentColor" aria-hidden />
              {t('startNow')}
            </button>
            {game.hasDemo && (
              <button
                type="button"
                onClick={() => tryDemo(target)}
                className="h-9 rounded-sm border border-white/60 px-4 text-sm font-semibold text-white hover:bg-white/15"
              >
                {t('freeTrial')}
              </button>
            )}
          </div>
        ) : (
          <p className="absolute inset-x-0 bottom-0 bg-scrim py-1 text-center text-xs font-semibold text-white">
            {t(isPaused ? 'playPaused' : 'underMaintenance')}
          </p>
        )}
      </div>
      <FavouriteButton game={game} />
      <div className="min-w-0">
        <h3 className="truncate text-sm font-semibold" title={game.gameName}>
          {isOpen ? (
            <button
              type="button"
              aria-label={t('playGame', { game: game.gameName })}
              onClick={() => launch(target)}
              className="max-w-full truncate text-start before:absolute before:inset-x-0 before:top-0 before:aspect-square md:before:hidden"
            >
              {game.gameName}
            </button>
          ) : (
            game.gameName
          )}
        </h3>
        <p className="flex min-h-6 items-center justify-between gap-2 text-xs text-faint">
          <span className="truncate">{game.displayName}</span>
          {isOpen && game.hasDemo && (
            <button
              type="button"
              onClick={() => tryDemo(target)}
              className="relative h-6 shrink-0 font-semibold text-accent md:hidden"
            >
              {t('freeTrial')}
            </button>
          )}
        </p>
      </div>
    </article>
  )
}
