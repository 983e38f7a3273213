import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { QueryError } from '../apollo/query-error.tsx'
import { applyTheme } from '../brand/apply-theme.ts'
import { SiteDocument, SystemStatusDocument } from '../brand/site.generated.ts'
import { useReadAgainOnReturn } from '../brand/use-read-again-on-return.ts'
import { SiteContext, useSite } from '../brand/use-site.ts'
import { keepMerchantCode } from '../data/session-token.ts'
import { useData } from '../data/use-data.ts'
import { paths } from '../paths.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { PictureNetworks } from '../ui/picture.tsx'
import { hasFirstShell, removeFirstShell } from './first-shell.ts'
import { ShellSkeleton } from './shell-skeleton.tsx'

const MaintenancePage = lazy(() => import('./maintenance-page.tsx'))
const InvalidDomainPage = lazy(() => import('./invalid-domain-page.tsx'))
const VisitCount = lazy(() => import('../brand/visit-count.tsx'))
const RegionBlockedPage = lazy(() => import('./region-blocked-page.tsx'))

/** How often a visitor's page asks whether the site is still open, in milliseconds. Members are told by subscription. */
const statusInterval = 30_000

interface SiteGateProps {
  /** Customer service, which stands by itself at its address whatever the status says: also who is shut out may ask why. */
  standing: ReactNode
  children: ReactNode
}

/** Loads the brand and decides by the system status what there is to see (§2): the site, maintenance, region blocked, or an address that is not ours (§8). */
export function SiteGate({ standing, children }: SiteGateProps) {
  const { pathname } = useLocation()
  const { data: current, previousData, error, refetch } = useData(SiteDocument, {})
  const data = current ?? previousData
  const { data: latest } = useData(SystemStatusDocument, {}, { skip: !data, pollInterval: statusInterval })
  useReadAgainOnReturn()
  const site = data?.site
  useEffect(() => {
    if (!site) return
    applyTheme(site.theme)
    keepMerchantCode(site.merchantCode)
  }, [site])

  const status = latest?.systemStatus ?? data?.systemStatus
  const isClosed = status != null && (!status.domainValid || status.status !== 'OPEN')
  // An open page says its own name.
  useEffect(() => {
    if (site && isClosed && pathname !== paths.support()) document.title = site.name
  }, [site, isClosed, pathname])
  const lanes = data?.lobbyCategories
  const isDecided = (site && status) || error
  useLayoutEffect(() => {
    if (isDecided) removeFirstShell()
  }, [isDecided])

  if (!site || !status) {
    if (!error) return hasFirstShell() ? null : <ShellSkeleton />
    return <QueryError error={error} onRetry={() => void refetch()} className="min-h-dvh justify-center" />
  }
  if (pathname === paths.support())
    return (
      <SiteContext value={{ site, lobbyCategories: lanes ?? [] }}>
        <Suspense fallback={<ShellSkeleton />}>{standing}</Suspense>
      </SiteContext>
    )
  if (!status.domainValid) {
    return (
      <Suspense>
        <InvalidDomainPage site={site} domain={window.location.hostname} />
      </Suspense>
    )
  }
  if (status.status !== 'OPEN') {
    return (
      <Suspense>
        {status.status === 'MAINTENANCE' ? (
          <MaintenancePage site={site} message={status.message ?? null} until={status.until ?? null} />
        ) : (
          <RegionBlockedPage site={site} ip={status.ip} />
        )}
      </Suspense>
    )
  }
  return (
    <SiteContext value={{ site, lobbyCategories: lanes ?? [] }}>
      <LoadedNetworks>{children}</LoadedNetworks>
    </SiteContext>
  )
}

/** Pictures and the count of visits come from where they did when the page was loaded: its content policy names no others. */
function LoadedNetworks({ children }: { children: ReactNode }) {
  const { imageCdns, gtagId } = useSite().site
  const [loaded] = useState({ imageCdns, gtagId })
  return (
    <PictureNetworks value={loaded.imageCdns}>
      {children}
      {loaded.gtagId !== null && (
        <ErrorBoundary quiet>
          <Suspense>
            <VisitCount tagId={loaded.gtagId} />
          </Suspense>
        </ErrorBoundary>
      )}
    </PictureNetworks>
  )
}
