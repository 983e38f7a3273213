import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyWithApollo } from './apollo/lazy-with-apollo.tsx'
import { isGamePath } from './paths.ts'
import { isPlayBlocked } from './session/play-blocked.ts'
import { useMember } from './session/use-member.ts'
import { ErrorBoundary } from './ui/error-boundary.tsx'

const PromptBanner = lazyWithApollo(() => import('./features/protection/prompt-banner.tsx'))
const HeldWalletsBanner = lazyWithApollo(() => import('./features/wallets/held-wallets-banner.tsx'))
const WaitingBanner = lazyWithApollo(() => import('./features/contracts/waiting-banner.tsx'))
const BreakBanner = lazy(() => import('./features/protection/break-banner.tsx'))

/**
 * What a member is told above every page: a break they take, what is owed to their protection, contracts that wait for
 * an answer, money left with vendors.
 */
export function PageBanners() {
  const { member } = useMember()
  const isGame = isGamePath(useLocation().pathname)
  if (!member) return null
  const isBlocked = isPlayBlocked(member)
  return (
    <>
      {isBlocked && (
        <Suspense>
          <BreakBanner until={member.playBlockedUntil} />
        </Suspense>
      )}
      {!member.isTrial && !isBlocked && (
        <ErrorBoundary quiet>
          <Suspense>
            <PromptBanner key={member.id} />
          </Suspense>
        </ErrorBoundary>
      )}
      {!member.isTrial && !isGame && (
        <ErrorBoundary quiet>
          <Suspense>
            <WaitingBanner key={member.id} />
            <HeldWalletsBanner key={member.id} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
