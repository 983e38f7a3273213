import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../ui/select-field.tsx'
import { AccountSearch } from '../account-search.tsx'
import type { useTeamFilter } from '../use-team-filter.ts'
import { orderOf, orders } from './orders.ts'

type Filter = ReturnType<typeof useTeamFilter>

/** Whom to show and in which order. */
export function DownlineFilter({ filter }: { filter: Filter }) {
  const { t } = useTranslation('agent')
  return (
    <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4">
      <AccountSearch
        hint={t('searchHint')}
        value={filter.get('search') ?? ''}
        onSearch={(text) => filter.set('search', text)}
      />
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
