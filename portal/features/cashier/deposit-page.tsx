import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { LimitPrompt } from '../../kits/protection/limit-prompt.tsx'
import { paths } from '../../paths.ts'
import { DepositForm } from './deposit-form.tsx'
import { DepositView } from './deposit-view.tsx'
import { RecentDeposits } from './recent-deposits.tsx'

/** Deposit: what to pay, then how it is going. The deposit shown stands in the address, so that a reload does not lose it. */
export default function DepositPage() {
  const { t } = useTranslation('cashier')
  const [search, setSearch] = useSearchParams()
  const id = search.get('deposit')
  const show = (deposit: string | null) => setSearch(deposit ? { deposit } : {})
  if (id) return <DepositView key={id} id={id} onBack={() => show(null)} />
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[1fr_24rem]">
      <div className="flex flex-col gap-3">
        <LimitPrompt />
        <DepositForm onCreated={show} />
        <Link to={paths.member('protection')} className="self-start text-sm font-semibold text-accent hover:underline">
          {t('setLimits')}
        </Link>
      </div>
      <RecentDeposits onOpen={show} />
    </div>
  )
}
