import { useTranslation } from 'react-i18next'
import { openLanes } from '../../brand/categories.ts'
import { useSite, type VendorLane } from '../../brand/use-site.ts'
import type { GameTileFragment } from '../../kits/games/games.generated.ts'
import { VendorCards } from '../../kits/games/vendor-cards.tsx'
import { ChosenGames, homePageSize } from './chosen-games.tsx'
import type { Failure } from './failure.ts'
import { cardsOf, jiliVendor, type MenuKey, previewCount, slotVendors } from './game-menu.ts'
import { GamePreview } from './game-preview.tsx'
import { LaunchBanner, vendorBanner } from './launch-banner.tsx'
import { MaxWinBanner } from './max-win-banner.tsx'
import { SectionHeading } from './section-heading.tsx'

interface HomeTabProps {
  hotGames: readonly GameTileFragment[] | null | undefined
  failure: Failure | undefined
  onChoose: (key: MenuKey) => void
}

/** Categories that close the tab as banners which start a game, instead of a row of vendors (§2). */
const bannerCategories = ['ELOTT', 'SPORTS'] as const

/** Up to so many vendors a category does not fill a row. */
const fewVendors = 2

/** The home tab in the order of §2: HOT, vendor categories, JLSLOT, PVP, then the banners MXWIN, ELOTT, SPORTS. */
export function HomeTab({ hotGames, failure, onChoose }: HomeTabProps) {
  const { t } = useTranslation('lobby')
  const { vendorLanes } = useSite()
  const rows = openLanes(vendorLanes).filter(
    ({ gameCategory }) => gameCategory !== 'PVP' && !(bannerCategories as readonly string[]).includes(gameCategory),
  )
  // Categories with a vendor or two stand side by side: a row of its own would be mostly empty.
  const isSmall = ({ gameCategory }: VendorLane) => cardsOf(vendorLanes, gameCategory).length <= fewVendors
  const smallRows = rows.filter(isSmall)
  const largeRows = rows.filter((lane) => !isSmall(lane))
  const row = (category: VendorLane['gameCategory']) => {
    const cards = cardsOf(vendorLanes, category)
    const shown = cards.slice(0, category === 'RNG' ? slotVendors.to : previewCount)
    return (
      <div key={category} className="below-fold">
        <SectionHeading title={t(`menu.${category}`)} onAll={() => onChoose(category)} />
        <VendorCards cards={shown} isNarrow={cards.length <= fewVendors} />
      </div>
    )
  }
  const hasJili = cardsOf(vendorLanes, 'RNG').some(({ vassalage }) => vassalage === jiliVendor)
  const hasPvp = cardsOf(vendorLanes, 'PVP').length > 0
  return (
    <div className="flex flex-col gap-8">
      <div>
        <SectionHeading title={t('menu.HOT')} />
        <ChosenGames games={hotGames} failure={failure} pageSize={homePageSize} />
      </div>
      {largeRows.map(({ gameCategory }) => row(gameCategory))}
      {smallRows.length > 0 && (
        <div className="grid gap-x-6 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
          {smallRows.map(({ gameCategory }) => row(gameCategory))}
        </div>
      )}
      {hasJili && <GamePreview title={t('menu.JLSLOT')} gameType="RNG" vassalage={jiliVendor} />}
      {hasPvp && <GamePreview title={t('menu.PVP')} gameType="PVP" onAll={() => onChoose('PVP')} />}
      <div className="grid gap-3 sm:grid-cols-3">
        <MaxWinBanner />
        {bannerCategories.map((category) => {
          const [card] = cardsOf(vendorLanes, category)
          return card && <LaunchBanner key={category} name={category} banner={vendorBanner(card)} />
        })}
      </div>
    </div>
  )
}
