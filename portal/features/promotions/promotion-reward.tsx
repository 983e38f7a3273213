import { useTranslation } from 'react-i18next'
import { useSite } from '../../brand/use-site.ts'
import { MoneyText } from '../../ui/money-text.tsx'
import type { PromotionPartsFragment } from './promotions.generated.ts'

/** What a promotion gives, in a few words. */
export function PromotionReward({ promotion }: { promotion: PromotionPartsFragment }) {
  const { t } = useTranslation('promotions')
  const { currencySymbol } = useSite().site
  const { kind, amount, percent, cap, points, tickets, days } = promotion.terms.reward
  if (points !== null) return t('points', { count: points })
  if (tickets !== null) return t('tickets', { count: tickets })
  if (kind === 'REBATE_RISE') return t('rise', { percent: percent ?? 0, count: days ?? 0 })
  if (amount !== null) return <MoneyText amount={amount} symbol={currencySymbol} />
  return (
    <>
      {t('percent', { percent: percent ?? 0 })}
      <span className="block text-sm font-normal text-muted">
        {t('upTo')} <MoneyText amount={cap ?? '0'} symbol={currencySymbol} />
      </span>
    </>
  )
}
