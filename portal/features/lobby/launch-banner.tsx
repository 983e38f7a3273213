import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { VendorCard } from '../../layouts/use-site.ts'
import { Picture } from '../../ui/picture.tsx'
import { launchTargetOf } from '../play/launch-target.ts'
import { useLaunch } from '../play/use-launch.ts'

/** MXWIN, ELOTT and SPORTS at the end of the home tab: a picture that starts a game (§2). */
export function LaunchBanner({ name, card }: { name: 'MXWIN' | 'ELOTT' | 'SPORTS'; card: VendorCard }) {
  const { t } = useTranslation('lobby')
  const { launch } = useLaunch()
  return (
    <button
      type="button"
      disabled={card.availability !== 'OPEN'}
      onClick={() => launch(launchTargetOf(card))}
      className="group relative flex aspect-[5/2] w-full items-end overflow-hidden rounded-lg border border-line text-start disabled:opacity-60 sm:aspect-[4/3] lg:aspect-[2/1]"
    >
      <Picture
        src={card.lagerIcon}
        alt=""
        width={480}
        height={240}
        className="absolute inset-0 size-full object-cover transition-transform duration-(--duration-calm) group-hover:scale-105"
      />
      <span className="absolute inset-0 bg-linear-to-t from-black/90 via-black/45 to-transparent" />
      <span className="relative flex w-full items-end justify-between gap-3 p-4 text-white">
        <span className="min-w-0">
          <span className="block text-2xs font-semibold tracking-wide text-white/80 uppercase">{card.displayName}</span>
          <span className="block text-base leading-snug font-semibold text-balance">{t(`banner.${name}`)}</span>
        </span>
        <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-brand text-on-brand">
          <ArrowRight size={18} aria-hidden className="rtl:rotate-180" />
        </span>
      </span>
    </button>
  )
}
