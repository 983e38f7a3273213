import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { QueryError } from '../apollo/query-error.tsx'
import { useData } from '../data/use-data.ts'
import { keepMerchantCode } from '../session/session.ts'
import { applyTheme } from './apply-theme.ts'
import { hasFirstShell, removeFirstShell } from './first-shell.ts'
import { ShellSkeleton } from './shell-skeleton.tsx'
import { SiteDocument, SystemStatusDocument } from './site.generated.ts'
import { useReadAgainOnReturn } from './use-read-again-on-return.ts'
import { SiteContext } from './use-site.ts'

const MaintenancePage = lazy(() => import('./maintenance-page.tsx'))
const RegionBlockedPage = lazy(() => import('./region-blocked-page.tsx'))

/** How often a visitor's page asks whether the site is still open, in milliseconds. Members are told by subscription. */
const statusInterval = 30_000

/** Loads the brand and decides by the system status what there is to see (§2): the site, maintenance, or region blocked. */
export function SiteGate({ children }: { children: ReactNode }) {
  const { data: current, previousData, error, refetch } = useData(SiteDocument, {})
  const data = current ?? previousData
  const { data: latest } = useData(SystemStatusDocument, {}, { skip: !data, pollInterval: statusInterval })
  useReadAgainOnReturn()
  const site = data?.site
  useEffect(() => {
    if (!site) return
    applyTheme(site.theme)
    document.title = site.name
    keepMerchantCode(site.merchantCode)
  }, [site])

  const status = latest?.systemStatus ?? data?.systemStatus
  const lanes = data?.vendorLanes
  const isDecided = (site && status) || error
  useLayoutEffect(() => {
    if (isDecided) removeFirstShell()
  }, [isDecided])

  if (!site || !status) {
    if (!error) return hasFirstShell() ? null : <ShellSkeleton />
    return <QueryError error={error} onRetry={() => void refetch()} className="min-h-dvh justify-center" />
  }
  if (status.status !== 0) {
    return (
      <Suspense>
        {status.status === 1 ? (
          <MaintenancePage site={site} message={status.message ?? null} until={status.until ?? null} />
        ) : (
          <RegionBlockedPage site={site} ip={status.ip} />
        )}
      </Suspense>
    )
  }
  return <SiteContext value={{ site, vendorLanes: lanes ?? [] }}>{children}</SiteContext>
}
