import { countUp } from '../../lib/count-up.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GameTile } from './game-tile.tsx'
import type { GameTileFragment } from './games.generated.ts'

/** Two, three, four or six games a row by the width of the screen. */
export const gridClass = 'grid grid-cols-3 gap-x-3 gap-y-4 sm:grid-cols-4 lg:gap-x-4 lg:gap-y-5 xl:grid-cols-6'

/** Games side by side. */
export function GameGrid({ games }: { games: readonly GameTileFragment[] }) {
  return (
    <ul className={gridClass}>
      {games.map((game) => (
        <li key={game.nodeId} className="min-w-0">
          <GameTile game={game} />
        </li>
      ))}
    </ul>
  )
}

/** The same grid while its games are on their way: boxes of the same size. */
export function GameGridSkeleton({ count }: { count: number }) {
  return (
    <div aria-busy="true" className={gridClass}>
      {countUp(count).map((index) => (
        <div key={index} className="flex flex-col gap-2">
          <Skeleton className="aspect-square" />
          <div>
            <Skeleton className="mb-1.5 h-4 w-4/5" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  )
}
