import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useSite } from '../../layouts/use-site.ts'
import type { GameType } from '../../lib/schema.generated.ts'
import { TextField } from '../../ui/text-field.tsx'
import { PagedGames } from './paged-games.tsx'
import { VendorChips } from './vendor-chips.tsx'

/** The game centre or list of a category (§2), by vendor (`?vassalage=`) and by name. */
export default function GameListPage({ category }: { category: string }) {
  const { t } = useTranslation(['lobby', 'layout'])
  const { vendorLanes } = useSite()
  const [query, setQuery] = useSearchParams()
  const [search, setSearch] = useState('')
  const searched = useDeferredValue(search.trim())
  const gameType = category as GameType
  const vassalage = query.get('vassalage')
  const cards = vendorLanes.find((lane) => lane.gameCategory === gameType)?.cards ?? []

  const choose = (vendor: string | null) =>
    setQuery(vendor ? { gameType, vassalage: vendor } : { gameType }, { replace: true })
  return (
    <div className="mx-auto max-w-350 px-4 py-5 lg:px-6">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-2xl font-bold">{t(`layout:category.${gameType}`)}</h1>
        <TextField
          label={t('searchGames')}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          before={<Search size={18} aria-hidden />}
          className="w-full sm:w-72"
        />
      </div>
      <VendorChips cards={cards} value={vassalage} onChange={choose} />
      <PagedGames
        key={`${gameType} ${vassalage} ${searched}`}
        filter={{ gameType, vassalage, gameClassify: null, search: searched || null }}
      />
    </div>
  )
}
