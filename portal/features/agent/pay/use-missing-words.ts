import { useTranslation } from 'react-i18next'
import { useRateFormat } from '../../../kits/contracts/use-rate-format.ts'
import { isZeroAmount } from '../../../lib/is-zero-amount.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import type { NextTierPartsFragment } from './pay.generated.ts'

/** Says what a team lacks of a tier: while its window runs, and after it. */
export function useMissingWords(): (next: NextTierPartsFragment, isOver?: boolean) => string {
  const { t, i18n } = useTranslation('pay')
  const formats = useFormats()
  const rate = useRateFormat()
  return ({ tier, missing }, isOver = false) => {
    const parts = [
      ...(['validBet', 'loss'] as const)
        .filter((measure) => !isZeroAmount(missing[measure]))
        .map((measure) => t(`missingPart.${measure}`, { amount: formats.money(missing[measure]) })),
      ...(missing.activeMembers > 0 ? [t('missingPart.activeMembers', { count: missing.activeMembers })] : []),
    ]
    const list = new Intl.ListFormat(i18n.language).format(parts)
    return t(isOver ? 'missed' : 'missing', { list, rate: rate(tier.rate) })
  }
}
