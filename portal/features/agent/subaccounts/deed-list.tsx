import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../apollo/query-error.tsx'
import type { useAddressFilter } from '../../../kits/records/use-address-filter.ts'
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type SubaccountDeedsQuery, useSubaccountDeedsQuery, useSubaccountsQuery } from './subaccounts.generated.ts'
import { useOutcomeWords } from './use-outcome-words.ts'
import { useSubaccountWords } from './use-subaccount-words.ts'

type Deed = NonNullable<SubaccountDeedsQuery['team']>['subaccountDeeds']['items'][number]

const pageSize = 20
/** As many as a page may hold: the open ones are the first of them. */
const mostNames = 100

/** What was done and refused in the agent's name, the last first; by everybody or by one. */
export function DeedList({ filter }: { filter: ReturnType<typeof useAddressFilter> }) {
  const { t, i18n } = useTranslation('subaccounts')
  const { moment } = useSubaccountWords()
  const outcomeOf = useOutcomeWords()
  const by = filter.get('by')
  const names = useSubaccountsQuery({ variables: { page: { pageSize: mostNames } } }).data?.team?.subaccounts.items
  const { data, previousData, error, refetch } = useSubaccountDeedsQuery({
    variables: { page: { page: filter.page, pageSize }, ...(by !== null && { subaccountId: by }) },
  })
  const found = (data ?? previousData)?.team?.subaccountDeeds
  // Of what was refused the part of the house is known, by the name that the platform gives it.
  const aboutOf = ({ deed, about }: Deed): string | null => {
    if (about === null || deed !== 'REFUSED') return about
    const area: unknown = i18n.getResource(i18n.language, 'subaccounts', `areas.${about}`)
    return typeof area === 'string' ? area : null
  }
  const columns: DataColumn<Deed>[] = [
    { key: 'at', header: t('at'), cell: ({ at }) => <span className="tabular">{moment(at)}</span> },
    { key: 'who', header: t('who'), cell: ({ displayName, subaccountName }) => `${displayName} (${subaccountName})` },
    { key: 'deed', header: t('deed'), cell: ({ deed }) => t(`deeds.${deed}`) },
    { key: 'about', header: t('about'), cell: aboutOf },
    { key: 'outcome', header: t('outcome'), cell: ({ outcome }) => outcomeOf(outcome) },
    { key: 'ip', header: t('ip'), cell: ({ ip }) => <span className="tabular">{ip}</span> },
  ]
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        className="sm:max-w-80"
        label={t('who')}
        value={by ?? ''}
        placeholder={t('everybody')}
        options={(names ?? []).map(({ id, displayName, name }) => ({ value: id, label: `${displayName} (${name})` }))}
        onChange={({ target }) => filter.set('by', target.value)}
      />
      {error && !found && <QueryError error={error} onRetry={() => refetch()} />}
      {!found && !error && <Skeleton className="h-64 w-full" />}
      {found?.items.length === 0 && <EmptyState title={t('noDeeds')} hint={t('noDeedsHint')} />}
      {found && found.items.length > 0 && (
        <DataTable label={t('tabs.deeds')} columns={columns} rows={found.items} rowKey={({ id }) => id} />
      )}
      <Pagination
        page={filter.page}
        totalPages={found?.pageInfo.totalPages ?? 0}
        onChange={(page) => filter.set('page', String(page))}
      />
    </div>
  )
}
