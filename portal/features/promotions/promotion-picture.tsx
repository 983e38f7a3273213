import { useBrandPicture } from '../../brand/use-brand-picture.ts'
import { Picture } from '../../ui/picture.tsx'

/** The picture of a promotion, where it has one. Words beside it say what it shows. */
export function PromotionPicture({ url }: { url: string | null }) {
  const address = useBrandPicture(url)
  if (address === null) return null
  return <Picture src={address} alt="" width={800} height={320} className="aspect-5/2 w-full object-cover" />
}
