import type { BannerGroup } from './verification.generated.ts'
import { useDialogBannersQuery } from './verification.generated.ts'

/** The operator's banner at the head of a sign-in dialog; nothing when there is none. */
export function DialogBanner({ group }: { group: BannerGroup }) {
  const { data } = useDialogBannersQuery({ variables: { group } })
  const banner = data?.banners?.[0]
  if (!banner) return null
  return (
    <img
      src={banner.imageUrl}
      alt={banner.title}
      width={480}
      height={160}
      className="mb-5 aspect-3/1 w-full rounded-md object-cover"
    />
  )
}
