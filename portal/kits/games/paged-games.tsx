import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useData } from '../../data/use-data.ts'
import type { GameFilter } from '../../lib/schema.generated.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { GameGrid, GameGridSkeleton } from './game-grid.tsx'
import { type GameSort, gameOrders } from './game-sort.ts'
import { GamesDocument } from './games.generated.ts'
import { SearchButton } from './search-button.tsx'

/** A page of games outside the home tab: 24, four rows (§4). */
export const categoryPageSize = 24

interface PagedGamesProps {
  filter: GameFilter
  sort?: GameSort
  pageSize?: number
  /** Games that stand above already, by their ids. */
  without?: ReadonlySet<string>
  /** Where the page is kept, when not here: its number and how to turn it. */
  paging?: { page: number; onTurn: (page: number) => void }
}

/**
 * Games by a filter, with all four faces and pages. Give it a `key` of the filter where it keeps its page itself, so that
 * each filter starts at page 1.
 */
export function PagedGames({
  filter,
  sort = 'recommended',
  pageSize = categoryPageSize,
  without,
  paging,
}: PagedGamesProps) {
  const { t } = useTranslation('lobby')
  const [ownPage, setOwnPage] = useState(1)
  const page = paging?.page ?? ownPage
  const topRef = useRef<HTMLDivElement>(null)
  const hasTurned = useRef(false)
  const { data, previousData, error, refetch } = useData(GamesDocument, {
    filter,
    order: gameOrders[sort],
    page: { page, pageSize },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: turning the page is what it waits for
  useEffect(() => {
    if (hasTurned.current) topRef.current?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  }, [page])

  const games = data?.games
  const totalPages = (games ?? previousData?.games)?.pageInfo.totalPages ?? 0
  const turn = (next: number) => {
    hasTurned.current = true
    if (paging) paging.onTurn(next)
    else setOwnPage(next)
  }
  return (
    <div ref={topRef} className="scroll-mt-36">
      {games ? (
        games.items.length > 0 ? (
          <GameGrid games={without ? games.items.filter(({ id }) => !without.has(id)) : games.items} />
        ) : filter.search ? (
          <EmptyState
            title={t('noMatches')}
            hint={t('noMatchesHint')}
            action={(filter.gameType || filter.vendorCode) && <SearchButton />}
          />
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
