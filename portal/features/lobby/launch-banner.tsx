import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { LobbyVendor } from '../../brand/use-site.ts'
import type { GameTileFragment } from '../../kits/games/games.generated.ts'
import { launchTargetOf } from '../../kits/launch/launch-target.ts'
import { type LaunchTarget, useLaunch } from '../../kits/launch/use-launch.ts'
import { Picture } from '../../ui/picture.tsx'

/** What a banner shows and starts. */
interface Banner {
  vendorName: string
  picture: string
  isOpen: boolean
  target: LaunchTarget
}

/** A banner that opens a vendor. */
export const vendorBanner = (card: LobbyVendor): Banner => ({
  vendorName: card.name,
  picture: card.cardUrl,
  isOpen: card.availability === 'OPEN',
  target: launchTargetOf(card),
})

/** A banner that starts a game. */
export const gameBanner = (game: GameTileFragment): Banner => ({
  vendorName: game.vendorName,
  picture: game.pictureUrl,
  isOpen: game.availability === 'OPEN',
  target: { id: game.id, gameType: game.gameType, vendorCode: game.vendorCode },
})

/** MXWIN, ELOTT and SPORTS at the end of the home tab: a picture that starts a game (§2). */
export function LaunchBanner({ name, banner }: { name: 'MAX_WIN' | 'E_LOTTERY' | 'SPORTS'; banner: Banner }) {
  const { t } = useTranslation('lobby')
  const { launch } = useLaunch()
  return (
    <button
      type="button"
      disabled={!banner.isOpen}
      onClick={() => launch(banner.target)}
      className="group relative flex aspect-[5/2] w-full items-end overflow-hidden rounded-lg border border-line text-start disabled:opacity-60 sm:aspect-[4/3] lg:aspect-[2/1]"
    >
      <Picture
        src={banner.picture}
        alt=""
        width={480}
        height={240}
        className="absolute inset-0 size-full object-cover transition-transform duration-(--duration-calm) group-hover:scale-105"
      />
      <span className="absolute inset-0 bg-linear-to-t from-black/90 via-black/45 to-transparent" />
      <span className="relative flex w-full items-end justify-between gap-3 p-4 text-white">
        <span className="min-w-0">
          <span className="block text-xs font-semibold tracking-wide text-white/80 uppercase">{banner.vendorName}</span>
          <span className="block text-base leading-snug font-semibold text-balance">{t(`banner.${name}`)}</span>
        </span>
        <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-brand text-on-brand">
          <ArrowRight size={18} aria-hidden className="rtl:rotate-180" />
        </span>
      </span>
    </button>
  )
}
