import { openLanes } from '../../../../brand/categories.ts'
import { useSite } from '../../../../brand/use-site.ts'

/** The vendors of the brand by name, each once however many categories it has. */
export function useVendors(): { code: string; name: string }[] {
  const { vendorLanes } = useSite()
  const names = new Map(
    openLanes(vendorLanes).flatMap(({ cards }) => cards.map((card) => [card.vassalage, card.displayName] as const)),
  )
  return [...names].map(([code, name]) => ({ code, name })).sort((one, other) => one.name.localeCompare(other.name))
}
