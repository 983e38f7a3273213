import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../apollo/query-error.tsx'
import { useAddressFilter } from '../../../kits/records/use-address-filter.ts'
import type { ContractState } from '../../../lib/schema.generated.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useMay } from '../may.ts'
import { ContractCard } from './contract-card.tsx'
import { type ContractsQuery, useContractsQuery } from './contracts.generated.ts'
import { ProposeDialog } from './propose-dialog.tsx'
import { TermsDialog } from './terms-dialog.tsx'
import { contractKinds } from './terms-draft.ts'
import { useOwnContracts } from './use-own-contracts.ts'

type Contract = ContractsQuery['contracts']['items'][number]

const pageSize = 10
const states = ['REQUESTED', 'ACTIVE', 'TERMINATION_REQUESTED', 'REJECTED', 'TERMINATED'] as const

/** The agent's contracts: those that he is paid by, with what he may ask for, and those that he gives his downlines. */
export default function ContractsPage() {
  const { t } = useTranslation('contracts')
  const filter = useAddressFilter('contract')
  const own = useOwnContracts()
  const may = useMay()
  const [isAsking, setAsking] = useState(false)
  const [isProposing, setProposing] = useState(false)
  const [changing, setChanging] = useState<Contract | null>(null)
  const party = filter.get('side') === 'given' ? 'PAYER' : 'PAYEE'
  const kind = contractKinds.find((each) => each === filter.get('kind'))
  const state: ContractState | undefined = states.find((each) => each === filter.get('state'))
  const { data, previousData, error, refetch } = useContractsQuery({
    variables: {
      filter: { party, ...(kind && { kind }), ...(state && { state }) },
      page: { page: filter.page, pageSize },
    },
    fetchPolicy: 'cache-and-network',
  })
  const found = (data ?? previousData)?.contracts
  return (
    <div className="flex flex-col gap-4">
      <Tabs
        label={t('side')}
        value={party}
        onChange={(side) => filter.change({ side: side === 'PAYER' ? 'given' : null })}
        items={[
          { value: 'PAYEE', label: t('ownContracts') },
          { value: 'PAYER', label: t('givenContracts') },
        ]}
      />
      <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[14rem_14rem_1fr]">
        <SelectField
          label={t('kindLabel')}
          value={kind ?? ''}
          placeholder={t('all')}
          onChange={({ target }) => filter.set('kind', target.value)}
          options={contractKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <SelectField
          label={t('stateLabel')}
          value={state ?? ''}
          placeholder={t('all')}
          onChange={({ target }) => filter.set('state', target.value)}
          options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
        />
        {party === 'PAYEE' && may('sign') && (
          <Button className="max-lg:col-span-2 lg:justify-self-end" onClick={() => setAsking(true)}>
            {t('request')}
          </Button>
        )}
        {party === 'PAYER' && may('propose') && (
          <Button className="max-lg:col-span-2 lg:justify-self-end" onClick={() => setProposing(true)}>
            {t('propose')}
          </Button>
        )}
      </div>
      {error && !found && <QueryError error={error} onRetry={() => refetch()} />}
      {!found && !error && <Skeleton className="h-96 w-full" />}
      {found?.items.length === 0 && (
        <EmptyState title={t('none')} hint={party === 'PAYEE' ? t('noneOwnHint') : t('noneGivenHint')} />
      )}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {found?.items.map((contract) => (
          <ContractCard
            key={contract.id}
            contract={contract}
            onChange={contract.party === 'PAYEE' || contract.payee ? () => setChanging(contract) : undefined}
          />
        ))}
      </div>
      {found && (
        <Pagination
          page={filter.page}
          totalPages={found.pageInfo.totalPages}
          onChange={(page) => filter.set('page', String(page))}
        />
      )}
      {isProposing && <ProposeDialog own={own} onClose={() => setProposing(false)} />}
      {isAsking && <TermsDialog own={own} onClose={() => setAsking(false)} />}
      {changing && (
        <TermsDialog
          payee={changing.party === 'PAYER' ? (changing.payee ?? undefined) : undefined}
          contract={changing}
          own={own}
          onClose={() => setChanging(null)}
        />
      )}
    </div>
  )
}
