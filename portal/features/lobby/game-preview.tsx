import { QueryError } from '../../apollo/query-error.tsx'
import { useData } from '../../data/use-data.ts'
import { GameRow, GameRowSkeleton } from '../../kits/games/game-grid.tsx'
import { GamesDocument } from '../../kits/games/games.generated.ts'
import { SectionHeading } from '../../kits/games/section-heading.tsx'
import type { GameType } from '../../lib/schema.generated.ts'
import { previewCount } from './game-menu.ts'
import { useIsNear } from './use-is-near.ts'

interface GamePreviewProps {
  title: string
  gameType: GameType
  vendorCode?: string
  onAll?: () => void
}

/** The first games of a category or vendor; they are asked for when the row comes near the screen. */
export function GamePreview({ title, gameType, vendorCode, onAll }: GamePreviewProps) {
  const { ref, isNear } = useIsNear<HTMLDivElement>()
  const filter = { gameType, vendorCode: vendorCode ?? null, subType: null, search: null }
  const { data, error, refetch } = useData(
    GamesDocument,
    { filter, page: { page: 1, pageSize: previewCount } },
    { skip: !isNear },
  )
  const games = data?.games?.items
  if (games?.length === 0) return null
  return (
    <div ref={ref} className="below-fold">
      <SectionHeading title={title} onAll={onAll} />
      {games ? (
        <GameRow games={games} />
      ) : error ? (
        <QueryError error={error} onRetry={() => void refetch()} />
      ) : (
        <GameRowSkeleton count={previewCount} />
      )}
    </div>
  )
}
