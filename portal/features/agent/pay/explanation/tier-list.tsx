import { useTranslation } from 'react-i18next'
import { useRateFormat } from '../../../../kits/contracts/use-rate-format.ts'
import { isZeroAmount } from '../../../../lib/is-zero-amount.ts'
import { useFormats } from '../../../../lib/use-formats.ts'
import { Badge } from '../../../../ui/badge.tsx'
import type { ContractTierPartsFragment } from '../pay.generated.ts'
import { useMissingWords } from '../use-missing-words.ts'
import type { Explained } from './explained.ts'

/** The terms that held: each tier with what it asks, the one reached and the next one marked, and what was missing. */
export function TierList({ earning }: { earning: Explained }) {
  const { t } = useTranslation('pay')
  const rate = useRateFormat()
  const missing = useMissingWords()
  const conditions = useConditionWords()
  const { tiers, next, version, pick, period } = earning
  return (
    <section aria-label={t('tier')} className="flex flex-col gap-2">
      <h3 className="font-semibold">
        {t('terms', { version })} · {t(`periods.${period}`)}
      </h3>
      <p className="text-sm text-muted">{t(`picks.${pick}`)}</p>
      <ul className="divide-y divide-line rounded-md border border-line text-sm">
        {tiers.map((tier) => (
          <li key={tier.rate} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
            <span className="min-w-14 font-semibold tabular">{rate(tier.rate)}</span>
            <span className="min-w-0 flex-1 text-muted">{conditions(tier)}</span>
            {tier.rate === earning.rate && <Badge tone="success">{t('tierReached')}</Badge>}
            {tier.rate === next?.tier.rate && tier.rate !== earning.rate && <Badge>{t('tierNext')}</Badge>}
          </li>
        ))}
      </ul>
      {next && next.tier.rate !== earning.rate && <p className="text-sm">{missing(next, true)}</p>}
    </section>
  )
}

/** Says what a tier asks. */
export function useConditionWords(): (tier: ContractTierPartsFragment) => string {
  const { t } = useTranslation('pay')
  const formats = useFormats()
  return (tier) => {
    const parts = [
      ...(['validBet', 'loss'] as const)
        .filter((measure) => !isZeroAmount(tier[measure]))
        .map((measure) => `${t(measure)} ${t('from', { amount: formats.money(tier[measure]) })}`),
      ...(tier.activeMembers > 0
        ? [`${t('activeMembers')} ${t('from', { amount: formats.number(tier.activeMembers) })}`]
        : []),
    ]
    return parts.length === 0 ? t('noCondition') : parts.join(' · ')
  }
}
