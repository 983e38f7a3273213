import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Swiper as SwiperController } from 'swiper'
import { A11y, Autoplay, Pagination } from 'swiper/modules'
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

  const toggle = () => {
    const autoplay = controller.current?.autoplay
    if (isRunning) autoplay?.stop()
    else autoplay?.start()
    setRunning(!isRunning)
  }
  return (
    <div className={bannerBox}>
      <Swiper
        modules={[Autoplay, Pagination, A11y]}
        loop
        speed={slideSpeed}
        spaceBetween={spacing}
        autoplay={isRunning ? { delay: autoplayDelay, disableOnInteraction: false, pauseOnMouseEnter: true } : false}
        pagination={{ clickable: true }}
        a11y={{ paginationBulletMessage: t('bannerNumber', { number: '{{index}}' }) }}
        onSwiper={(swiper) => {
          controller.current = swiper
        }}
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
        onClick={toggle}
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
