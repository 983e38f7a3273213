import { useTranslation } from 'react-i18next'
import { useMoney } from '../../brand/use-money.ts'
import { isZeroAmount } from '../../lib/format-money.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { formatPoints } from './point-sums.ts'
import type { PointRewardPartsFragment } from './points.generated.ts'
import { RewardPicture } from './reward-picture.tsx'

/** So few are left that it is worth saying. */
const FEW = 10

/** Something that can be had for points: what it is, what it costs, and how many are left. */
export function RewardCard({ reward, onRedeem }: { reward: PointRewardPartsFragment; onRedeem: () => void }) {
  const { t } = useTranslation('points')
  const money = useMoney()
  const { name, description, kind, pointsRequired, amountRequired, stock } = reward
  return (
    <article
      aria-label={name}
      className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface-1"
    >
      <div className="relative">
        <RewardPicture reward={reward} />
        <Badge tone={kind === 'MONEY' ? 'success' : 'info'} className="absolute start-2 top-2">
          {t(`kinds.${kind}`)}
        </Badge>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-3 sm:p-4">
        <h3 className="font-semibold text-balance">{name}</h3>
        <p className="line-clamp-3 text-sm text-muted">{description}</p>
        <p className="mt-auto pt-1 font-bold text-accent tabular">
          {t('points', { points: formatPoints(pointsRequired) })}
          {!isZeroAmount(amountRequired) && (
            <span className="block text-sm font-semibold text-ink">+ {money(amountRequired)}</span>
          )}
        </p>
        <p className={stock > 0 && stock <= FEW ? 'text-xs text-warning' : 'text-xs text-muted'}>
          {stock === 0 ? t('soldOut') : t('left', { stock })}
        </p>
        <Button wide disabled={stock === 0} onClick={onRedeem}>
          {t('redeem')}
        </Button>
      </div>
    </article>
  )
}
