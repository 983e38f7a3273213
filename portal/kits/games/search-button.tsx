import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../../dialogs/dialog-store.ts'

/** Looks like the field it opens: the search over all games. */
export function SearchButton() {
  const { t } = useTranslation('lobby')
  return (
    <button
      type="button"
      onClick={() => openDialog('game-search')}
      className="flex h-11 w-full items-center gap-3 rounded-md border border-line bg-surface-1 px-4 text-start text-sm text-muted transition-colors hover:border-line-strong hover:text-ink lg:w-90"
    >
      <Search size={18} aria-hidden />
      {t('searchAll')}
    </button>
  )
}
