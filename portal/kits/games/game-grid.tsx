import { classNames } from '../../lib/class-names.ts'
import { countUp } from '../../lib/count-up.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GameTile } from './game-tile.tsx'
import type { GameTileFragment } from './games.generated.ts'

/** Two, three, four or six games a row by the width of the screen. */
export const gridClass = 'grid grid-cols-3 gap-x-3 gap-y-4 sm:grid-cols-4 lg:gap-x-4 lg:gap-y-5 xl:grid-cols-6'

/** Five games in a line; phones scroll it. */
const rowClass =
  'scroll-quiet -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 sm:mx-0 sm:grid sm:grid-cols-5 sm:overflow-visible sm:px-0 lg:gap-x-4'
const rowItemClass = 'w-[29vw] min-w-0 shrink-0 snap-start sm:w-auto'

/** Games side by side. */
export function GameGrid({ games }: { games: readonly GameTileFragment[] }) {
  return (
    <ul className={gridClass}>
      {games.map((game) => (
        <li key={game.id} className="min-w-0">
          <GameTile game={game} />
        </li>
      ))}
    </ul>
  )
}

/** The first few games of a kind in one line. */
export function GameRow({ games }: { games: readonly GameTileFragment[] }) {
  return (
    <ul className={rowClass}>
      {games.map((game) => (
        <li key={game.id} className={rowItemClass}>
          <GameTile game={game} />
        </li>
      ))}
    </ul>
  )
}

/** The same line while its games are on their way. */
export function GameRowSkeleton({ count }: { count: number }) {
  return (
    <div aria-busy="true" className={rowClass}>
      {countUp(count).map((index) => (
        <TileSkeleton key={index} className={rowItemClass} />
      ))}
    </div>
  )
}

/** The same grid while its games are on their way: boxes of the same size. */
export function GameGridSkeleton({ count }: { count: number }) {
  return (
    <div aria-busy="true" className={gridClass}>
      {countUp(count).map((index) => (
        <TileSkeleton key={index} />
      ))}
    </div>
  )
}

function TileSkeleton({ className }: { className?: string }) {
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <Skeleton className="aspect-square" />
      <div>
        <Skeleton className="mb-1 h-8 w-4/5 sm:h-10" />
        <Skeleton className="h-4.5 w-1/2" />
      </div>
      <Skeleton className="h-8 mouse:hidden" />
    </div>
  )
}
