import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { isLobbyPath, paths } from '../paths.ts'
import { useMember } from '../session/use-member.ts'
import { PageLoader } from '../ui/page-loader.tsx'

const NotGivenPage = lazy(() => import('./not-given-page.tsx'))

/**
 * The members' side of the house, where play, money and one's own person are. Who acts in an agent's name has no place in it: the lobby leads
 * to the agent centre, every other page says why it is shut.
 */
export function MembersSide({ children }: { children: ReactNode }) {
  const { member } = useMember()
  const { pathname } = useLocation()
  if (!member?.subaccount) return children
  if (isLobbyPath(pathname)) return <Navigate to={paths.agentHome()} replace />
  return (
    <main className="flex min-h-dvh flex-col justify-center">
      <Suspense fallback={<PageLoader />}>
        <NotGivenPage />
      </Suspense>
    </main>
  )
}
