import { useTranslation } from 'react-i18next'
import type { VendorCard } from '../../brand/use-site.ts'
import { ChoiceChips } from './choice-chips.tsx'

interface VendorChipsProps {
  cards: readonly VendorCard[]
  /** Code of the chosen vendor; null for all. */
  value: string | null
  onChange: (vassalage: string | null) => void
  /** Whether "all vendors" can be chosen. Default true. */
  hasAll?: boolean
}

/** The vendors of a category in a row to choose one from. */
export function VendorChips({ cards, value, onChange, hasAll = true }: VendorChipsProps) {
  const { t } = useTranslation('lobby')
  const vendors = [...new Map(cards.map((card) => [card.vassalage, card])).values()]
  if (vendors.length < 2) return null
  const choices = [
    ...(hasAll ? [{ value: null, label: t('allVendors') }] : []),
    ...vendors.map(({ vassalage, displayName, markIcon }) => ({
      value: vassalage,
      label: displayName,
      mark: markIcon,
    })),
  ]
  return <ChoiceChips label={t('vendors')} choices={choices} value={value} onChange={onChange} className="mb-3" />
}
