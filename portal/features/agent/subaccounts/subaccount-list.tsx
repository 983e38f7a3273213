import { Plus, UserRoundCog } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../apollo/query-error.tsx'
import type { useAddressFilter } from '../../../kits/records/use-address-filter.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CredentialsDialog, type FirstCredentials } from '../credentials-dialog.tsx'
import { NewSubaccountDialog } from './new-subaccount-dialog.tsx'
import { SubaccountDialog } from './subaccount-dialog.tsx'
import { SubaccountState } from './subaccount-state.tsx'
import { useSubaccountsQuery } from './subaccounts.generated.ts'
import { type SubaccountRow, useSubaccountWords } from './use-subaccount-words.ts'

const pageSize = 20

/** Those who act in the agent's name: what each may do, when he was here, and behind a press what the agent may change. */
export function SubaccountList({ filter }: { filter: ReturnType<typeof useAddressFilter> }) {
  const { t } = useTranslation('subaccounts')
  const words = useSubaccountWords()
  const [isMaking, setMaking] = useState(false)
  const [openId, setOpenId] = useState<string | null>(null)
  const [handed, setHanded] = useState<FirstCredentials | null>(null)
  const { data, previousData, error, refetch } = useSubaccountsQuery({
    variables: { page: { page: filter.page, pageSize } },
  })
  const found = (data ?? previousData)?.team?.subaccounts
  const columns: DataColumn<SubaccountRow>[] = [
    { key: 'signInName', header: t('signInName'), cell: ({ signInName }) => signInName },
    { key: 'displayName', header: t('displayName'), cell: ({ displayName }) => displayName },
    { key: 'rights', header: t('may'), cell: words.rights },
    { key: 'seen', header: t('lastSeen'), cell: words.lastSeen },
    { key: 'state', header: t('state'), cell: (row) => <SubaccountState row={row} /> },
  ]
  const handOver = (credentials: FirstCredentials) => {
    setMaking(false)
    setOpenId(null)
    setHanded(credentials)
    void refetch()
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-60 flex-1 text-sm text-muted">{t('hint')}</p>
        <Button icon={<Plus size={18} aria-hidden />} onClick={() => setMaking(true)}>
          {t('new')}
        </Button>
      </div>
      {error && !found && <QueryError error={error} onRetry={() => refetch()} />}
      {!found && !error && <Skeleton className="h-64 w-full" />}
      {found?.items.length === 0 && <EmptyState icon={UserRoundCog} title={t('none')} hint={t('noneHint')} />}
      {found && found.items.length > 0 && (
        <DataTable
          label={t('list')}
          columns={columns}
          rows={found.items}
          rowKey={({ id }) => id}
          onOpen={({ id }) => setOpenId(id)}
        />
      )}
      <Pagination
        page={filter.page}
        totalPages={found?.pageInfo.totalPages ?? 0}
        onChange={(page) => filter.set('page', String(page))}
      />
      <SubaccountDialog
        row={found?.items.find(({ id }) => id === openId)}
        onClose={() => setOpenId(null)}
        onChanged={() => void refetch()}
        onPassword={handOver}
        onDeeds={(by) => filter.change({ tab: 'deeds', by })}
      />
      <NewSubaccountDialog open={isMaking} onClose={() => setMaking(false)} onMade={handOver} />
      <CredentialsDialog
        title={t('handOver')}
        credentials={handed}
        door={paths.agent()}
        onClose={() => setHanded(null)}
      />
    </div>
  )
}
