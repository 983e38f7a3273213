import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { LimitPrompt } from '../../kits/protection/limit-prompt.tsx'
import { usePrompts } from '../../kits/protection/use-prompts.ts'
import { paths } from '../../paths.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DepositForm } from './deposit-form.tsx'
import { DepositStepper } from './deposit-stepper.tsx'
import { DepositView } from './deposit-view.tsx'
import { RecentDeposits } from './recent-deposits.tsx'
import { StepHeading } from './step-heading.tsx'

/** Deposit: what to pay, then how it is going. The deposit shown stands in the address, so that a reload does not lose it. */
export default function DepositPage() {
  const { t } = useTranslation('cashier')
  const [search, setSearch] = useSearchParams()
  const id = search.get('deposit')
  const show = (deposit: string | null) => setSearch(deposit ? { deposit } : {})
  if (id) return <DepositView key={id} id={id} onBack={() => show(null)} />
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[1fr_24rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <DepositStepper current={0} />
        <StepHeading>{t('heading.amount')}</StepHeading>
        <Amount onCreated={show} />
        <Link to={paths.member('protection')} className="self-start text-sm font-semibold text-accent hover:underline">
          {t('setLimits')}
        </Link>
      </div>
      <RecentDeposits onOpen={show} />
    </div>
  )
}

/** The amount, and below it the question of a limit where that is still to be asked: both at once, so that nothing moves what stands below. */
function Amount({ onCreated }: { onCreated: (deposit: string) => void }) {
  const { isLoading } = usePrompts()
  if (isLoading) return <Skeleton className="h-214 w-full sm:h-170" />
  return (
    <>
      <DepositForm onCreated={onCreated} />
      <LimitPrompt />
    </>
  )
}
