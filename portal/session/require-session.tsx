import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useIsSignedIn } from '../data/session-token.ts'
import { paths } from '../paths.ts'

/** Pages that need a session token: without one, to /login (§2), which leads back here afterwards. */
export function RequireSession({ children }: { children: ReactNode }) {
  const isSignedIn = useIsSignedIn()
  const { pathname, search } = useLocation()
  if (!isSignedIn) return <Navigate to={paths.login()} replace state={{ returnTo: pathname + search }} />
  return children
}
