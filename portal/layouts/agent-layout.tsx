import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useSite } from '../brand/use-site.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { PageLoader } from '../ui/page-loader.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'

/** The agents' side of the house: only its own view, under the brand and the language (§2). */
export function AgentLayout() {
  const { site } = useSite()
  const { pathname } = useLocation()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-(--bar-height) items-center justify-between border-b border-line bg-surface-1 px-4">
        <Logo site={site} />
        <LanguageSwitch />
      </header>
      <main className="flex-1">
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<PageLoader />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  )
}
