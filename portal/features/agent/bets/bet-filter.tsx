import { useTranslation } from 'react-i18next'
import { useSite } from '../../../brand/use-site.ts'
import { betStates } from '../../../kits/bets/bet-states.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { AccountSearch } from '../account-search.tsx'
import { LineSelect } from '../line-select.tsx'
import type { useTeamFilter } from '../use-team-filter.ts'

/** Whose bets, and which. */
export function BetFilter({ filter }: { filter: ReturnType<typeof useTeamFilter> }) {
  const { t } = useTranslation(['agent', 'account'])
  const { lobbyCategories } = useSite()
  const gameType = filter.get('gameType')
  const lanes = lobbyCategories.filter((category) => gameType === null || category.gameType === gameType)
  const vendors = new Map(lanes.flatMap(({ vendors: cards }) => cards.map((card) => [card.code, card.name] as const)))
  return (
    <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3 xl:grid-cols-6">
      <AccountSearch value={filter.get('search') ?? ''} onSearch={(text) => filter.set('search', text)} />
      <LineSelect filter={filter} />
      <SelectField
        label={t('category')}
        value={gameType ?? ''}
        placeholder={t('account:allCategories')}
        options={lobbyCategories.map(({ gameType }) => ({
          value: gameType,
          label: t(`account:categories.${gameType}`),
        }))}
        onChange={(event) => filter.change({ gameType: event.target.value, vendor: null })}
      />
      <SelectField
        label={t('account:vendor')}
        value={filter.get('vendor') ?? ''}
        placeholder={t('account:allVendors')}
        options={[...vendors].map(([value, label]) => ({ value, label }))}
        onChange={(event) => filter.set('vendor', event.target.value)}
      />
      <SelectField
        label={t('account:state')}
        value={filter.get('state') ?? ''}
        placeholder={t('account:allStates')}
        options={betStates.map((value) => ({ value, label: t(`account:betStates.${value}`) }))}
        onChange={(event) => filter.set('state', event.target.value)}
      />
    </div>
  )
}
