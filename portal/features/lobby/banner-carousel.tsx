import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsQuiet } from '../../lib/use-is-quiet.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BannerPicture } from './banner-picture.tsx'
import type { LobbyQuery } from './lobby.generated.ts'
import { useBannerTarget } from './use-banner-target.ts'

export type Banner = NonNullable<LobbyQuery['banners']>[number]

const BannerSlides = lazy(() => import('./banner-slides.tsx'))

/** The box of the banners: wide on large screens, two to one on phones, so that nothing moves when they come. */
export const bannerBox = 'relative aspect-[39/20] w-full overflow-hidden rounded-lg sm:aspect-[3/1]'

/** The banners of the lobby. The first one is drawn at once; the carousel comes when the page is quiet, if there are several. */
export function BannerCarousel({
  banners,
  hasFailed,
}: {
  banners: readonly Banner[] | null | undefined
  hasFailed: boolean
}) {
  const { t } = useTranslation('lobby')
  const open = useBannerTarget()
  const isQuiet = useIsQuiet()
  if (!banners) return hasFailed ? null : <Skeleton className={bannerBox} />
  const [first] = banners
  if (!first) return null
  const still = (
    <div className={bannerBox}>
      <BannerPicture banner={first} isFirst onOpen={open} />
    </div>
  )
  return (
    <section aria-label={t('banners')} aria-roledescription="carousel">
      {banners.length > 1 && isQuiet ? (
        <Suspense fallback={still}>
          <BannerSlides banners={banners} onOpen={open} />
        </Suspense>
      ) : (
        still
      )}
    </section>
  )
}
