import { Eye, EyeOff, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '../session/use-member.ts'
import { useMember } from '../session/use-member.ts'
import { MoneyText } from '../ui/money-text.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const hiddenKey = 'balanceHidden'
const iconButton = 'flex size-8 items-center justify-center rounded-sm text-muted hover-quiet'

/** The balance in the header: can be hidden as *** (the wish is kept), read again by a button, and follows each movement. */
export function BalanceView({ member }: { member: Me | null }) {
  const { t } = useTranslation('layout')
  const { refresh } = useMember()
  const [isHidden, setHidden] = useState(() => localStorage.getItem(hiddenKey) === 'true')
  const [isReading, setReading] = useState(false)
  if (!member?.wallet) return <Skeleton className="h-9 w-28 sm:w-44" />

  const toggle = () => {
    localStorage.setItem(hiddenKey, String(!isHidden))
    setHidden(!isHidden)
  }
  const readAgain = async () => {
    setReading(true)
    await refresh().catch(() => undefined)
    setReading(false)
  }
  return (
    <div className="flex h-9 items-center rounded-md bg-surface-2 ps-3 pe-0.5">
      <span role="status" aria-label={t('balance')} className="text-sm font-semibold">
        <MoneyText amount={member.wallet.balance} symbol={member.wallet.currencySymbol} hidden={isHidden} />
      </span>
      <button
        type="button"
        onClick={toggle}
        aria-pressed={isHidden}
        aria-label={isHidden ? t('showBalance') : t('hideBalance')}
        className={iconButton}
      >
        {isHidden ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
      </button>
      <button type="button" onClick={readAgain} aria-label={t('readBalance')} className={`${iconButton} max-sm:hidden`}>
        <RotateCw size={16} aria-hidden className={isReading ? 'animate-spin' : ''} />
      </button>
    </div>
  )
}
