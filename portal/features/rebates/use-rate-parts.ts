import { useTranslation } from 'react-i18next'
import { formatRate } from '../../lib/format-rate.ts'
import type { RebateRatePartsFragment as Parts } from './rebates.generated.ts'

/** Writes what a percentage is made of, `0.8% + VIP 0.05%`; null where it is the category's own. */
export function useRateParts(): (parts: Parts) => string | null {
  const { t } = useTranslation('rebates')
  return ({ base, level, rise }) => {
    if (base === 0 || (level === 0 && rise === 0)) return null
    return [
      t('parts.base', { rate: formatRate(base) }),
      ...(level === 0 ? [] : [t('parts.level', { rate: formatRate(level) })]),
      ...(rise === 0 ? [] : [t('parts.rise', { rate: formatRate(rise) })]),
    ].join(' + ')
  }
}
