import { Pause, Play } from 'lucide-react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
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

  // Each banner stands for as long, from when it came to rest or was let go.
  const [rests, setRests] = useState(0)
  const rest = () => setRests((times) => times + 1)
  const held = useRef({ isDragged: false, isUnderMouse: false })

  // Not the carousel's own autoplay, which counts its time down in every frame: the page came to no rest, nor did a phone's battery.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins anew with each rest
  useEffect(() => {
    // What changes by itself is not read out; what somebody turns to is.
    controller.current?.wrapperEl.setAttribute('aria-live', isRunning ? 'off' : 'polite')
    if (!isRunning) return
    const timer = setInterval(() => {
      const { isDragged, isUnderMouse } = held.current
      // Nobody's focus is carried away. The button that stops them stands outside.
      const hasFocus = Boolean(controller.current?.el.querySelector(':focus-visible'))
      if (!isDragged && !isUnderMouse && !hasFocus && !document.hidden) controller.current?.slideNext()
    }, autoplayDelay)
    return () => clearInterval(timer)
  }, [isRunning, rests])
  const hold = (change: Partial<typeof held.current>) => {
    held.current = { ...held.current, ...change }
    rest()
  }
  // A finger leaves no pointer behind that could be taken away again.
  const hover = ({ type, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') hold({ isUnderMouse: type === 'pointerenter' })
  }

  return (
    <div className={bannerBox} onPointerEnter={hover} onPointerLeave={hover}>
      <Swiper
        modules={[Pagination, A11y]}
        loop
        speed={slideSpeed}
        spaceBetween={spacing}
        pagination={{ clickable: true }}
        a11y={{ paginationBulletMessage: t('bannerNumber', { number: '{{index}}' }), wrapperLiveRegion: false }}
        onSwiper={(swiper) => {
          controller.current = swiper
        }}
        onSlideChangeTransitionEnd={rest}
        onTouchStart={() => hold({ isDragged: true })}
        onTouchEnd={() => hold({ isDragged: false })}
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
