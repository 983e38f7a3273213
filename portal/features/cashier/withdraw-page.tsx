import { useSearchParams } from 'react-router-dom'
import { QueryError } from '../../apollo/query-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PayoutAccounts } from './payout-accounts.tsx'
import { RecentWithdrawals } from './recent-withdrawals.tsx'
import { useWithdrawalTermsQuery } from './withdraw.generated.ts'
import { WithdrawSteps } from './withdraw-steps.tsx'
import { WithdrawTerms } from './withdraw-terms.tsx'
import { WithdrawalView } from './withdrawal-view.tsx'

/** Withdraw: what may be taken out and what is missing for it, then how it is going. The one shown stands in the address. */
export default function WithdrawPage() {
  const [search, setSearch] = useSearchParams()
  const id = search.get('withdrawal')
  const show = (withdrawal: string | null) => setSearch(withdrawal ? { withdrawal } : {})
  if (id) return <WithdrawalView key={id} id={id} onBack={() => show(null)} />
  return <Start onOpen={show} />
}

function Start({ onOpen }: { onOpen: (withdrawal: string) => void }) {
  const { data, error, refetch } = useWithdrawalTermsQuery({ fetchPolicy: 'cache-and-network' })
  if (error && !data) return <QueryError error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton className="h-120 w-full" />
  const { withdrawalTerms: terms, payoutAccounts: accounts } = data
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[1fr_24rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <WithdrawSteps {...data} onChanged={refetch} onRequested={onOpen} />
        <WithdrawTerms terms={terms} />
        <PayoutAccounts
          most={terms.mostAccounts}
          accounts={accounts}
          payeeName={terms.payeeName}
          hasPaymentPassword={terms.hasPaymentPassword}
          onChanged={refetch}
        />
      </div>
      <RecentWithdrawals onOpen={onOpen} />
    </div>
  )
}
