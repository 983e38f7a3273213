import { type ComponentType, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useSite } from '../../brand/use-site.ts'
import { ChoiceChips } from '../../kits/games/choice-chips.tsx'
import { GameSearchField } from '../../kits/games/game-search-field.tsx'
import { type GameSort, gameSorts, gameSubTypes, unavailableSubType } from '../../kits/games/game-sort.ts'
import { PagedGames } from '../../kits/games/paged-games.tsx'
import { VendorCards } from '../../kits/games/vendor-cards.tsx'
import { VendorChips } from '../../kits/games/vendor-chips.tsx'
import type { GameType } from '../../lib/schema.generated.ts'
import { categoryOfAddress, categoryPaths, hasPage } from '../../paths.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useGameQuery } from './use-game-query.ts'

/** Categories whose page is a game centre: their vendors stand large above the games (§2). */
const centres: ReadonlySet<string> = new Set(['SPORTS', 'ESPORTS', 'LOTTERY', 'E_LOTTERY', 'COCKFIGHT'])

interface GameListPageProps {
  category: string
  /** The lotteries of a category, drawn by their own feature. */
  LotteryTiles: ComponentType<{ gameType: GameType; onShown: (gameIds: readonly string[]) => void }>
}

/** The category that the address names (§2, `gameType`): one that has a page of its own is shown there. */
export default function GameListPage({ category, ...props }: GameListPageProps) {
  const [address] = useSearchParams()
  const wanted = categoryOfAddress(address.get('gameType') ?? category)
  if (wanted !== category && hasPage(wanted))
    return <Navigate to={{ pathname: categoryPaths[wanted], search: address.toString() }} replace />
  return <GameList category={category} {...props} />
}

/** The game centre or list of a category (§2): vendors, sub-types, order, search and pages, all kept in the address. */
function GameList({ category, LotteryTiles }: GameListPageProps) {
  const { t } = useTranslation(['lobby', 'layout'])
  const { lobbyCategories } = useSite()
  const gameType = category as GameType
  const { query, change } = useGameQuery(gameType)
  const { vendorCode, subType, search, sort, page } = query
  const cards = lobbyCategories.find((lane) => lane.gameType === gameType)?.vendors ?? []
  const isCentre = centres.has(category)
  const hasTiles = (gameType === 'LOTTERY' || gameType === 'E_LOTTERY') && vendorCode === null && search === ''
  /** Lotteries with a clock above: the grid has only the others. */
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const tell = useCallback((gameIds: readonly string[]) => setShown(new Set(gameIds)), [])
  return (
    <div className="mx-auto max-w-350 px-4 py-5 lg:px-6">
      <h1 className="mb-3 text-2xl font-bold">{t(`layout:category.${gameType}`)}</h1>
      <div className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_200px] lg:max-w-180">
        <GameSearchField value={search} onSearch={(next) => change({ search: next })} />
        <SelectField
          label={t('sortBy')}
          value={sort}
          onChange={(event) => change({ sort: event.target.value as GameSort })}
          options={gameSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        />
      </div>
      {isCentre && cards.length > 1 && vendorCode === null && search === '' ? (
        <div className="mb-6">
          <VendorCards cards={cards} />
        </div>
      ) : (
        <VendorChips cards={cards} value={vendorCode} onChange={(next) => change({ vendorCode: next })} />
      )}
      {hasTiles && (
        <ErrorBoundary quiet>
          <Suspense fallback={<Skeleton className="mb-6 h-250 w-full sm:h-142 xl:h-92" />}>
            <LotteryTiles gameType={gameType} onShown={tell} />
          </Suspense>
        </ErrorBoundary>
      )}
      {gameType === 'SLOTS' && (
        <ChoiceChips
          label={t('subTypes')}
          value={subType}
          onChange={(next) => change({ subType: next })}
          choices={[
            { value: null, label: t('classify.ALL') },
            ...gameSubTypes.map((value) => ({
              value,
              label: t(`classify.${value}`),
              isDisabled: value === unavailableSubType,
            })),
          ]}
          className="mb-5"
        />
      )}
      <PagedGames
        filter={{ gameType, vendorCode, subType, search: search || null }}
        sort={sort}
        {...(hasTiles && { without: shown })}
        paging={{ page, onTurn: (next) => change({ page: next }) }}
      />
    </div>
  )
}
