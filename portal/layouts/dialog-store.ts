import { useSyncExternalStore } from 'react'
import type { GameType } from '../lib/schema.generated.ts'
import type { RegistrationProof } from '../session/registration-proof.ts'

/** A right password that owes a second step; the password is kept for a change that may be forced afterwards. */
export interface PendingSecondStep {
  ticket: string
  methods: readonly ('TOTP' | 'RECOVERY' | 'EMAIL' | 'SMS' | 'PASSKEY')[]
  password?: string
}

/** What each dialog may be told when it is opened. */
export interface DialogArguments {
  login: { notice?: string; returnTo?: string; secondStep?: PendingSecondStep }
  /** `proof`: what another house proved, after signing in there without an account here. */
  register: { proof?: RegistrationProof }
  'forgot-password': Record<never, never>
  'change-password': { oldPassword?: string; isForced?: boolean }
  notice: { index?: number }
  announcement: Record<never, never>
  help: { anchor?: string }
  'sign-out': Record<never, never>
  unlock: Record<never, never>
  'game-search': Record<never, never>
  'vendor-games': { gameType?: GameType; vassalage?: string; name?: string }
  /** `gameId`: the game that can be played for fun instead. */
  'need-true-account': { gameId?: string | undefined }
}

export type DialogName = keyof DialogArguments

/** What every dialog component gets: whether it is open, how to close it, and what it was told. */
export type DialogComponentProps<Name extends DialogName> = {
  open: boolean
  onClose: () => void
} & DialogArguments[Name]

export interface OpenDialog {
  name: DialogName
  arguments: object
  /** The dialog it stands over, which waits as it was left. */
  over?: OpenDialog
}

/** Dialogs to read beside another one, so that what was filled in there is not lost. */
const standsOver: ReadonlySet<DialogName> = new Set(['help', 'unlock'])

let current: OpenDialog | null = null
const listeners = new Set<() => void>()

function show(next: OpenDialog | null): void {
  current = next
  for (const listener of listeners) listener()
}

/** Opens a dialog over the page. It replaces the one that is open, but help stands over it. */
export function openDialog<Name extends DialogName>(name: Name, with_: DialogArguments[Name] = {}): void {
  const below = current && standsOver.has(current.name) ? current.over : current
  const over = standsOver.has(name) && below ? { over: below } : {}
  show({ name, arguments: with_, ...over })
}

/** Closes the uppermost dialog; with a name, only if it is that one. */
export function closeDialog(name?: DialogName): void {
  if (current && (name === undefined || current.name === name)) show(current.over ?? null)
}

/** The uppermost dialog that is open, or null. */
export function useOpenDialog(): OpenDialog | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
}
