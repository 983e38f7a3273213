import { useTranslation } from 'react-i18next'
import { SiteMoney } from '../../brand/site-money.tsx'
import { formatPoints } from '../../kits/amount/format-points.ts'
import type { PromotionPartsFragment } from './promotions.generated.ts'

/** What a promotion gives, in a few words. */
export function PromotionReward({ promotion }: { promotion: PromotionPartsFragment }) {
  const { t } = useTranslation('promotions')
  const { kind, amount, percent, cap, points, tickets, days } = promotion.terms.reward
  if (points !== null) return t('points', { count: points, replace: { count: formatPoints(String(points)) } })
  if (tickets !== null) return t('tickets', { count: tickets })
  if (kind === 'REBATE_RISE') return t('rise', { percent: percent ?? 0, count: days ?? 0 })
  if (amount !== null) return <SiteMoney amount={amount} />
  return (
    <>
      {t('percent', { percent: percent ?? 0 })}
      <span className="block text-sm font-normal text-muted">
        {t('upTo')} <SiteMoney amount={cap ?? '0'} />
      </span>
    </>
  )
}
