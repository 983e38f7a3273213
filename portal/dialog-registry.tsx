import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyWithApollo } from './apollo/lazy-with-apollo.tsx'
import { closeChat, useOpenChat } from './dialogs/chat-store.ts'
import {
  closeDialog,
  type DialogComponentProps,
  type DialogName,
  type OpenDialog,
  stackOf,
  useOpenDialog,
} from './dialogs/dialog-store.ts'
import { lazyPage as lazy } from './lib/lazy-page.ts'
import { ErrorBoundary } from './ui/error-boundary.tsx'

type Registry = { [Name in DialogName]: ComponentType<DialogComponentProps<Name>> }

/** Every dialog of the portal; the code of each is loaded when it is first opened. */
const registry: Registry = {
  login: lazyWithApollo(() => import('./features/sign-in/sign-in-dialog.tsx')),
  register: lazyWithApollo(() => import('./features/register/register-dialog.tsx')),
  'forgot-password': lazyWithApollo(() => import('./features/password/forgot-password-dialog.tsx')),
  'change-password': lazyWithApollo(() => import('./features/password/change-password-dialog.tsx')),
  notice: lazy(() => import('./features/notices/notice-dialog.tsx')),
  announcement: lazy(() => import('./features/notices/announcement-dialog.tsx')),
  help: lazy(() => import('./features/help/help-dialog.tsx')),
  contract: lazyWithApollo(() => import('./features/contracts/contract-popup.tsx')),
  'game-search': lazy(() => import('./features/games/game-search-dialog.tsx')),
  'vendor-games': lazy(() => import('./features/games/vendor-games-dialog.tsx')),
  'need-true-account': lazy(() => import('./features/play/need-true-account-dialog.tsx')),
  'sign-out': lazyWithApollo(() => import('./features/sign-in/sign-out-dialog.tsx')),
  unlock: lazyWithApollo(() => import('./features/sign-in/unlock-dialog.tsx')),
}

/** What is asked for on any page: dialogs over it, the chat beside it. */
export default function Asked() {
  return (
    <>
      <Beside />
      <Dialogs />
    </>
  )
}

const ChatPlace = lazyWithApollo(() => import('./features/chat/chat-place.tsx'))

/** What stands beside every page until it is closed: the chat. */
function Beside() {
  const open = useOpenChat()
  if (!open) return null
  return (
    <ErrorBoundary quiet>
      <Suspense>
        <ChatPlace room={open.room} onClose={closeChat} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** How long a closed dialog stays to leave gracefully, in milliseconds. */
const leaveTime = 250

/** Draws the dialog that is open, over those it was opened from. One that was closed stays a moment for its way out. */
function Dialogs() {
  const open = useOpenDialog()
  const [shown, setShown] = useState<OpenDialog | null>(open)
  const { pathname } = useLocation()
  useEffect(() => {
    if (open) return setShown(open)
    const timer = setTimeout(() => setShown(null), leaveTime)
    return () => clearTimeout(timer)
  }, [open])

  const current = open ?? shown
  if (!current) return null
  return (
    <ErrorBoundary key={pathname} quiet>
      {stackOf(current).map((dialog) => {
        const Component = registry[dialog.name] as ComponentType<{ open: boolean; onClose: () => void }>
        return (
          <Suspense key={dialog.name}>
            <Component {...dialog.arguments} open={open !== null} onClose={() => closeDialog(dialog.name)} />
          </Suspense>
        )
      })}
    </ErrorBoundary>
  )
}
