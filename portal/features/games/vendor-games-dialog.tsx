import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../brand/use-site.ts'
import type { DialogComponentProps } from '../../dialogs/dialog-store.ts'
import { GameSearchField } from '../../kits/games/game-search-field.tsx'
import { PagedGames } from '../../kits/games/paged-games.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Games a page in a popup: two rows on large screens. */
const popupPageSize = 12

/** The games of a vendor with several, in a popup (§4, `isGame` VASSALAGE). */
export default function VendorGamesDialog({
  open,
  onClose,
  gameType,
  vendorCode,
  name,
}: DialogComponentProps<'vendor-games'>) {
  const { t } = useTranslation('lobby')
  const [search, setSearch] = useState('')
  const lane = useSite().lobbyCategories.find((category) => category.gameType === gameType)
  const card = lane?.vendors.find((each) => each.code === vendorCode)
  // A handful is seen at a glance; a field would only call up the keyboard of a phone.
  const isSearched = !card || card.gameCount > popupPageSize
  return (
    <Dialog open={open} onClose={onClose} size="large" title={t('gamesOf', { vendor: name ?? '' })}>
      {isSearched && <GameSearchField value={search} onSearch={setSearch} className="mb-4" />}
      <PagedGames
        key={search}
        filter={{
          gameType: gameType ?? null,
          vendorCode: vendorCode ?? null,
          subType: null,
          search: search || null,
        }}
        pageSize={popupPageSize}
      />
    </Dialog>
  )
}
