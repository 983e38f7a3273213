import { Search, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { useTeamFilter } from '../use-team-filter.ts'
import { orderOf, orders } from './orders.ts'

type Filter = ReturnType<typeof useTeamFilter>

/** Whom to show and in which order. */
export function DownlineFilter({ filter }: { filter: Filter }) {
  const { t } = useTranslation('agent')
  return (
    <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4">
      <MemberSearch value={filter.get('search') ?? ''} onSearch={(text) => filter.set('search', text)} />
      <SelectField
        label={t('kind')}
        value={filter.get('kind') ?? ''}
        placeholder={t('kinds.all')}
        options={(['agent', 'member'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(event) => filter.set('kind', event.target.value)}
      />
      <SelectField
        label={t('order')}
        value={orderOf(filter.get('order')).name}
        options={orders.map(({ name }) => ({ value: name, label: t(`orders.${name}`) }))}
        onChange={(event) => filter.set('order', event.target.value)}
      />
    </div>
  )
}

/** The beginning of a user name; asked for with Enter or when the field is left. */
function MemberSearch({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
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
        placeholder={t('searchHint')}
        before={<Search size={18} aria-hidden />}
        after={
          value && (
            <IconButton
              label={t('clearSearch')}
              icon={<X size={18} aria-hidden />}
              className="size-9"
              onClick={() => onSearch('')}
            />
          )
        }
        onBlur={(event) => event.target.value.trim() !== value && onSearch(event.target.value.trim())}
      />
    </form>
  )
}
