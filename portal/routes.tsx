import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { lazyWithApollo } from './apollo/lazy-with-apollo.tsx'
import { useIsSignedIn } from './data/session-token.ts'
import { Beside, Dialogs } from './dialog-registry.tsx'
import LobbyPage from './features/lobby/lobby-page.tsx'
import { AgentLayout } from './layouts/agent-layout.tsx'
import { ChatOpener } from './layouts/chat-opener.tsx'
import { MainLayout } from './layouts/main-layout.tsx'
import { MembersSide } from './layouts/members-side.tsx'
import { usePageTitle } from './layouts/use-page-title.ts'
import { useSpelling } from './layouts/use-spelling.ts'
import { lazyPage as lazy } from './lib/lazy-page.ts'
import { offersOnly } from './offers-only.tsx'
import { PageBanners } from './page-banners.tsx'
import { categoryPaths, lobbyPaths } from './paths.ts'
import { useAdoptedInvitation } from './session/invitation-code.ts'
import { RequireAgent } from './session/require-agent.tsx'
import { RequireSession } from './session/require-session.tsx'
import { ErrorBoundary } from './ui/error-boundary.tsx'

const GameListPage = lazy(() => import('./features/games/game-list-page.tsx'))
const GamesHubPage = lazy(() => import('./features/games/games-hub-page.tsx'))
const FavouritesPage = lazy(() => import('./features/games/favourites-page.tsx'))
const RecentPage = lazy(() => import('./features/games/recent-page.tsx'))
const SeamlessPage = lazyWithApollo(() => import('./features/play/seamless-page.tsx'))
const LotteryPage = lazyWithApollo(() => import('./features/lottery/lottery-page.tsx'))
const VerifyPage = lazyWithApollo(() => import('./features/lottery/verify/verify-page.tsx'))
const MemberCentre = lazyWithApollo(() => import('./member-centre.tsx'))
const AgentPage = lazyWithApollo(() => import('./features/agent/agent-page.tsx'))
const AgentHomePage = lazyWithApollo(() => import('./features/agent/agent-home-page.tsx'))
const InboxPage = lazyWithApollo(() => import('./features/inbox/inbox-page.tsx'))
const ContractOpener = lazyWithApollo(() => import('./features/contracts/contract-opener.tsx'))
const PointMallPage = offersOnly(lazyWithApollo(() => import('./features/points/point-mall-page.tsx')))
const PopupOpener = lazy(() => import('./features/notices/popup-opener.tsx'))
const LotteryTiles = lazy(() => import('./features/lottery/lottery-tiles.tsx'))
const NextDraws = lazy(() => import('./features/lottery/next-draws.tsx'))
const AppPage = lazy(() => import('./features/app/app-page.tsx'))
const AnnouncementsPage = lazy(() => import('./features/notices/announcements-page.tsx'))
const HelpPage = lazy(() => import('./features/help/help-page.tsx'))
const VisitorFeedbackPage = lazyWithApollo(() => import('./features/feedback/visitor-feedback-page.tsx'))
const PromotionsPage = offersOnly(lazyWithApollo(() => import('./features/promotions/promotions-page.tsx')))
const NotFoundPage = lazy(() => import('./layouts/not-found-page.tsx'))

/** Every page of the portal (§2). The code of each is loaded when it is first opened. */
export function Portal() {
  useSpelling()
  useAdoptedInvitation()
  usePageTitle()
  return (
    <>
      <Routes>
        <Route element={<AgentLayout />}>
          <Route path="/agent" element={<AgentPage />} />
          <Route
            path="/agentHome/:page?"
            element={
              <RequireAgent>
                <AgentHomePage inbox={<InboxPage />} />
              </RequireAgent>
            }
          />
        </Route>
        <Route
          element={
            <MembersSide>
              <MainLayout banners={<PageBanners />} />
            </MembersSide>
          }
        >
          {lobbyPaths.map((path) => (
            <Route key={path} path={path} element={<LobbyPage popups={<PopupOpener />} nextDraws={<NextDraws />} />} />
          ))}
          <Route path="/promotions" element={<PromotionsPage />} />
          <Route path="/pointMall" element={<PointMallPage />} />
          <Route path="/app" element={<AppPage />} />
          <Route path="/announcements" element={<AnnouncementsPage />} />
          <Route path="/help" element={<HelpPage />} />
          <Route path="/feedback" element={<VisitorFeedbackPage />} />
          <Route path="/member/:page?" element={<MemberCentre />} />
          {Object.entries(categoryPaths).map(([category, path]) => (
            <Route key={path} path={path} element={<GameListPage category={category} LotteryTiles={LotteryTiles} />} />
          ))}
          <Route path="/games" element={<GamesHubPage />} />
          <Route path="/favorite" element={<FavouritesPage />} />
          <Route path="/recent" element={<RecentPage />} />
          {(['lottery', 'seaLottery', 'vnLottery'] as const).map((name) => (
            <Route
              key={name}
              path={`/${name}`}
              element={
                <RequireSession>
                  <LotteryPage name={name} />
                </RequireSession>
              }
            />
          ))}
          <Route path="/lottery/verify" element={<VerifyPage />} />
          <Route path="/seamless" element={<SeamlessPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
      <ChatOpener />
      <Beside />
      <Dialogs />
      <Contracts />
    </>
  )
}

/** Contracts that wait for an answer, and what becomes of them, while somebody is signed in. */
function Contracts() {
  if (!useIsSignedIn()) return null
  return (
    <ErrorBoundary quiet>
      <Suspense>
        <ContractOpener />
      </Suspense>
    </ErrorBoundary>
  )
}
