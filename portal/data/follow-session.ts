import { openDialog } from '../dialogs/dialog-store.ts'
import { clearSession, sessionToken } from './session-token.ts'

/** Follows what the server says about the session: one it no longer knows is over; a locked one asks who is there. */
export function followSession(code: unknown): void {
  if (!sessionToken()) return
  if (code === 'UNAUTHENTICATED') clearSession()
  else if (code === 'SESSION_LOCKED') openDialog('unlock')
}
