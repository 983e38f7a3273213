import { lazy, Suspense, useEffect, useState } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { lazyWithApollo } from './apollo/lazy-with-apollo.tsx'
import { ConnectionWatch } from './layouts/connection-watch.tsx'
import { SiteGate } from './layouts/site-gate.tsx'
import { Watches } from './layouts/watches.tsx'
import { Portal } from './routes.tsx'
import { ErrorBoundary } from './ui/error-boundary.tsx'
import { FloatingNotices } from './ui/floating-notice.tsx'

const WorkerWatch = lazy(() => import('./layouts/worker-watch.tsx'))

const SupportPage = lazyWithApollo(() => import('./features/support/support-page.tsx'))

/** The portal: its addresses, what listens to the server, and the gate that closes when the site does. */
export function App() {
  return (
    <BrowserRouter>
      <SiteGate standing={<SupportPage />}>
        <Watches />
        <Portal />
      </SiteGate>
      <FloatingNotices>
        <ConnectionWatch />
        {import.meta.env.PROD && <Worker />}
      </FloatingNotices>
    </BrowserRouter>
  )
}

/** The service worker, once the first page is there: it must not compete with it. */
function Worker() {
  const [isLoaded, setLoaded] = useState(document.readyState === 'complete')
  useEffect(() => {
    const note = () => setLoaded(true)
    window.addEventListener('load', note)
    return () => window.removeEventListener('load', note)
  }, [])
  if (!isLoaded) return null
  return (
    <ErrorBoundary quiet>
      <Suspense>
        <WorkerWatch />
      </Suspense>
    </ErrorBoundary>
  )
}
