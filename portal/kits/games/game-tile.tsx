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
  const isPaused = isPlayBlocked(useMember().member)
  const isOpen = game.availability === 'OPEN' && !isPaused
  return (
    <article className="group relative flex h-full min-w-0 flex-col gap-1.5">
      <div className="relative aspect-square overflow-hidden rounded-md bg-surface-2">
        <Picture
          src={game.pictureUrl}
          alt=""
          width={240}
          height={240}
          className="size-full object-cover transition-transform duration-(--duration-calm) mouse:group-hover:scale-105"
        />
        {!isOpen && (
          <p className="absolute inset-x-0 bottom-0 bg-scrim py-1 text-center text-xs font-semibold text-white">
            {t(isPaused ? 'playPaused' : 'underMaintenance')}
          </p>
        )}
      </div>
      <FavouriteButton game={game} />
      {/* Room for two lines of a name, so that rows stand alike; a longer one takes what it needs. */}
      <div className="min-h-13.5 min-w-0 sm:min-h-15.5">
        <h3 className="text-xs font-semibold wrap-break-word sm:text-sm">{game.name}</h3>
        <p className="truncate text-xs text-faint">{game.vendorName}</p>
      </div>
      {isOpen && <TileButtons game={game} />}
    </article>
  )
}

/**
 * What can be done with a game. A finger finds the buttons below the name, a mouse over the picture while it is there.
 * The picture is part of the first one.
 */
function TileButtons({ game }: { game: GameTileFragment }) {
  const { t } = useTranslation('lobby')
  const { launch, tryDemo } = useLaunch()
  const { id: gameId, gameType, vendorCode, lotteryCode, name: gameName } = game
  const target = { id: gameId, gameType, vendorCode, lotteryCode }
  return (
    <div className="mt-auto flex flex-wrap gap-1.5 mouse:absolute mouse:inset-x-0 mouse:top-0 mouse:mt-0 mouse:aspect-square mouse:flex-col mouse:flex-nowrap mouse:items-center mouse:justify-center mouse:gap-2 mouse:rounded-md mouse:bg-scrim mouse:opacity-0 mouse:transition-opacity mouse:duration-(--duration-quick) mouse:group-focus-within:opacity-100 mouse:group-hover:opacity-100">
      <button
        type="button"
        aria-label={t('playGame', { game: gameName })}
        onClick={() => launch(target)}
        className="flex h-8 flex-auto items-center justify-center gap-1.5 rounded-sm bg-brand px-1 text-xs font-semibold text-on-brand before:absolute before:inset-x-0 before:top-0 before:aspect-square hover:bg-brand-strong mouse:h-9 mouse:flex-none mouse:px-4 mouse:text-sm"
      >
        <Play size={14} fill="currentColor" aria-hidden className="hidden mouse:block" />
        {t('startNow')}
      </button>
      {game.hasDemo && (
        <button
          type="button"
          aria-label={t('tryGame', { game: gameName })}
          onClick={() => tryDemo(target)}
          className="relative flex h-8 flex-auto items-center justify-center rounded-sm border border-line-strong px-1 text-xs font-semibold text-ink mouse:h-9 mouse:flex-none mouse:border-white/60 mouse:px-4 mouse:text-sm mouse:text-white mouse:hover:bg-white/15"
        >
          {t('freeTrial')}
        </button>
      )}
    </div>
  )
}
