import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { openLanes } from '../../brand/categories.ts'
import { type LobbyCategory, useSite } from '../../brand/use-site.ts'
import type { GameTileFragment } from '../../kits/games/games.generated.ts'
import { SectionHeading } from '../../kits/games/section-heading.tsx'
import { VendorCards } from '../../kits/games/vendor-cards.tsx'
import { lazyPage } from '../../lib/lazy-page.ts'
import { isPlayBlocked } from '../../session/play-blocked.ts'
import { useMember } from '../../session/use-member.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { ChosenGames, homePageSize } from './chosen-games.tsx'
import { ContinuePlaying } from './continue-playing.tsx'
import type { Failure } from './failure.ts'
import { cardsOf, jiliVendor, type MenuKey, previewCount, slotVendors } from './game-menu.ts'
import { GamePreview } from './game-preview.tsx'
import { LaunchBanner, vendorBanner } from './launch-banner.tsx'
import { MaxWinBanner } from './max-win-banner.tsx'

const Jackpots = lazyPage(() => import('./jackpots.tsx'))
const MatchesNow = lazyPage(() => import('./matches-now.tsx'))

interface HomeTabProps {
  hotGames: readonly GameTileFragment[] | null | undefined
  failure: Failure | undefined
  onChoose: (key: MenuKey) => void
  /** The draws that come next, drawn by the feature of lotteries. */
  nextDraws: ReactNode
}

/** Categories that close the tab as banners which start a game, instead of a row of vendors (§2). */
const bannerCategories = ['E_LOTTERY', 'SPORTS'] as const

/** Up to so many vendors a category does not fill a row. */
const fewVendors = 2

/** The home tab in the order of §2, with what goes on now before it and between: HOT, vendor categories, JLSLOT, PVP, then the banners MXWIN, ELOTT, SPORTS. */
export function HomeTab({ hotGames, failure, onChoose, nextDraws }: HomeTabProps) {
  const { t } = useTranslation('lobby')
  const { isSignedIn, member } = useMember()
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
  // Whoever takes a break is not drawn into what goes on.
  const isLive = !isPlayBlocked(member)
  const hasPvp = has('PVP')
  return (
    <div className="flex flex-col gap-8">
      {isSignedIn && isLive && <ContinuePlaying />}
      {isLive && has('SLOTS') && (
        <LivePart className="min-h-41">
          <Jackpots />
        </LivePart>
      )}
      <div>
        <SectionHeading title={t('menu.HOT')} />
        <ChosenGames games={hotGames} failure={failure} pageSize={homePageSize} />
      </div>
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
      {hasPvp && <GamePreview title={t('menu.PVP')} gameType="PVP" onAll={() => onChoose('PVP')} />}
      <div className="grid gap-3 sm:grid-cols-3">
        <MaxWinBanner />
        {bannerCategories.map((category) => {
          const [card] = cardsOf(lobbyCategories, category)
          return card && <LaunchBanner key={category} name={category} banner={vendorBanner(card)} />
        })}
      </div>
    </div>
  )
}

/** A part with code of its own; its room is kept while that comes, and one that fails takes nothing else with it. */
function LivePart({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={className}>
      <ErrorBoundary quiet>
        <Suspense>{children}</Suspense>
      </ErrorBoundary>
    </div>
  )
}
