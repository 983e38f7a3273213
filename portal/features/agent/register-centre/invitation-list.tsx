import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../apollo/query-error.tsx'
import type { useAddressFilter } from '../../../kits/records/use-address-filter.ts'
import { Button } from '../../../ui/button.tsx'
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMay } from '../may.ts'
import { InvitationDialog } from './invitation-dialog.tsx'
import type { InvitationRow } from './invitation-row.ts'
import { InvitationStateBadge } from './invitation-state.tsx'
import { NewInvitationDialog } from './new-invitation-dialog.tsx'
import { useInvitationsQuery } from './register-centre.generated.ts'
import { useInvitationWords } from './use-invitation-words.ts'

const pageSize = 20

/** The agent's registration links: how often each was used, until when it lets in, and behind a press the link itself. */
export function InvitationList({ filter }: { filter: ReturnType<typeof useAddressFilter> }) {
  const { t } = useTranslation('agent')
  const words = useInvitationWords()
  const may = useMay()
  const [isMaking, setMaking] = useState(false)
  const { data, previousData, error, refetch } = useInvitationsQuery({
    variables: { page: { page: filter.page, pageSize } },
  })
  const found = (data ?? previousData)?.team?.invitations
  const offer: DataColumn<InvitationRow> = { key: 'offer', header: t('register.offer'), cell: words.offer }
  const columns: DataColumn<InvitationRow>[] = [
    { key: 'name', header: t('register.name'), cell: ({ name }) => name },
    { key: 'state', header: t('status'), cell: ({ state }) => <InvitationStateBadge state={state} /> },
    { key: 'kind', header: t('kind'), cell: words.kind },
    ...(found?.items.some(({ offer }) => offer) ? [offer] : []),
    { key: 'uses', header: t('register.uses'), align: 'end', cell: words.uses },
    { key: 'last', header: t('register.lastUse'), cell: words.lastUse },
    { key: 'expiry', header: t('register.expiry'), cell: words.expiry },
  ]
  const newButton = (
    <Button icon={<Plus size={18} aria-hidden />} onClick={() => setMaking(true)}>
      {t('register.newLink')}
    </Button>
  )
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-60 flex-1 text-sm text-muted">{t('register.linksHint')}</p>
        {may('bringPeople') && newButton}
      </div>
      {error && !found && <QueryError error={error} onRetry={() => refetch()} />}
      {!found && !error && <Skeleton className="h-64 w-full" />}
      {found?.items.length === 0 && <EmptyState title={t('register.noLinks')} hint={t('register.noLinksHint')} />}
      {found && found.items.length > 0 && (
        <DataTable
          label={t('register.links')}
          columns={columns}
          rows={found.items}
          rowKey={({ id }) => id}
          onOpen={({ id }) => filter.set('link', id)}
        />
      )}
      {found && (
        <Pagination
          page={filter.page}
          totalPages={found.pageInfo.totalPages}
          onChange={(page) => filter.set('page', String(page))}
        />
      )}
      <InvitationDialog id={filter.get('link')} onClose={() => filter.set('link', null)} />
      <NewInvitationDialog
        open={isMaking}
        onClose={() => setMaking(false)}
        onMade={(id) => {
          setMaking(false)
          void refetch()
          filter.set('link', id)
        }}
      />
    </div>
  )
}
