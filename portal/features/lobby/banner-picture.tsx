import { Picture } from '../../ui/picture.tsx'
import type { Banner } from './banner-carousel.tsx'

interface BannerPictureProps {
  banner: Banner
  /** The first banner is the largest thing on the page: it is fetched before everything else. */
  isFirst: boolean
  onOpen: (banner: Banner) => void
}

/** One banner; a press opens its target when it has one. */
export function BannerPicture({ banner, isFirst, onOpen }: BannerPictureProps) {
  const picture = (
    <picture className="contents">
      <source media="(max-width: 639px)" srcSet={narrowCut(banner.imageUrl)} />
      <Picture
        src={banner.imageUrl}
        alt={banner.title}
        width={1440}
        height={480}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'low'}
        // The page before its code showed it already: it stays in sight.
        decoding={isFirst ? 'sync' : 'async'}
        draggable={false}
        className="size-full object-cover"
      />
    </picture>
  )
  if (banner.linkType === 'NONE' || !banner.url) return picture
  return (
    <button type="button" onClick={() => onOpen(banner)} className="block size-full rounded-lg -outline-offset-4">
      {picture}
    </button>
  )
}

/** The picture for phones: a banner drawn by us has a taller cut of its own; an uploaded one ignores the wish. */
function narrowCut(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}w=780`
}
