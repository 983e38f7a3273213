import { useTranslation } from 'react-i18next'
import { SearchField } from '../../ui/search-field.tsx'

interface GameSearchFieldProps {
  value: string
  onSearch: (search: string) => void
  className?: string
}

/** A name of a game to look for. */
export function GameSearchField(props: GameSearchFieldProps) {
  const { t } = useTranslation('lobby')
  return <SearchField label={t('searchGames')} placeholder={t('searchExample')} {...props} />
}
