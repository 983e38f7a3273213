import { useTranslation } from 'react-i18next'
import { useFormats } from '../../lib/use-formats.ts'
import type { RebateRatePartsFragment as Parts } from './rebates.generated.ts'

/** Writes what a percentage is made of, `0.8% + VIP 0.05%`; null where it is the category's own. */
export function useRateParts(): (parts: Parts) => string | null {
  const { t } = useTranslation('rebates')
  const formats = useFormats()
  return ({ base, level, rise }) => {
    if (base === 0 || (level === 0 && rise === 0)) return null
    return [
      t('parts.base', { rate: formats.percent(base / 10_000) }),
      ...(level === 0 ? [] : [t('parts.level', { rate: formats.percent(level / 10_000) })]),
      ...(rise === 0 ? [] : [t('parts.rise', { rate: formats.percent(rise / 10_000) })]),
    ].join(' + ')
  }
}
