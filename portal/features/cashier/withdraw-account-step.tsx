import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { Button } from '../../ui/button.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { PayoutAccountForm } from './payout-account-form.tsx'
import { PlaceChoice } from './place-choice.tsx'
import type { PayoutAccountPartsFragment } from './withdraw.generated.ts'

interface WithdrawAccountStepProps {
  accounts: readonly PayoutAccountPartsFragment[]
  /** Those of them that money may go to now. */
  usable: readonly PayoutAccountPartsFragment[]
  payeeName: string | null
  /** How many there may be. */
  most: number
  /** The payment password where it was set a moment ago. */
  known: string | undefined
  onChosen: (account: string) => void
  onAdded: (account: string) => Promise<void>
}

/** Where the money goes: one of the member's accounts, or a new one that is added here. */
export function WithdrawAccountStep(props: WithdrawAccountStepProps) {
  const { accounts, usable, payeeName, most, known, onChosen, onAdded } = props
  const { t } = useTranslation('withdrawals')
  const [isAdding, setAdding] = useState(accounts.length === 0)
  if (isAdding)
    return (
      <>
        <PayoutAccountForm
          payeeName={payeeName}
          known={known}
          onAdded={async (account) => {
            setAdding(false)
            await onAdded(account)
          }}
        />
        {accounts.length > 0 && (
          <Button kind="secondary" onClick={() => setAdding(false)}>
            {t('backToAccounts')}
          </Button>
        )}
      </>
    )
  return (
    <>
      {usable.length > 0 ? <Choice usable={usable} onChosen={onChosen} /> : <Resting accounts={accounts} />}
      {accounts.length < most && (
        <Button kind="secondary" icon={<Plus size={16} aria-hidden />} onClick={() => setAdding(true)}>
          {t('otherAccount')}
        </Button>
      )}
    </>
  )
}

function Choice({ usable, onChosen }: Pick<WithdrawAccountStepProps, 'usable' | 'onChosen'>) {
  const { t } = useTranslation('withdrawals')
  const schema = z.object({ payoutAccountId: z.string().check(z.minLength(1, t('choose'))) })
  const form = useZodForm(schema, { payoutAccountId: usable[0]?.id ?? '' })
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(({ payoutAccountId }) => onChosen(payoutAccountId))}
      className="flex flex-col gap-4"
    >
      <PlaceChoice
        label={t('account')}
        places={usable.map(({ id, bankName, maskedNumber }) => ({ id, name: bankName, note: maskedNumber }))}
        field={form.register('payoutAccountId')}
        error={form.formState.errors.payoutAccountId?.message}
      />
      <Button type="submit" size="large" wide>
        {t('next')}
      </Button>
    </form>
  )
}

/** A new account rests a while before money goes to it. */
function Resting({ accounts }: Pick<WithdrawAccountStepProps, 'accounts'>) {
  const { t } = useTranslation('withdrawals')
  const { format } = useDateTimeFormat()
  return (
    <>
      <p className="text-sm">{t('allResting')}</p>
      <ul className="divide-y divide-line border-y border-line">
        {accounts.map(({ id, bankName, maskedNumber, usableAt }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2.5 text-sm">
            <span className="font-semibold">
              {bankName} <span className="whitespace-nowrap tabular">{maskedNumber}</span>
            </span>
            <span className="text-warning">{t('restingUntil', { time: format(usableAt) })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
