import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useData } from '../../data/use-data.ts'
import { useLaunch } from '../../kits/launch/use-launch.ts'
import { countUp } from '../../lib/count-up.ts'
import type { GameType } from '../../lib/schema.generated.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DrawCountdown } from './draw-countdown.tsx'
import { LotteryMenusDocument, type LotteryTilePartsFragment } from './lottery.generated.ts'
import { mostPlayedFirst } from './most-played-first.ts'
import { ResultView } from './result-view.tsx'
import { firstClose, useLookForNext } from './use-look-for-next.ts'

/** Milliseconds between looks: results come between two draws. */
const LOOK_AGAIN = 15_000
/** Tiles of a vendor; the grid of games below has its other lotteries. */
const SHOWN = 9

const gridClass = 'grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3'

interface LotteryTilesProps {
  gameType: GameType
  /** Told which lotteries stand here, by the ids of their games. */
  onShown: (gameIds: readonly string[]) => void
}

/** The lotteries of a category by vendor, each with its clock and last result. Nothing when there is none, or when it fails: the games stand below. */
export default function LotteryTiles({ gameType, onShown }: LotteryTilesProps) {
  const { t } = useTranslation('lottery')
  const { data, error, refetch } = useData(LotteryMenusDocument, { prizeMode: null }, { pollInterval: LOOK_AGAIN })
  useLookForNext(firstClose(data?.lotteryMenus?.flatMap(({ lotteries: games }) => games) ?? []), () => void refetch())
  const menus = data?.lotteryMenus
    ?.map((menu) => ({ ...menu, games: menu.lotteries.filter((game) => game.gameType === gameType) }))
    .filter(({ games }) => games.length > 0)
    .map((menu) => ({ ...menu, games: mostPlayedFirst(menu.games, SHOWN) }))
  const shown = (menus ?? []).flatMap(({ games }) => games.map(({ gameId }) => gameId)).join(' ')
  useEffect(() => onShown(shown.split(' ')), [shown, onShown])
  if (error && !data) return null
  if (!data) return <TilesSkeleton />
  return (
    <div className="mb-6 flex flex-col gap-5">
      {menus?.map(({ vendorCode, vendorName, games }) => (
        <section key={vendorCode} aria-label={vendorName}>
          <h2 className="mb-2 text-base font-bold">{vendorName}</h2>
          <ul className={gridClass}>
            {games.map((game) => (
              <li key={game.code}>
                <LotteryTile game={game} playWord={t('play', { game: game.name })} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** As high as the tiles of a vendor, so that the games below stay where they are. */
function TilesSkeleton() {
  return (
    <div aria-busy="true" className="mb-6">
      <Skeleton className="mb-2 h-6 w-40" />
      <div className={gridClass}>
        {countUp(SHOWN).map((tile) => (
          <Skeleton key={tile} className="h-24 w-full" />
        ))}
      </div>
    </div>
  )
}

function LotteryTile({ game, playWord }: { game: LotteryTilePartsFragment; playWord: string }) {
  const { t } = useTranslation('lottery')
  const { launch } = useLaunch()
  const { gameId, gameType, vendorCode, code: lotteryCode, currentDraw, lastDraw } = game
  const closesAt = currentDraw?.closesAt ?? null
  return (
    <article className="relative flex h-full min-h-24 flex-col gap-2 rounded-lg border border-line bg-surface-1 p-3 hover:border-line-strong">
      <header className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 truncate font-semibold">
          <button
            type="button"
            aria-label={playWord}
            disabled={game.availability !== 'OPEN'}
            onClick={() => launch({ id: gameId, gameType, vendorCode, lotteryCode })}
            className="before:absolute before:inset-0 before:rounded-lg"
          >
            {game.name}
          </button>
        </h3>
        <DrawCountdown key={closesAt} closesAt={closesAt} className="shrink-0 font-bold text-accent" />
      </header>
      {lastDraw?.result ? (
        <ResultView family={game.family} result={lastDraw.result} />
      ) : (
        <p className="text-sm text-muted">{t('noResult')}</p>
      )}
    </article>
  )
}
