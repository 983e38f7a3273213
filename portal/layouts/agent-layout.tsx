import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useSite } from '../brand/use-site.ts'
import { classNames } from '../lib/class-names.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { PageLoader } from '../ui/page-loader.tsx'
import { DemoRibbon } from './demo-ribbon.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useScrollToTop } from './use-scroll-to-top.ts'

/** The agents' side of the house: only its own view, under the brand, the language and the theme (§2). */
export function AgentLayout() {
  const { site } = useSite()
  const { pathname } = useLocation()
  // The door or the centre: pages of the centre share its menu.
  const [, side] = pathname.split('/')
  useScrollToTop()
  return (
    <div
      className={classNames(
        'flex min-h-dvh flex-col [--top-height:var(--bar-height)]',
        site.mode === 'DEMO' ? '[--ribbon-height:2rem]' : '[--ribbon-height:0px]',
      )}
    >
      <DemoRibbon />
      <header className="sticky top-0 z-30 flex h-(--bar-height) items-center justify-between border-b border-line bg-surface-1 px-4">
        <Logo site={site} />
        <div className="flex items-center gap-1">
          <div className="grid w-11">
            <ThemeSwitch isCollapsed />
          </div>
          <LanguageSwitch />
        </div>
      </header>
      <main className="flex flex-1 flex-col">
        <ErrorBoundary key={side}>
          <Suspense fallback={<PageLoader />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  )
}
