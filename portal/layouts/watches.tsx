import { Suspense } from 'react'
import { lazyWithApollo } from '../apollo/lazy-with-apollo.tsx'
import { useIsSignedIn } from '../data/session-token.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'

const MemberWatch = lazyWithApollo(() => import('../session/member-watch.tsx'))
const SiteWatch = lazyWithApollo(() => import('../brand/site-watch.tsx'))

/** What listens to the server while somebody is signed in: the member's balance, and changes of the site. */
export function Watches() {
  const isSignedIn = useIsSignedIn()
  if (!isSignedIn) return null
  return (
    <ErrorBoundary quiet>
      <Suspense>
        <MemberWatch />
        <SiteWatch />
      </Suspense>
    </ErrorBoundary>
  )
}
