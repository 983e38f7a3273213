import { useTranslation } from 'react-i18next'
import type { LobbyVendor } from '../../brand/use-site.ts'
import { ChoiceChips } from './choice-chips.tsx'

interface VendorChipsProps {
  cards: readonly LobbyVendor[]
  /** Code of the chosen vendor; null for all. */
  value: string | null
  onChange: (vendorCode: string | null) => void
  /** Whether "all vendors" can be chosen. Default true. */
  hasAll?: boolean
}

/** The vendors of a category in a row to choose one from. */
export function VendorChips({ cards, value, onChange, hasAll = true }: VendorChipsProps) {
  const { t } = useTranslation('lobby')
  const vendors = [...new Map(cards.map((card) => [card.code, card])).values()]
  if (vendors.length < 2) return null
  const choices = [
    ...(hasAll ? [{ value: null, label: t('allVendors') }] : []),
    ...vendors.map(({ code: vendorCode, name: displayName, markUrl }) => ({
      value: vendorCode,
      label: displayName,
      mark: markUrl,
    })),
  ]
  return <ChoiceChips label={t('vendors')} choices={choices} value={value} onChange={onChange} className="mb-3" />
}
