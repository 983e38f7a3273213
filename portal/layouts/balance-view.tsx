import { Eye, EyeOff, RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../lib/class-names.ts'
import { useFormats } from '../lib/use-formats.ts'
import { hideBalance, useIsBalanceHidden } from '../session/balance-hidden.ts'
import type { Me } from '../session/use-member.ts'
import { useMember } from '../session/use-member.ts'
import { MoneyText } from '../ui/money-text.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast.ts'

/** Characters that have room on a phone in full size: hundreds of millions. */
const longest = 16
/** How long the result of a press stands for screen readers: afterwards each movement is told by the amount itself. */
const toldMilliseconds = 5_000
const iconButton = 'flex h-9 w-8 shrink-0 @max-sm:w-7 items-center justify-center rounded-sm text-muted hover-quiet'

/** The balance in the header: can be hidden as *** (the wish is kept), read again by a button, and follows each movement. */
export function BalanceView({ member }: { member: Me | null }) {
  const { t } = useTranslation('layout')
  const { refresh } = useMember()
  const isHidden = useIsBalanceHidden()
  const formats = useFormats()
  const [isReading, setReading] = useState(false)
  /** Whether the balance was read at the last press; unknown while it is asked for. */
  const [isRead, setRead] = useState<boolean>()
  useEffect(() => {
    if (!isRead) return
    const timer = setTimeout(setRead, toldMilliseconds, undefined)
    return () => clearTimeout(timer)
  }, [isRead])
  if (!member?.wallet) return <Skeleton className="h-9 w-28 sm:w-44" />

  const readAgain = async () => {
    if (isReading) return
    setReading(true)
    setRead(undefined)
    const isDone = await refresh().then(hasAnswer, () => false)
    setReading(false)
    setRead(isDone)
    if (!isDone) toast.error(t('balanceNotRead'))
  }
  const { balance, currencySymbol: symbol } = member.wallet
  const amount = formats.money(balance, { symbol, cents: true })
  const isLong = !isHidden && amount.length > longest
  const told = isHidden ? t('balanceReadHidden') : t('balanceRead', { amount })
  return (
    <div className="flex h-9 items-center rounded-md bg-surface-2 ps-3 pe-0.5 @max-sm:ps-2">
      <span
        role="status"
        aria-label={t('balance')}
        className={classNames('font-semibold', isLong ? 'text-xs @3xl:text-sm' : 'text-sm @max-sm:text-xs')}
      >
        <MoneyText amount={balance} symbol={symbol} hidden={isHidden} cents />
      </span>
      <button
        type="button"
        onClick={() => hideBalance(!isHidden)}
        aria-pressed={isHidden}
        aria-label={isHidden ? t('showBalance') : t('hideBalance')}
        className={iconButton}
      >
        {isHidden ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
      </button>
      <button
        type="button"
        onClick={readAgain}
        aria-busy={isReading || undefined}
        aria-label={t('readBalance')}
        title={t('readBalance')}
        className={iconButton}
      >
        <RotateCw size={16} aria-hidden className={isReading ? 'animate-spin' : ''} />
      </button>
      {/* What was read may be what stood there: only these words then tell that it was. */}
      <span role="status" className="sr-only">
        {isRead && told}
      </span>
    </div>
  )
}

/** A read that fails still comes to an end, with the failure in its result. */
function hasAnswer(result: unknown): boolean {
  return !(typeof result === 'object' && result !== null && 'error' in result && result.error !== undefined)
}
