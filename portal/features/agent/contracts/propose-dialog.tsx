import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { QueryError } from '../../../apollo/query-error.tsx'
import type { ContractPartsFragment } from '../../../kits/contracts/contracts.generated.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AccountSearch } from '../account-search.tsx'
import { useDirectDownlinesQuery } from './contracts.generated.ts'
import { type Payee, TermsDialog } from './terms-dialog.tsx'

const pageSize = 8

interface ProposeDialogProps {
  /** What the agent is paid by: without one there is nothing to propose from. */
  own: readonly ContractPartsFragment[]
  onClose: () => void
}

/** A proposal in two steps: to which direct downline, then the terms. */
export function ProposeDialog({ own, onClose }: ProposeDialogProps) {
  const { t } = useTranslation('contracts')
  const [payee, setPayee] = useState<Payee | null>(null)
  if (payee) return <TermsDialog payee={payee} own={own} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} size="small" title={t('propose')}>
      {own.length === 0 ? <p className="text-sm">{t('noneToPayFrom')}</p> : <PayeeChoice onChoose={setPayee} />}
    </Dialog>
  )
}

function PayeeChoice({ onChoose }: { onChoose: (payee: Payee) => void }) {
  const { t } = useTranslation('contracts')
  const [account, setAccount] = useState('')
  const [page, setPage] = useState(1)
  const { data, previousData, error, refetch } = useDirectDownlinesQuery({
    variables: { filter: account === '' ? {} : { account }, page: { page, pageSize } },
  })
  const members = (data ?? previousData)?.team?.members
  // A name is looked for in the whole line, and contracts go to who is directly below.
  const direct = members?.items.filter(({ level }) => level === 1)
  const search = (text: string) => {
    setAccount(text)
    setPage(1)
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{t('choosePayee')}</p>
      <AccountSearch value={account} onSearch={search} />
      {error && !members && <QueryError error={error} onRetry={() => refetch()} />}
      {!members && !error && <Skeleton className="h-96 w-full" />}
      {direct?.length === 0 && (
        <EmptyState
          title={t(account === '' ? 'nobodyBelow' : 'nobodyOfName')}
          action={
            account === '' && (
              <Link to={paths.agentHome('registerCenter')} className={buttonClass('secondary')}>
                {t('toRegisterCentre')}
              </Link>
            )
          }
        />
      )}
      {direct && direct.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line">
          {direct.map(({ id, account: name, nickname }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onChoose({ id, account: name })}
                className="flex min-h-12 w-full items-center justify-between gap-3 px-3 py-1.5 text-start hover-quiet"
              >
                <span className="min-w-0">
                  <span className="block truncate font-semibold">{name}</span>
                  {nickname && <span className="block truncate text-xs text-muted">{nickname}</span>}
                </span>
                <ChevronRight size={18} aria-hidden className="shrink-0 text-muted rtl:rotate-180" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} totalPages={members?.pageInfo.totalPages ?? 0} onChange={setPage} />
    </div>
  )
}
