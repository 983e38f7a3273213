import { Suspense, useEffect, useState } from 'react'
import { matchPath, Route, Routes, useLocation } from 'react-router-dom'
import { lazyWithApollo } from './apollo/lazy-with-apollo.tsx'
import { useIsSignedIn } from './data/session-token.ts'
import { useOpenChat } from './dialogs/chat-store.ts'
import { useOpenDialog } from './dialogs/dialog-store.ts'
import LobbyPage from './features/lobby/lobby-page.tsx'
import { ChatOpener } from './layouts/chat-opener.tsx'
import { MainLayout } from './layouts/main-layout.tsx'
import { MembersSide } from './layouts/members-side.tsx'
import { usePageTitle } from './layouts/use-page-title.ts'
import { useSpelling } from './layouts/use-spelling.ts'
import { lazyPage as lazy } from './lib/lazy-page.ts'
import { useIsQuiet } from './lib/use-is-quiet.ts'
import { PageBanners } from './page-banners.tsx'
import { lobbyPaths } from './paths.ts'
import { useAdoptedInvitation } from './session/invitation-code.ts'
import { ErrorBoundary } from './ui/error-boundary.tsx'
import { PageLoader } from './ui/page-loader.tsx'

const AgentPages = lazy(() => import('./agent-pages.tsx'))
const OtherPages = lazy(() => import('./pages.tsx'))
const AskedParts = lazy(() => import('./dialog-registry.tsx'))
const ContractOpener = lazyWithApollo(() => import('./features/contracts/contract-opener.tsx'))
const PopupOpener = lazy(() => import('./features/notices/popup-opener.tsx'))
const NextDraws = lazy(() => import('./features/lottery/next-draws.tsx'))

/** The agents' side, which has a frame of its own. */
const agentPatterns = ['/agent', '/agentHome/:page?']

/**
 * Every page of the portal (§2). The lobby comes with the first code; which other pages and dialogs there are is one file of its own
 * (`pages.tsx`, `dialog-registry.tsx`), fetched while the lobby rests or at once where another page is opened first. The code of each
 * of them is loaded when it is first opened.
 */
export function Portal() {
  useSpelling()
  useAdoptedInvitation()
  usePageTitle()
  const { pathname } = useLocation()
  const isAgents = agentPatterns.some((pattern) => matchPath(pattern, pathname))
  return (
    <>
      {isAgents ? (
        <Suspense fallback={<PageLoader />}>
          <AgentPages />
        </Suspense>
      ) : (
        <Routes>
          <Route
            element={
              <MembersSide>
                <MainLayout banners={<PageBanners />} />
              </MembersSide>
            }
          >
            {lobbyPaths.map((path) => (
              <Route
                key={path}
                path={path}
                element={<LobbyPage popups={<PopupOpener />} nextDraws={<NextDraws />} />}
              />
            ))}
            <Route path="*" element={<OtherPages />} />
          </Route>
        </Routes>
      )}
      <ChatOpener />
      <Asked />
      <Contracts />
    </>
  )
}

/** Dialogs and the chat, from the first that is asked for on. */
function Asked() {
  const isQuiet = useIsQuiet()
  const isOpen = [useOpenDialog(), useOpenChat()].some((open) => open !== null)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  useEffect(() => {
    // Who presses waits for the part alone. One that does not come now is fetched again when it is wanted.
    if (isQuiet) import('./dialog-registry.tsx').catch(() => undefined)
  }, [isQuiet])
  if (!wasOpen) return null
  return (
    <ErrorBoundary quiet>
      <Suspense>
        <AskedParts />
      </Suspense>
    </ErrorBoundary>
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
