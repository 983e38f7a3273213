import { BadgePercent } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useSite } from '../../brand/use-site.ts'
import { isZeroAmount } from '../../lib/is-zero-amount.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { toast } from '../../ui/toast.ts'
import { type RebatesQuery, useClaimRebatesMutation } from './rebates.generated.ts'

type Rebates = RebatesQuery['rebates']

/** What may be claimed now, with the button for it, and by which rule. */
export function ClaimCard({ rebates, onClaimed }: { rebates: Rebates; onClaimed: () => Promise<unknown> }) {
  const { t } = useTranslation('rebates')
  const formats = useFormats()
  const { currencySymbol: symbol } = useSite().site
  const id = useId()
  const { claimable, owed, leastClaim, dailyCap, claimDays, mode } = rebates
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 rounded-lg border border-line bg-surface-1 p-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-surface-3 text-accent">
          <BadgePercent size={28} aria-hidden />
        </span>
        <div className="min-w-40 flex-1">
          <h3 id={id} className="text-sm text-muted">
            {t('claimable')}
          </h3>
          <MoneyText amount={claimable} symbol={symbol} className="text-2xl font-bold text-accent" />
        </div>
        <ClaimButton rebates={rebates} onClaimed={onClaimed} />
      </div>
      {!isZeroAmount(owed) && (
        <p className="text-sm text-warning">{t('owed', { amount: formats.money(owed, { symbol }) })}</p>
      )}
      <ul className="flex flex-col gap-1 text-sm text-muted">
        <li>{t(`modes.${mode}`)}</li>
        <li>
          {t('rules.days', { count: claimDays })}
          {!isZeroAmount(leastClaim) && ` ${t('rules.least', { amount: formats.money(leastClaim, { symbol }) })}`}
        </li>
        {dailyCap !== null && <li>{t('rules.cap', { amount: formats.money(dailyCap, { symbol }) })}</li>}
      </ul>
    </section>
  )
}

/** Claims everything at once. What is too little yet says how much is needed. */
function ClaimButton({ rebates, onClaimed }: { rebates: Rebates; onClaimed: () => Promise<unknown> }) {
  const { t } = useTranslation('rebates')
  const formats = useFormats()
  const { currencySymbol: symbol } = useSite().site
  const words = useErrorWords()
  const [claim] = useClaimRebatesMutation()
  const [isBusy, setBusy] = useState(false)
  const { claimable, leastClaim } = rebates
  const isEnough = !isZeroAmount(claimable) && Number(claimable) >= Number(leastClaim)
  const press = async () => {
    setBusy(true)
    try {
      const { data } = await claim({ variables: { input: {} } })
      const { claim: given, userErrors } = data?.claimRebates ?? {}
      const [refusal] = userErrors ?? []
      if (refusal) toast.error(refusal.message)
      else toast.success(t('claimed', { amount: formats.money(given?.amount ?? claimable, { symbol }) }))
    } catch (problem) {
      toast.error(words(problem).message)
    }
    // Also after a refusal: it may have been claimed elsewhere.
    await onClaimed()
    setBusy(false)
  }
  return (
    <Button busy={isBusy} disabled={!isEnough} onClick={press} className="w-full sm:w-auto">
      {t('claim')}
    </Button>
  )
}
