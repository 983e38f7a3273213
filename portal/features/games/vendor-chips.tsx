import { useTranslation } from 'react-i18next'
import type { VendorCard } from '../../layouts/use-site.ts'
import { classNames } from '../../lib/class-names.ts'

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
  const chip = (code: string | null, label: string) => (
    <li key={code ?? ''}>
      <button
        type="button"
        aria-pressed={code === value}
        onClick={() => onChange(code)}
        className={classNames(
          'h-9 rounded-full border px-4 text-sm font-semibold whitespace-nowrap transition-colors',
          code === value ? 'border-brand bg-brand text-on-brand' : 'border-line bg-surface-1 text-muted hover:text-ink',
        )}
      >
        {label}
      </button>
    </li>
  )
  return (
    <ul
      aria-label={t('vendors')}
      className="scroll-quiet -mx-4 mb-5 flex gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0"
    >
      {hasAll && chip(null, t('allVendors'))}
      {vendors.map((card) => chip(card.vassalage, card.displayName))}
    </ul>
  )
}
