import { ArrowRight, Search, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './icon-button.tsx'
import { TextField } from './text-field.tsx'

type Field = Pick<
  ComponentProps<typeof TextField>,
  'autoCapitalize' | 'spellCheck' | 'maxLength' | 'placeholder' | 'onBlur'
>

interface SearchFormProps extends Field {
  label: string
  /** What is searched for now. */
  value: string
  onSearch: (text: string) => void
}

/** Something to look for; asked for with Enter or the button, where each question is one to the server. */
export function SearchForm({ label, value, onSearch, ...field }: SearchFormProps) {
  const { t } = useTranslation('common')
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim())
        }}
      >
        <TextField
          key={value}
          label={label}
          name="search"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          defaultValue={value}
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
                label={t('search')}
                icon={<ArrowRight size={18} aria-hidden className="rtl:rotate-180" />}
                className="size-9"
              />
            )
          }
          {...field}
        />
      </form>
    </search>
  )
}
