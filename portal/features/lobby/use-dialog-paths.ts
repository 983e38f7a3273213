import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsSignedIn } from '../../data/session-token.ts'
import { openDialog, useOpenDialog } from '../../dialogs/dialog-store.ts'
import { isDialogPath, paths } from '../../paths.ts'

/** Where a person was sent to sign in from; `RequireSession` puts it into the history entry. */
function returnToOf(state: unknown): string | undefined {
  const { returnTo } = (state ?? {}) as { returnTo?: unknown }
  return typeof returnTo === 'string' ? returnTo : undefined
}

/** /login and /register are the lobby with their dialog open (§2); closing it leads to the lobby's own address. */
export function useDialogPaths(): void {
  const { pathname, state, search } = useLocation()
  const navigate = useNavigate()
  const isSignedIn = useIsSignedIn()
  const dialog = useOpenDialog()
  const wasOpen = useRef(false)
  const returnTo = returnToOf(state)

  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once for each arrival at the address
  useEffect(() => {
    if (!isDialogPath(pathname)) return
    if (isSignedIn) return void navigate(paths.lobby(), { replace: true })
    if (pathname === '/login') openDialog('login', returnTo ? { returnTo } : {})
    else openDialog('register')
  }, [pathname, returnTo])

  useEffect(() => {
    if (dialog) {
      wasOpen.current = true
      return
    }
    // The browser's address, not the router's: whoever closed the dialog may be on the way to another page already.
    if (wasOpen.current && isDialogPath(window.location.pathname)) navigate(`/${search}`, { replace: true })
    wasOpen.current = false
  }, [dialog, navigate, search])
}
