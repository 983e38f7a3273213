import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyWithApollo } from './apollo/lazy-with-apollo.tsx'
import { useIsSignedIn } from './data/session-token.ts'
import { isGamePath, paths } from './paths.ts'
import { isPlayBlocked } from './session/play-blocked.ts'
import { useMember } from './session/use-member.ts'
import { ErrorBoundary } from './ui/error-boundary.tsx'
import { KeptRoom } from './ui/kept-room.tsx'

const PromptBanner = lazyWithApollo(() => import('./features/protection/prompt-banner.tsx'))
const HeldWalletsBanner = lazyWithApollo(() => import('./features/wallets/held-wallets-banner.tsx'))
const WaitingBanner = lazyWithApollo(() => import('./features/contracts/waiting-banner.tsx'))
const TrialBanner = lazyWithApollo(() => import('./features/play/trial-banner.tsx'))
const BreakBanner = lazyWithApollo(() => import('./features/protection/break-banner.tsx'))

/**
 * What a member is told above every page: a break they take, what is owed to their protection, contracts that wait for
 * an answer, money left with vendors; and a trial member, that the lotteries are not played for free. Each has its room before it is
 * known whether it is told.
 */
export function PageBanners() {
  const isSignedIn = useIsSignedIn()
  const { member } = useMember()
  const { pathname } = useLocation()
  const isGame = isGamePath(pathname)
  if (!isSignedIn) return null
  const isBlocked = isPlayBlocked(member)
  const isTrial = member?.isTrial === true
  return (
    <>
      {isGame && pathname !== '/seamless' && <Banner name="trial">{isTrial && <TrialBanner />}</Banner>}
      <Banner name="break">{member && isBlocked && <BreakBanner until={member.playBlockedUntil} />}</Banner>
      {!pathname.startsWith(paths.member()) && (
        <Banner name="prompt">{member && !isTrial && !isBlocked && <PromptBanner key={member.id} />}</Banner>
      )}
      {!isGame && (
        <>
          <Banner name="contracts">{member && !isTrial && <WaitingBanner key={member.id} />}</Banner>
          <Banner name="wallets">{member && !isTrial && <HeldWalletsBanner key={member.id} />}</Banner>
        </>
      )}
    </>
  )
}

/** A banner that fails is none: the page below goes on. */
function Banner({ name, children }: { name: string; children: ReactNode }) {
  return (
    <KeptRoom name={`banner:${name}`}>
      <ErrorBoundary quiet>
        <Suspense>{children}</Suspense>
      </ErrorBoundary>
    </KeptRoom>
  )
}
