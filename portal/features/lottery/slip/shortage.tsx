import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { useMember } from '../../../session/use-member.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { toUnits } from '../amount.ts'
import { useMoneyText } from '../use-money-text.ts'

/** What the member has to bet with, in 1/10,000; null while it is not known. */
export function useBalance(): bigint | null {
  const wallet = useMember().member?.wallet
  return wallet ? toUnits(wallet.balance) : null
}

/** What the balance lacks for a price; zero when it is enough, and while it is not known: the house knows then. */
export function useShortage(price: bigint): bigint {
  const balance = useBalance()
  return balance === null || balance >= price ? 0n : price - balance
}

/** Says how much the balance lacks, and leads to a deposit. */
export function ShortageNote({ id, shortage }: { id: string; shortage: bigint }) {
  const { t } = useTranslation(['lottery', 'layout'])
  const moneyText = useMoneyText()
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-danger-soft p-3 text-sm text-danger"
    >
      <p id={id}>{t('confirm.shortage', { amount: moneyText(shortage) })}</p>
      <Link to={paths.member('depositv2')} className={buttonClass('secondary', 'medium')}>
        {t('layout:deposit')}
      </Link>
    </div>
  )
}
