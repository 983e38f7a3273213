import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DialogComponentProps } from '../../dialogs/dialog-store.ts'
import { GameSearchField } from '../../kits/games/game-search-field.tsx'
import { PagedGames } from '../../kits/games/paged-games.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** A search over every game of every category; what is played most stands first. */
export default function GameSearchDialog({ open, onClose }: DialogComponentProps<'game-search'>) {
  const { t } = useTranslation('lobby')
  const [search, setSearch] = useState('')
  return (
    <Dialog open={open} onClose={onClose} size="large" startsTyping title={t('searchGames')}>
      <GameSearchField value={search} onSearch={setSearch} className="mb-4" />
      <PagedGames
        key={search}
        filter={{ gameType: null, vendorCode: null, subType: null, search: search || null }}
        sort="played"
        pageSize={12}
      />
    </Dialog>
  )
}
