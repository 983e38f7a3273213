import { useTranslation } from 'react-i18next'
import { SiteMoney } from '../../brand/site-money.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import type { PromotionPartsFragment } from './promotions.generated.ts'

/** What a promotion gives, in a few words. */
export function PromotionReward({ promotion }: { promotion: PromotionPartsFragment }) {
  const { t } = useTranslation('promotions')
  const formats = useFormats()
  const { kind, amount, percent, cap, points, tickets, days } = promotion.terms.reward
  if (points !== null) return t('points', { count: points, replace: { count: formats.whole(String(points)) } })
  if (tickets !== null) return t('tickets', { count: tickets })
  if (kind === 'REBATE_RISE') return t('rise', { percent: formats.percent((percent ?? 0) / 100), count: days ?? 0 })
  if (amount !== null) return <SiteMoney amount={amount} />
  return (
    <>
      {formats.percent((percent ?? 0) / 100)}
      <span className="block text-sm font-normal text-muted">
        {t('upTo')} <SiteMoney amount={cap ?? '0'} />
      </span>
    </>
  )
}
