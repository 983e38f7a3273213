import { FavouriteGames } from '../../kits/games/favourite-games.tsx'
import { CategoryTab } from './category-tab.tsx'
import type { MenuKey } from './game-menu.ts'
import { MaxWinTab } from './max-win-tab.tsx'

/** What an item of the lobby's menu shows, but for the one that it begins with. */
export default function OtherTab({ shown }: { shown: Exclude<MenuKey, 'HOME'> }) {
  if (shown === 'FAV') return <FavouriteGames />
  if (shown === 'MAX_WIN') return <MaxWinTab />
  return <CategoryTab category={shown} />
}
