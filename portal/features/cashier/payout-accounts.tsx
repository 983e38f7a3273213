import { Landmark, Plus, Wallet } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { Button } from '../../ui/button.tsx'
import { AddPayoutAccountDialog } from './add-payout-account-dialog.tsx'
import { RemovePayoutAccountDialog } from './remove-payout-account-dialog.tsx'
import type { PayoutAccountPartsFragment } from './withdraw.generated.ts'

interface PayoutAccountsProps {
  accounts: readonly PayoutAccountPartsFragment[]
  /** How many there may be. */
  most: number
  payeeName: string | null
  /** Whoever has none cannot prove a change here; the first step of a withdrawal sets it. */
  hasPaymentPassword: boolean
  onChanged: () => Promise<unknown>
}

/** The member's own accounts: a list, one more, one less. Other pages link here by `#accounts`. */
export function PayoutAccounts({ accounts, most, payeeName, hasPaymentPassword, onChanged }: PayoutAccountsProps) {
  const { t } = useTranslation('withdrawals')
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<PayoutAccountPartsFragment | null>(null)
  const { hash } = useLocation()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (hash !== '#accounts') return
    section.current?.scrollIntoView()
    section.current?.focus({ preventScroll: true })
  }, [hash])
  // The steps of a withdrawal add the first one.
  if (accounts.length === 0) return null
  return (
    <section
      ref={section}
      id="accounts"
      tabIndex={-1}
      aria-labelledby="accounts-title"
      className="scroll-mt-20 rounded-lg border border-line bg-surface-1 p-5 outline-none"
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h3 id="accounts-title" className="font-semibold">
            {t('accounts')}
          </h3>
          <p className="text-sm text-muted">
            {hasPaymentPassword ? t('accountsHint', { limit: most }) : t('passwordFirst')}
          </p>
        </div>
        {hasPaymentPassword && (
          <Button
            kind="secondary"
            icon={<Plus size={16} aria-hidden />}
            disabled={accounts.length >= most}
            onClick={() => setAdding(true)}
          >
            {t('addAccount')}
          </Button>
        )}
      </div>
      <ul className="divide-y divide-line">
        {accounts.map((account) => (
          <AccountRow
            key={account.id}
            account={account}
            onRemove={hasPaymentPassword ? () => setLeaving(account) : undefined}
          />
        ))}
      </ul>
      {/* Its words may have to come first: without this the whole page would wait, and its button lose the focus. */}
      <Suspense>
        {isAdding && (
          <AddPayoutAccountDialog payeeName={payeeName} onClose={() => setAdding(false)} onAdded={onChanged} />
        )}
        {leaving && (
          <RemovePayoutAccountDialog account={leaving} onClose={() => setLeaving(null)} onRemoved={onChanged} />
        )}
      </Suspense>
    </section>
  )
}

interface AccountRowProps {
  account: PayoutAccountPartsFragment
  /** Absent where nothing can be removed now. */
  onRemove: (() => void) | undefined
}

function AccountRow({ account, onRemove }: AccountRowProps) {
  const { t } = useTranslation('withdrawals')
  const { format } = useDateTimeFormat()
  const Icon = account.kind === 'BANK' ? Landmark : Wallet
  const isResting = Date.parse(account.usableAt) > Date.now()
  return (
    <li className="flex items-center gap-3 py-3">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-surface-3 text-accent">
        <Icon size={18} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {account.bankName} <span className="whitespace-nowrap tabular">{account.maskedNumber}</span>
        </p>
        <p className="truncate text-sm text-muted">{account.holder}</p>
        {isResting && <p className="text-sm text-warning">{t('restingUntil', { time: format(account.usableAt) })}</p>}
      </div>
      {onRemove && (
        <Button
          kind="quiet"
          size="small"
          aria-label={t('removeAccountOf', { bank: account.bankName, number: account.maskedNumber })}
          onClick={onRemove}
        >
          {t('removeAccount')}
        </Button>
      )}
    </li>
  )
}
