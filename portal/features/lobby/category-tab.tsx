import { useState } from 'react'
import { type LobbyVendor, useSite } from '../../brand/use-site.ts'
import { PagedGames } from '../../kits/games/paged-games.tsx'
import { VendorChips } from '../../kits/games/vendor-chips.tsx'
import type { GameType } from '../../lib/schema.generated.ts'
import { cardsOf, slotVendors } from './game-menu.ts'

interface CategoryTabProps {
  category: GameType
  /** The vendors to choose from; those of the category when left out. */
  cards?: readonly LobbyVendor[]
  /** One vendor is always chosen: there is no "all". */
  mustChoose?: boolean
}

/** The games of a category in the lobby: its vendors, then 24 games a page (§4). */
export function CategoryTab({ category, cards, mustChoose = false }: CategoryTabProps) {
  const { lobbyCategories } = useSite()
  const all = cardsOf(lobbyCategories, category)
  const shown = cards ?? (category === 'SLOTS' ? all.slice(slotVendors.from, slotVendors.to) : all)
  const [chosen, setChosen] = useState<string | null>(null)
  const vendorCode = chosen ?? (mustChoose ? (shown[0]?.code ?? null) : null)
  return (
    <div>
      <VendorChips cards={shown} value={vendorCode} onChange={setChosen} hasAll={!mustChoose} />
      <PagedGames key={vendorCode} filter={{ gameType: category, vendorCode, subType: null, search: null }} />
    </div>
  )
}
