import { CircleCheck, CircleX, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useMoney } from '../../brand/use-money.ts'
import { useSite } from '../../brand/use-site.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { paths } from '../../paths.ts'
import { isPlayBlocked } from '../../session/play-blocked.ts'
import { useMember } from '../../session/use-member.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import type { DepositPartsFragment } from './cashier.generated.ts'
import { DepositAccept } from './deposit-accept.tsx'
import { DepositClaim } from './deposit-claim.tsx'
import { shownState } from './deposit-states.ts'
import { StepHeading } from './step-heading.tsx'

interface Props {
  deposit: DepositPartsFragment
  onAgain: () => void
}

/** What became of a deposit, in a kind sentence, and what can be done next. */
export function DepositOutcome({ deposit, onAgain }: Props) {
  if (deposit.state === 'REVIEW' || deposit.state === 'PAID') return <Review deposit={deposit} onAgain={onAgain} />
  if (deposit.state === 'CREDITED') return <Credited deposit={deposit} onAgain={onAgain} />
  return <Ended deposit={deposit} onAgain={onAgain} />
}

/** The words of a deposit's case with its figures. */
function useCaseWords({ received, amount, transfers, case: reason, cancelledAt }: DepositPartsFragment): string | null {
  const { t } = useTranslation('cashier')
  const formats = useFormats()
  const { currencySymbol: symbol } = useSite().site
  if (reason === null) return null
  const last = transfers.findLast((one) => one.reason !== null)
  return t(`case.${reason === 'REFUSED' && cancelledAt !== null ? 'CANCELLED' : reason}`, {
    received: formats.money(received, { symbol }),
    amount: formats.money(amount, { symbol }),
    last: formats.money(last?.amount ?? received, { symbol }),
  })
}

function Review({ deposit, onAgain }: Props) {
  const { t } = useTranslation('cashier')
  const words = useCaseWords(deposit)
  return (
    <Panel
      icon={<Hourglass size={48} aria-hidden className="text-info" />}
      title={t(deposit.case === null ? 'outcome.CLAIMED' : 'outcome.REVIEW')}
      deposit={deposit}
    >
      <p className="max-w-120 text-sm">{words ?? t('claimedHelp')}</p>
      {deposit.acceptableAmount === null ? (
        <p className="max-w-120 text-sm text-muted">{t('reviewHelp')}</p>
      ) : (
        <DepositAccept deposit={deposit} amount={deposit.acceptableAmount} />
      )}
      <Button kind="secondary" onClick={onAgain}>
        {t('newDeposit')}
      </Button>
    </Panel>
  )
}

function Credited({ deposit, onAgain }: Props) {
  const { t } = useTranslation('cashier')
  const { format } = useDateTimeFormat()
  const { member } = useMember()
  const money = useMoney()
  const words = useCaseWords(deposit)
  const balance = member?.wallet?.balance
  const isWaiting = deposit.transfers.some(({ outcome }) => outcome === 'SUSPENSE')
  return (
    <Panel
      icon={<CircleCheck size={48} aria-hidden className="text-success" />}
      title={t('outcome.CREDITED')}
      deposit={deposit}
    >
      {deposit.creditedAt && <p className="text-sm text-muted">{format(deposit.creditedAt)}</p>}
      {isWaiting && <p className="max-w-120 text-sm">{words}</p>}
      <dl className="w-full max-w-100 divide-y divide-line border-y border-line text-sm">
        <div className="flex justify-between gap-4 py-2.5">
          <dt className="text-start text-muted">{t('channel')}</dt>
          <dd className="text-end font-semibold">{deposit.channelName}</dd>
        </div>
        {balance !== undefined && (
          <div className="flex justify-between gap-4 py-2.5">
            <dt className="text-start text-muted">{t('balanceNow')}</dt>
            <dd className="text-end font-semibold tabular">{money(balance)}</dd>
          </div>
        )}
      </dl>
      <div className="mt-2 flex w-full max-w-100 flex-wrap gap-3">
        {/* Who takes a break may still be credited what was under way, and plays nothing now. */}
        {!isPlayBlocked(member) && (
          <Link to={paths.lobby()} className={`${buttonClass('primary', 'large')} flex-1`}>
            {t('playNow')}
          </Link>
        )}
        <Button kind="secondary" size="large" className="flex-1" onClick={onAgain}>
          {t('newDeposit')}
        </Button>
      </div>
    </Panel>
  )
}

function Ended({ deposit, onAgain }: Props) {
  const { t } = useTranslation('cashier')
  const words = useCaseWords(deposit)
  const isReturned = deposit.transfers.some(({ outcome }) => outcome === 'RETURNED')
  // Ended in review by time alone: an operator would have given a reason, and money would have a case.
  const isUnseen = deposit.claimedAt !== null && deposit.refusalReason === null
  const unpaid = deposit.cancelledAt !== null ? 'cancelledHelp' : isUnseen ? 'claimEnded' : 'failedHelp'
  const failed = words ?? t(unpaid)
  const help = deposit.state === 'EXPIRED' ? t('outcomeHelp') : isReturned ? t('returnedHelp') : failed
  return (
    <>
      <Panel
        icon={<CircleX size={48} aria-hidden className="text-faint" />}
        title={t(`outcome.${shownState(deposit) as 'EXPIRED' | 'FAILED' | 'CANCELLED'}`)}
        deposit={deposit}
      >
        {deposit.refusalReason && (
          <p className="max-w-120 text-sm">{t('refusedBecause', { reason: deposit.refusalReason })}</p>
        )}
        <p className="max-w-120 text-sm text-muted">{help}</p>
        <Button onClick={onAgain}>{t('newDeposit')}</Button>
      </Panel>
      {deposit.state === 'EXPIRED' && deposit.gateway !== 'PSP' && <DepositClaim deposit={deposit} />}
    </>
  )
}

function Panel({
  icon,
  title,
  deposit,
  children,
}: {
  icon: ReactNode
  title: string
  deposit: DepositPartsFragment
  children: ReactNode
}) {
  const { currencySymbol } = useSite().site
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-4 text-center">
      {icon}
      <StepHeading>{title}</StepHeading>
      <MoneyText
        amount={deposit.creditedAmount ?? deposit.amount}
        symbol={currencySymbol}
        className="text-2xl font-bold"
      />
      {children}
    </div>
  )
}
