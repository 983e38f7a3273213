import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'
import type { PromotionPartsFragment } from './promotions.generated.ts'
import { shownStanding, standingTones } from './standing-tones.ts'

/** How a promotion stands for who looks, where no button says it. */
export function PromotionStandingBadge({ promotion }: { promotion: PromotionPartsFragment }) {
  const { t } = useTranslation('promotions')
  const shown = shownStanding(promotion)
  return shown === null ? null : <Badge tone={standingTones[shown]}>{t(`standing.${shown}`)}</Badge>
}
