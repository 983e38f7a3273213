import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { PageLoader } from '../ui/page-loader.tsx'
import { useMember } from './use-member.ts'

/** The agent centre is for agents; everybody else goes to its sign-in page (§2). */
export function RequireAgent({ children }: { children: ReactNode }) {
  const { isSignedIn, member, isAgent } = useMember()
  if (isSignedIn && !member) return <PageLoader />
  if (!isAgent) return <Navigate to={paths.agent()} replace />
  return children
}
