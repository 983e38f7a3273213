import { Banknote, Gift } from 'lucide-react'
import { useBrandPicture } from '../../brand/use-brand-picture.ts'
import { Picture } from '../../ui/picture.tsx'
import type { PointRewardPartsFragment } from './points.generated.ts'

/** What a reward looks like; without a picture a sign of its kind stands in. Words beside it say the same. */
export function RewardPicture({ reward: { kind, pictureUrl } }: { reward: PointRewardPartsFragment }) {
  const address = useBrandPicture(pictureUrl)
  const Icon = kind === 'MONEY' ? Banknote : Gift
  if (address !== null)
    return <Picture src={address} alt="" width={400} height={300} className="aspect-4/3 w-full object-cover" />
  return (
    <span className="flex aspect-4/3 w-full items-center justify-center bg-linear-to-br from-surface-3 to-surface-2 text-accent">
      <Icon size={48} strokeWidth={1.25} aria-hidden />
    </span>
  )
}
