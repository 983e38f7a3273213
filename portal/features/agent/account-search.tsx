import { useTranslation } from 'react-i18next'
import { SearchForm } from '../../ui/search-form.tsx'

interface AccountSearchProps {
  value: string
  /** What to type; the whole name unless told. */
  hint?: string
  onSearch: (text: string) => void
}

/** A user name; asked for with Enter, with the button or when the field is left. */
export function AccountSearch({ value, hint, onSearch }: AccountSearchProps) {
  const { t } = useTranslation('agent')
  return (
    <div className="col-span-2">
      <SearchForm
        label={t('search')}
        value={value}
        onSearch={onSearch}
        placeholder={hint ?? t('wholeNameHint')}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        onBlur={(event) => event.target.value.trim() !== value && onSearch(event.target.value.trim())}
      />
    </div>
  )
}
