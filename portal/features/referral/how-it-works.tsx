import { Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../brand/use-site.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { ReferralQuery } from './referral.generated.ts'

type Rule = NonNullable<ReferralQuery['referral']['rule']>

const isZero = (amount: string): boolean => /^0*\.?0*$/.test(amount)

/** What has to happen before something is given for a friend, and how much that is, by the brand's rule. */
export function HowItWorks({ rule }: { rule: Rule | null }) {
  const { t } = useTranslation('referral')
  const formats = useFormats()
  const { currencySymbol: symbol } = useSite().site
  if (rule === null)
    return (
      <EmptyState
        icon={Share2}
        title={t('notRunning')}
        hint={t('notRunningHint')}
        className="rounded-md border border-line bg-surface-1"
      />
    )
  const money = (amount: string) => formats.money(amount, { symbol })
  const { fixed, percent, greatestShare } = rule
  const share = { percent: formats.percent(percent / 100), amount: money(greatestShare) }
  const hasShare = percent > 0 && !isZero(greatestShare)
  const reward = !hasShare
    ? t('steps.fixed', { amount: money(fixed) })
    : isZero(fixed)
      ? t('steps.part', share)
      : t('steps.both', { ...share, fixed: money(fixed) })
  const steps = [
    t('steps.share'),
    t('steps.deposit', { amount: money(rule.leastDeposit) }),
    ...(isZero(rule.leastValidBet) ? [] : [t('steps.play', { amount: money(rule.leastValidBet) })]),
    reward,
  ]
  return (
    <section aria-label={t('how')} className="rounded-lg border border-line bg-surface-1 p-5">
      <h3 className="mb-3 font-semibold">{t('how')}</h3>
      <ol className="flex flex-col gap-2 text-sm">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden
              className="flex size-6 shrink-0 items-center justify-center rounded-full bg-surface-3 text-xs font-bold text-accent tabular"
            >
              {index + 1}
            </span>
            <span className="min-w-0 flex-1">{step}</span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-xs text-muted">{t('terms', { most: rule.mostFriends })}</p>
    </section>
  )
}
