import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useData } from '../../data/use-data.ts'
import type { GameFilter } from '../../lib/schema.generated.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { GameGrid, GameGridSkeleton } from './game-grid.tsx'
import { GamesDocument } from './games.generated.ts'

/** A page of games outside the home tab: 24, four rows (§4). */
export const categoryPageSize = 24

/** Games by a filter, with all four faces and pages. Give it a `key` of the filter, so that each filter starts at page 1. */
export function PagedGames({ filter, pageSize = categoryPageSize }: { filter: GameFilter; pageSize?: number }) {
  const { t } = useTranslation('lobby')
  const [page, setPage] = useState(1)
  const topRef = useRef<HTMLDivElement>(null)
  const hasTurned = useRef(false)
  const { data, previousData, error, refetch } = useData(GamesDocument, {
    filter,
    page: { page, pageSize, sort: null },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: turning the page is what it waits for
  useEffect(() => {
    if (hasTurned.current) topRef.current?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  }, [page])

  const games = data?.games
  const totalPages = (games ?? previousData?.games)?.pageInfo.totalPages ?? 0
  const turn = (next: number) => {
    hasTurned.current = true
    setPage(next)
  }
  return (
    <div ref={topRef} className="scroll-mt-36">
      {games ? (
        games.items.length > 0 ? (
          <GameGrid games={games.items} />
        ) : filter.search ? (
          <EmptyState title={t('noMatches')} />
        ) : (
          <EmptyState title={t('noGames')} hint={t('noGamesHint')} />
        )
      ) : error ? (
        <QueryError error={error} onRetry={() => void refetch()} />
      ) : (
        <GameGridSkeleton count={pageSize} />
      )}
      <Pagination page={page} totalPages={totalPages} onChange={turn} className="mt-6" />
    </div>
  )
}
