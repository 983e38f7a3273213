import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../brand/use-site.ts'
import type { GameTileFragment } from '../../kits/games/games.generated.ts'
import { SectionHeading } from '../../kits/games/section-heading.tsx'
import { lazyPage } from '../../lib/lazy-page.ts'
import { isPlayBlocked } from '../../session/play-blocked.ts'
import { useMember } from '../../session/use-member.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { ChosenGames, homePageSize } from './chosen-games.tsx'
import { ContinuePlaying } from './continue-playing.tsx'
import type { Failure } from './failure.ts'
import { cardsOf, type MenuKey } from './game-menu.ts'
import { LivePart } from './live-part.tsx'
import { useIsWanted } from './use-is-wanted.ts'

const Jackpots = lazyPage(() => import('./jackpots.tsx'))
const HomeRest = lazyPage(() => import('./home-rest.tsx'))

export interface HomeTabProps {
  hotGames: readonly GameTileFragment[] | null | undefined
  failure: Failure | undefined
  onChoose: (key: MenuKey) => void
  /** The draws that come next, drawn by the feature of lotteries. */
  nextDraws: ReactNode
}

/**
 * The home tab in the order of §2, with what goes on now before it and between: HOT, then what `HomeRest` has, which lies below the first
 * screen and is drawn when the page has come to rest.
 */
export function HomeTab({ hotGames, failure, ...rest }: HomeTabProps) {
  const { t } = useTranslation('lobby')
  const { isSignedIn, member } = useMember()
  const { lobbyCategories } = useSite()
  const { ref, isWanted } = useIsWanted<HTMLDivElement>()
  // Whoever takes a break is not drawn into what goes on.
  const isLive = !isPlayBlocked(member)
  // As high as what comes at least, so that what stands below stays out of sight.
  const room = <div ref={ref} aria-busy="true" className="min-h-[150vh]" />
  return (
    <div className="flex flex-col gap-8">
      {isSignedIn && isLive && <ContinuePlaying />}
      {isLive && cardsOf(lobbyCategories, 'SLOTS').length > 0 && (
        <LivePart className="min-h-41">
          <Jackpots />
        </LivePart>
      )}
      <div>
        <SectionHeading title={t('menu.HOT')} />
        <ChosenGames games={hotGames} failure={failure} pageSize={homePageSize} />
      </div>
      <ErrorBoundary>
        <Suspense fallback={room}>{isWanted ? <HomeRest {...rest} /> : room}</Suspense>
      </ErrorBoundary>
    </div>
  )
}
