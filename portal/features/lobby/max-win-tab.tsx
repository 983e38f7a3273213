import { useSite } from '../../brand/use-site.ts'
import { useData } from '../../data/use-data.ts'
import { categoryPageSize } from '../../kits/games/paged-games.tsx'
import { CategoryTab } from './category-tab.tsx'
import { ChosenGames } from './chosen-games.tsx'
import { maxWinCards } from './game-menu.ts'
import { MaxWinGamesDocument } from './lobby.generated.ts'

/** MXWIN: the games the operator chose for it, else its vendors (§9). Asked for when the tab is first opened. */
export function MaxWinTab() {
  const { lobbyCategories } = useSite()
  const { data, error, refetch } = useData(MaxWinGamesDocument, {})
  const games = data?.maxWinGames
  const cards = maxWinCards(lobbyCategories)
  if (games?.length === 0) return <CategoryTab category="SLOTS" cards={cards} mustChoose />
  const failure = error ? { error, onRetry: () => void refetch() } : undefined
  return <ChosenGames games={games} failure={failure} pageSize={categoryPageSize} />
}
