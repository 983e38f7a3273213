import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SetPaymentPassword } from '../../kits/payment-password/set-payment-password.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StepHeading } from './step-heading.tsx'
import { Stepper } from './stepper.tsx'
import type { PayoutAccountPartsFragment, WithdrawalTermsQuery } from './withdraw.generated.ts'
import { WithdrawAccountStep } from './withdraw-account-step.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import { isBlocker, WithdrawMissing } from './withdraw-missing.tsx'
import { WithdrawReview } from './withdraw-review.tsx'

interface WithdrawStepsProps extends WithdrawalTermsQuery {
  /** Reads the terms and accounts again. */
  onChanged: () => Promise<unknown>
  onRequested: (withdrawal: string) => void
}

const steps = ['password', 'account', 'amount', 'review'] as const
type Step = (typeof steps)[number]

/**
 * A withdrawal from nothing to sent, in one place: the payment password where there is none, the account, the amount, and a last look.
 * What is there already is not asked for.
 */
export function WithdrawSteps({ withdrawalTerms: terms, payoutAccounts, onChanged, onRequested }: WithdrawStepsProps) {
  const { t } = useTranslation('withdrawals')
  /** The account that was chosen; null where the member wants to choose anew. */
  const [choice, setChoice] = useState<string | null>()
  /** The payment password from the moment it is set until the account is added with it. */
  const [known, setKnown] = useState<string>()
  /** As typed, then in whole units as digits. */
  const [amount, setAmount] = useState('')
  const [isReviewing, setReviewing] = useState(false)
  const usable = payoutAccounts.filter(({ usableAt }) => Date.parse(usableAt) <= Date.now())
  const account = chosenOf(usable, choice)
  const blockers = terms.missing.filter(isBlocker)
  const isBlocked = blockers.length > 0
  const step: Step = stepNow(
    terms.hasPaymentPassword || known !== undefined,
    account,
    isReviewing && blockers.length === 0,
  )

  return (
    <div className="flex flex-col gap-4">
      <Stepper label={t('steps.label')} steps={steps.map((name) => t(`steps.${name}`))} current={steps.indexOf(step)} />
      <StepHeading key={step}>{isBlocked && step === 'amount' ? t('missingTitle') : t(`heading.${step}`)}</StepHeading>
      <section className="flex flex-col gap-4 rounded-lg border border-line bg-surface-1 p-5">
        {isBlocked && step !== 'amount' && <h4 className="text-sm font-semibold">{t('missingTitle')}</h4>}
        {isBlocked && <WithdrawMissing things={blockers} terms={terms} />}
        {/* Words of a step that come late: without this the whole page would wait, and the heading lose the focus. */}
        <Suspense fallback={<Skeleton className="h-80 w-full" />}>
          {step === 'password' && (
            <SetPaymentPassword
              onSaved={(paymentPassword) => {
                setKnown(paymentPassword)
                void onChanged()
              }}
            />
          )}
          {step === 'account' && (
            <WithdrawAccountStep
              accounts={payoutAccounts}
              usable={usable}
              payeeName={terms.payeeName}
              most={terms.mostAccounts}
              known={known}
              onChosen={setChoice}
              onAdded={async (id) => {
                setKnown(undefined)
                setChoice(id)
                await onChanged()
              }}
            />
          )}
          {step === 'amount' && account && !isBlocked && (
            <WithdrawForm
              terms={terms}
              account={account}
              amount={amount}
              onOtherAccount={(typed) => {
                setAmount(typed)
                setChoice(null)
              }}
              onAmount={(wanted) => {
                setAmount(wanted)
                setReviewing(true)
              }}
            />
          )}
          {step === 'review' && account && (
            <WithdrawReview
              account={account}
              amount={amount}
              fee={terms.fee}
              onBack={() => setReviewing(false)}
              onRequested={onRequested}
            />
          )}
        </Suspense>
      </section>
    </div>
  )
}

/** Who has one account alone has nothing to choose. */
function chosenOf(usable: readonly PayoutAccountPartsFragment[], id: string | null | undefined) {
  if (id === undefined && usable.length === 1) return usable[0]
  return usable.find((account) => account.id === id)
}

function stepNow(
  hasPaymentPassword: boolean,
  account: PayoutAccountPartsFragment | undefined,
  isReviewing: boolean,
): Step {
  if (!hasPaymentPassword) return 'password'
  if (!account) return 'account'
  return isReviewing ? 'review' : 'amount'
}
