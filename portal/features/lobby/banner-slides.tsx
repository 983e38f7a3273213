import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Swiper as SwiperController } from 'swiper'
import { A11y, Pagination } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import 'swiper/css'
import 'swiper/css/pagination'
import './banner-slides.css'
import { type Banner, bannerBox } from './banner-carousel.tsx'
import { BannerPicture } from './banner-picture.tsx'

/** The constants of §2 and §9. */
const autoplayDelay = 5000
const slideSpeed = 1000
const spacing = 20.3

/** Several banners: they loop and change by themselves, can be stopped, and each has a dot to go to it. */
export default function BannerSlides({
  banners,
  onOpen,
}: {
  banners: readonly Banner[]
  onOpen: (banner: Banner) => void
}) {
  const { t } = useTranslation('lobby')
  const controller = useRef<SwiperController>(null)
  const [isRunning, setRunning] = useState(() => !window.matchMedia('(prefers-reduced-motion: reduce)').matches)

  const [stood, setStood] = useState(0)
  const box = useRef<HTMLDivElement>(null)

  // Not the carousel's own autoplay, which counts its time down in every frame: the page came to no rest, nor did a phone's battery.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each banner stands for as long, from when it came to rest
  useEffect(() => {
    if (!isRunning) return
    const mayHover = window.matchMedia('(hover: hover)').matches
    const timer = setInterval(() => {
      const isLookedAt = mayHover && box.current?.matches(':hover')
      if (!isLookedAt && !document.hidden) controller.current?.slideNext()
    }, autoplayDelay)
    return () => clearInterval(timer)
  }, [isRunning, stood])

  return (
    <div ref={box} className={bannerBox}>
      <Swiper
        modules={[Pagination, A11y]}
        loop
        speed={slideSpeed}
        spaceBetween={spacing}
        pagination={{ clickable: true }}
        a11y={{ paginationBulletMessage: t('bannerNumber', { number: '{{index}}' }) }}
        onSwiper={(swiper) => {
          controller.current = swiper
        }}
        onSlideChangeTransitionEnd={() => setStood((times) => times + 1)}
        className="size-full"
      >
        {banners.map((banner, index) => (
          <SwiperSlide key={banner.id}>
            <BannerPicture banner={banner} isFirst={index === 0} onOpen={onOpen} />
          </SwiperSlide>
        ))}
      </Swiper>
      <button
        type="button"
        onClick={() => setRunning(!isRunning)}
        aria-label={isRunning ? t('pauseBanners') : t('runBanners')}
        className="absolute end-3 bottom-3 z-10 flex size-8 items-center justify-center rounded-full bg-black/55 text-white"
      >
        {isRunning ? (
          <Pause size={14} fill="currentColor" aria-hidden />
        ) : (
          <Play size={14} fill="currentColor" aria-hidden />
        )}
      </button>
    </div>
  )
}
