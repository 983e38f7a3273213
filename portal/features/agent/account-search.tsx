import { ArrowRight, Search, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'

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
    <form
      className="col-span-2"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim())
      }}
    >
      <TextField
        key={value}
        label={t('search')}
        name="search"
        inputMode="search"
        enterKeyHint="search"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        defaultValue={value}
        placeholder={hint ?? t('wholeNameHint')}
        before={<Search size={18} aria-hidden />}
        after={
          value ? (
            <IconButton
              label={t('clearSearch')}
              icon={<X size={18} aria-hidden />}
              className="size-9"
              onClick={() => onSearch('')}
            />
          ) : (
            <IconButton
              type="submit"
              label={t('find')}
              icon={<ArrowRight size={18} aria-hidden className="rtl:rotate-180" />}
              className="size-9"
            />
          )
        }
        onBlur={(event) => event.target.value.trim() !== value && onSearch(event.target.value.trim())}
      />
    </form>
  )
}
