import {
  Cake,
  CalendarDays,
  Coins,
  Gift,
  type LucideIcon,
  MessageCircle,
  TicketCheck,
  Undo2,
  UserPlus,
  Wallet,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { PromotionObstacle } from './promotion-obstacle.tsx'
import { PromotionPicture } from './promotion-picture.tsx'
import { PromotionReward } from './promotion-reward.tsx'
import { PromotionStandingBadge } from './promotion-standing-badge.tsx'
import { PromotionTime } from './promotion-time.tsx'
import type { PromotionPartsFragment, PromotionTrigger } from './promotions.generated.ts'

const icons: Record<PromotionTrigger, LucideIcon> = {
  APPLY: Gift,
  DEPOSIT: Wallet,
  FIRST_DEPOSIT: Coins,
  REGISTRATION: UserPlus,
  DAY: CalendarDays,
  CODE: TicketCheck,
  LOSS: Undo2,
  BIRTHDAY: Cake,
  CONTACT: MessageCircle,
}

interface PromotionCardProps {
  promotion: PromotionPartsFragment
  onOpen: () => void
}

/** A promotion in the list: what it gives, for how long, and how it stands. */
export function PromotionCard({ promotion, onOpen }: PromotionCardProps) {
  const { t } = useTranslation('promotions')
  const { title, summary, standing, terms } = promotion
  const Icon = icons[terms.trigger]
  const isOpen = standing === 'JOIN' || standing === 'CLAIM'
  return (
    <article
      aria-label={title}
      className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface-1"
    >
      <PromotionPicture url={promotion.pictureUrl} />
      <div className="flex items-center justify-between gap-4 bg-linear-to-br from-surface-3 to-surface-1 p-5">
        <p className="min-w-0 text-2xl font-bold text-accent">
          <PromotionReward promotion={promotion} />
        </p>
        <Icon size={44} strokeWidth={1.25} aria-hidden className="shrink-0 text-accent" />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5 pt-3">
        <div className="flex flex-wrap items-center gap-2">
          <PromotionStandingBadge promotion={promotion} />
          <PromotionTime promotion={promotion} />
        </div>
        <h2 className="text-lg font-semibold text-balance">{title}</h2>
        <p className="flex-1 text-sm text-muted">{summary}</p>
        <PromotionObstacle promotion={promotion} />
        <Button kind={isOpen ? 'primary' : 'secondary'} wide onClick={onOpen} aria-haspopup="dialog">
          {t(!isOpen ? 'see' : terms.trigger === 'CODE' ? 'act.CODE' : `act.${standing}`)}
        </Button>
      </div>
    </article>
  )
}
