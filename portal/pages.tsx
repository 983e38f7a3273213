import { Route, Routes } from 'react-router-dom'
import { lazyWithApollo } from './apollo/lazy-with-apollo.tsx'
import { lazyPage as lazy } from './lib/lazy-page.ts'
import { offersOnly } from './offers-only.tsx'
import { categoryPaths } from './paths.ts'
import { RequireSession } from './session/require-session.tsx'

const GameListPage = lazy(() => import('./features/games/game-list-page.tsx'))
const GamesHubPage = lazy(() => import('./features/games/games-hub-page.tsx'))
const FavouritesPage = lazy(() => import('./features/games/favourites-page.tsx'))
const RecentPage = lazy(() => import('./features/games/recent-page.tsx'))
const SeamlessPage = lazyWithApollo(() => import('./features/play/seamless-page.tsx'))
const LotteryPage = lazyWithApollo(() => import('./features/lottery/lottery-page.tsx'))
const VerifyPage = lazyWithApollo(() => import('./features/lottery/verify/verify-page.tsx'))
const MemberCentre = lazyWithApollo(() => import('./member-centre.tsx'))
const PointMallPage = offersOnly(lazyWithApollo(() => import('./features/points/point-mall-page.tsx')))
const LotteryTiles = lazy(() => import('./features/lottery/lottery-tiles.tsx'))
const AppPage = lazy(() => import('./features/app/app-page.tsx'))
const AnnouncementsPage = lazy(() => import('./features/notices/announcements-page.tsx'))
const HelpPage = lazy(() => import('./features/help/help-page.tsx'))
const VisitorFeedbackPage = lazyWithApollo(() => import('./features/feedback/visitor-feedback-page.tsx'))
const PromotionsPage = offersOnly(lazyWithApollo(() => import('./features/promotions/promotions-page.tsx')))
const NotFoundPage = lazy(() => import('./layouts/not-found-page.tsx'))

/** The pages in the frame of the lobby, by their addresses. */
export default function OtherPages() {
  return (
    <Routes>
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
    </Routes>
  )
}
