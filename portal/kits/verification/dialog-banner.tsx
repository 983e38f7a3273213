import { classNames } from '../../lib/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { BannerGroup } from './verification.generated.ts'
import { useDialogBannersQuery } from './verification.generated.ts'

/** Kept for it while it comes, so that nobody's finger finds another field than was there. */
const box = 'mb-5 aspect-3/1 w-full'

/** The operator's banner at the head of a sign-in dialog; nothing when there is none. */
export function DialogBanner({ group }: { group: BannerGroup }) {
  const { data, error } = useDialogBannersQuery({ variables: { group } })
  if (!data && !error) return <Skeleton className={box} />
  const banner = data?.banners?.[0]
  if (!banner) return null
  return (
    <img
      src={banner.imageUrl}
      alt={banner.title}
      width={480}
      height={160}
      className={classNames(box, 'rounded-md object-cover')}
    />
  )
}
