import { useTranslation } from 'react-i18next'
import { openLanes } from '../../brand/categories.ts'
import { type LobbyCategory, useSite } from '../../brand/use-site.ts'
import { SectionHeading } from '../../kits/games/section-heading.tsx'
import { VendorCards } from '../../kits/games/vendor-cards.tsx'
import { lazyPage } from '../../lib/lazy-page.ts'
import { isPlayBlocked } from '../../session/play-blocked.ts'
import { useMember } from '../../session/use-member.ts'
import { cardsOf, jiliVendor, previewCount, slotVendors } from './game-menu.ts'
import { GamePreview } from './game-preview.tsx'
import type { HomeTabProps } from './home-tab.tsx'
import { LaunchBanner, vendorBanner } from './launch-banner.tsx'
import { LivePart } from './live-part.tsx'
import { MaxWinBanner } from './max-win-banner.tsx'

const MatchesNow = lazyPage(() => import('./matches-now.tsx'))

/** Categories that close the tab as banners which start a game, instead of a row of vendors (§2). */
const bannerCategories = ['E_LOTTERY', 'SPORTS'] as const

/** Up to so many vendors a category does not fill a row. */
const fewVendors = 2

/** The home tab below HOT: draws and matches, vendor categories, JLSLOT, PVP, then the banners MXWIN, ELOTT, SPORTS. */
export default function HomeRest({ onChoose, nextDraws }: Pick<HomeTabProps, 'onChoose' | 'nextDraws'>) {
  const { t } = useTranslation('lobby')
  const { member } = useMember()
  const { lobbyCategories } = useSite()
  const rows = openLanes(lobbyCategories).filter(
    ({ gameType }) => gameType !== 'PVP' && !(bannerCategories as readonly string[]).includes(gameType),
  )
  // Categories with a vendor or two stand side by side: a row of its own would be mostly empty.
  const isSmall = ({ gameType }: LobbyCategory) => cardsOf(lobbyCategories, gameType).length <= fewVendors
  const smallRows = rows.filter(isSmall)
  const largeRows = rows.filter((lane) => !isSmall(lane))
  const row = (category: LobbyCategory['gameType']) => {
    const cards = cardsOf(lobbyCategories, category)
    const shown = cards.slice(0, category === 'SLOTS' ? slotVendors.to : previewCount)
    return (
      <div key={category} className="below-fold">
        <SectionHeading title={t(`menu.${category}`)} onAll={() => onChoose(category)} />
        <VendorCards cards={shown} isNarrow={cards.length <= fewVendors} />
      </div>
    )
  }
  const hasJili = cardsOf(lobbyCategories, 'SLOTS').some(({ code: vendorCode }) => vendorCode === jiliVendor)
  const has = (category: string) => cardsOf(lobbyCategories, category).length > 0
  const isLive = !isPlayBlocked(member)
  return (
    <>
      {isLive && (has('E_LOTTERY') || has('LOTTERY')) && <LivePart className="min-h-44">{nextDraws}</LivePart>}
      {isLive && has('SPORTS') && (
        <LivePart className="min-h-48">
          <MatchesNow onAll={() => onChoose('SPORTS')} />
        </LivePart>
      )}
      {largeRows.map(({ gameType }) => row(gameType))}
      {smallRows.length > 0 && (
        <div className="grid gap-x-6 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
          {smallRows.map(({ gameType }) => row(gameType))}
        </div>
      )}
      {hasJili && <GamePreview title={t('menu.JLSLOT')} gameType="SLOTS" vendorCode={jiliVendor} />}
      {has('PVP') && <GamePreview title={t('menu.PVP')} gameType="PVP" onAll={() => onChoose('PVP')} />}
      <div className="grid gap-3 sm:grid-cols-3">
        <MaxWinBanner />
        {bannerCategories.map((category) => {
          const [card] = cardsOf(lobbyCategories, category)
          return card && <LaunchBanner key={category} name={category} banner={vendorBanner(card)} />
        })}
      </div>
    </>
  )
}
