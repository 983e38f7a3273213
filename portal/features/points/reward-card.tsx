import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoney } from '../../brand/use-money.ts'
import { isZeroAmount } from '../../lib/is-zero-amount.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { pointsMissing } from './point-sums.ts'
import type { PointRewardPartsFragment } from './points.generated.ts'
import { RewardPicture } from './reward-picture.tsx'

/** So few are left that it is worth saying. */
const FEW = 10

interface RewardCardProps {
  reward: PointRewardPartsFragment
  /** The points of who looks; undefined of visitors, and as long as it is not known. */
  balance: string | undefined
  onRedeem: () => void
}

/** Something that can be had for points: what it is, what it costs, how many are left, and how many points are missing for it. */
export function RewardCard({ reward, balance, onRedeem }: RewardCardProps) {
  const { t } = useTranslation('points')
  const formats = useFormats()
  const money = useMoney()
  const missingId = useId()
  const missing = balance === undefined ? undefined : pointsMissing(balance, reward.pointsRequired)
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
        <h2 className="font-semibold text-balance">{name}</h2>
        <p className="line-clamp-3 text-sm text-muted">{description}</p>
        <p className="mt-auto pt-1 font-bold text-accent tabular">
          {t('points', { points: formats.whole(pointsRequired) })}
          {!isZeroAmount(amountRequired) && (
            <span className="block text-sm font-semibold text-ink">+ {money(amountRequired)}</span>
          )}
        </p>
        <p className={stock > 0 && stock <= FEW ? 'text-xs text-warning' : 'text-xs text-muted'}>
          {stock === 0 ? t('soldOut') : t('left', { stock })}
        </p>
        {missing !== undefined && stock > 0 && (
          <p id={missingId} className="text-xs text-warning tabular">
            {t('missing', { points: formats.whole(missing) })}
          </p>
        )}
        <Button
          wide
          disabled={stock === 0 || missing !== undefined}
          aria-describedby={missing === undefined ? undefined : missingId}
          onClick={onRedeem}
        >
          {t('redeem')}
        </Button>
      </div>
    </article>
  )
}
