import { openLanes } from '../../../../brand/categories.ts'
import { useSite } from '../../../../brand/use-site.ts'

/** The vendors of the brand by name, each once however many categories it has. */
export function useVendors(): { code: string; name: string }[] {
  const { lobbyCategories } = useSite()
  const names = new Map(
    openLanes(lobbyCategories).flatMap(({ vendors: cards }) => cards.map((card) => [card.code, card.name] as const)),
  )
  return [...names].map(([code, name]) => ({ code, name })).sort((one, other) => one.name.localeCompare(other.name))
}
