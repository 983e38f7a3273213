import { Flame } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { GameGrid, GameGridSkeleton } from '../../kits/games/game-grid.tsx'
import type { GameTileFragment } from '../../kits/games/games.generated.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import type { Failure } from './failure.ts'

/** Games a page in the home tab: two rows (§4). */
export const homePageSize = 12

interface ChosenGamesProps {
  games: readonly GameTileFragment[] | null | undefined
  failure: Failure | undefined
  pageSize: number
}

/** The games the operator chose for a place of the lobby, in pages. */
export function ChosenGames({ games, failure, pageSize }: ChosenGamesProps) {
  const { t } = useTranslation('lobby')
  const [page, setPage] = useState(1)
  if (!games) return failure ? <QueryError {...failure} /> : <GameGridSkeleton count={pageSize} />
  if (games.length === 0) return <EmptyState icon={Flame} title={t('noGames')} hint={t('noGamesHint')} />
  const start = (page - 1) * pageSize
  return (
    <>
      <GameGrid games={games.slice(start, start + pageSize)} />
      <Pagination page={page} totalPages={Math.ceil(games.length / pageSize)} onChange={setPage} className="mt-5" />
    </>
  )
}
