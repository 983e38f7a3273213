import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { useSite } from '../brand/use-site.ts'
import { classNames } from '../lib/class-names.ts'
import { isGamePath, isLobbyPath } from '../paths.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { PageLoader } from '../ui/page-loader.tsx'
import { useIsWide } from '../ui/use-is-wide.ts'
import { DemoRibbon } from './demo-ribbon.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SideMenu, SideMenuDrawer } from './side-menu.tsx'
import { TabBar } from './tab-bar.tsx'
import { useScrollToTop } from './use-scroll-to-top.ts'

const collapsedKey = 'sideMenuCollapsed'

/** Side menu, header, page under its banners, footer (§2). The page is made anew on each path, but the lobby's addresses share one. */
export function MainLayout({ banners }: { banners: ReactNode }) {
  const { t } = useTranslation('layout')
  const { pathname } = useLocation()
  const [isDrawerOpen, setDrawerOpen] = useState<boolean | null>(null)
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(collapsedKey) === 'true')
  const isWide = useIsWide()
  const { site } = useSite()
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
          {/* A screen high, so that the foot is below it from the beginning: nothing moves when a page's parts come. */}
          <main
            id="main"
            tabIndex={-1}
            className="min-h-[calc(100dvh-var(--top-height)-var(--ribbon-height))] flex-1 outline-none"
          >
            {banners}
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
