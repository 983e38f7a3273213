import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { lazyWithApollo } from '../apollo/lazy-with-apollo.tsx'
import { classNames } from '../lib/class-names.ts'
import { isGamePath, isLobbyPath } from '../paths.ts'
import { isPlayBlocked } from '../session/play-blocked.ts'
import { useMember } from '../session/use-member.ts'
import { useIsWide } from '../ui/use-is-wide.ts'
import { DemoRibbon } from './demo-ribbon.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PageLoader } from './page-loader.tsx'
import { SideMenu, SideMenuDrawer } from './side-menu.tsx'
import { TabBar } from './tab-bar.tsx'
import { useScrollToTop } from './use-scroll-to-top.ts'
import { useSite } from './use-site.ts'

const PromptBanner = lazyWithApollo(() => import('../features/protection/prompt-banner.tsx'))
const HeldWalletsBanner = lazyWithApollo(() => import('../features/wallets/held-wallets-banner.tsx'))
const BreakBanner = lazy(() => import('../features/protection/break-banner.tsx'))
const collapsedKey = 'sideMenuCollapsed'

/** Side menu, header, page, footer (§2). The page is made anew on each path, but the lobby's addresses share one. */
export function MainLayout() {
  const { t } = useTranslation('layout')
  const { pathname } = useLocation()
  const [isDrawerOpen, setDrawerOpen] = useState<boolean | null>(null)
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(collapsedKey) === 'true')
  const isWide = useIsWide()
  const { site } = useSite()
  const { member } = useMember()
  useScrollToTop()

  const toggleMenu = () => {
    if (!isWide) return setDrawerOpen(true)
    localStorage.setItem(collapsedKey, String(!isCollapsed))
    setCollapsed(!isCollapsed)
  }
  const isGame = isGamePath(pathname)
  const pageKey = isLobbyPath(pathname) ? 'lobby' : pathname
  return (
    <div
      className={classNames(
        'flex min-h-dvh flex-col pb-(--tab-bar-height)',
        site.mode === 'DEMO' ? '[--ribbon-height:2rem]' : '[--ribbon-height:0px]',
      )}
    >
      <a
        href="#main"
        className="absolute start-2 top-2 z-50 -translate-y-20 rounded-md bg-brand px-4 py-2 text-on-brand focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <DemoRibbon />
      <Header onMenu={toggleMenu} />
      <div className="flex flex-1">
        {!isGame && isWide && <SideMenu isCollapsed={isCollapsed} />}
        <div className="flex min-w-0 flex-1 flex-col">
          <main id="main" tabIndex={-1} className="flex-1 outline-none">
            {member && isPlayBlocked(member) && (
              <Suspense>
                <BreakBanner until={member.playBlockedUntil} />
              </Suspense>
            )}
            {member && !member.isTrial && !isPlayBlocked(member) && (
              <ErrorBoundary quiet>
                <Suspense>
                  <PromptBanner key={member.id} />
                </Suspense>
              </ErrorBoundary>
            )}
            {member && !member.isTrial && !isGame && (
              <ErrorBoundary quiet>
                <Suspense>
                  <HeldWalletsBanner key={member.id} />
                </Suspense>
              </ErrorBoundary>
            )}
            <ErrorBoundary key={pageKey}>
              <Suspense fallback={<PageLoader />}>
                <Outlet />
              </Suspense>
            </ErrorBoundary>
          </main>
          {!isGame && <Footer />}
        </div>
      </div>
      {isDrawerOpen !== null && <SideMenuDrawer open={isDrawerOpen} onClose={() => setDrawerOpen(false)} />}
      <TabBar />
    </div>
  )
}
