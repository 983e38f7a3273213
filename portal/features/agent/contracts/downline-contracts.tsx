import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../apollo/query-error.tsx'
import type { ContractPartsFragment } from '../../../kits/contracts/contracts.generated.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMay } from '../may.ts'
import { ContractCard } from './contract-card.tsx'
import { useDownlineContractsQuery } from './contracts.generated.ts'
import { type Payee, TermsDialog } from './terms-dialog.tsx'
import { useOwnContracts } from './use-own-contracts.ts'

/** The contracts that the agent gives to a direct downline, and the way to propose one. */
export function DownlineContracts({ payee }: { payee: Payee }) {
  const { t } = useTranslation('contracts')
  const own = useOwnContracts()
  const mayPropose = useMay()('propose')
  const [change, setChange] = useState<{ readonly contract?: ContractPartsFragment } | null>(null)
  const { data, error, refetch } = useDownlineContractsQuery({
    variables: { id: payee.id },
    fetchPolicy: 'cache-and-network',
  })
  const contracts = data?.team?.member?.contracts
  return (
    <section aria-label={t('title')} className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">{t('title')}</h3>
        {own.length > 0 && mayPropose && (
          <Button size="small" onClick={() => setChange({})}>
            {t('propose')}
          </Button>
        )}
      </div>
      {error && !contracts && <QueryError error={error} onRetry={() => refetch()} />}
      {!error && !contracts && <Skeleton className="h-24 w-full" />}
      {contracts?.length === 0 && (
        <p className="text-sm text-muted">{own.length > 0 || !mayPropose ? t('noneOfDownline') : t('noneToPayFrom')}</p>
      )}
      {contracts?.map((contract) => (
        <ContractCard key={contract.id} contract={contract} onChange={() => setChange({ contract })} />
      ))}
      {change && <TermsDialog payee={payee} contract={change.contract} own={own} onClose={() => setChange(null)} />}
    </section>
  )
}
