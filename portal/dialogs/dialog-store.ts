import { useSyncExternalStore } from 'react'
import type { GameType } from '../lib/schema.generated.ts'
import type { RegistrationProof } from './registration-proof.ts'

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
  /** `id`: the one that an address named, shown before those that wait. */
  contract: { id?: string }
  'sign-out': Record<never, never>
  /** `mayLeave`: asked for by something the person does, which may be let be; a lock may only be opened. */
  unlock: { mayLeave?: boolean }
  'game-search': Record<never, never>
  'vendor-games': { gameType?: GameType; vendorCode?: string; name?: string }
  /** `gameId`: the game that can be played for fun instead. `isFor`: what needs the account, a game unless said otherwise. */
  'need-true-account': { gameId?: string | undefined; isFor?: 'promotion' }
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
  /** What it stands over, which waits as it was left. */
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

/**
 * Opens a dialog over the page. It replaces the one that is open, but help stands over it, and everything stands over the
 * question who is there: what is opened from that question leads back to it when it is closed.
 */
export function openDialog<Name extends DialogName>(name: Name, with_: DialogArguments[Name] = {}): void {
  const others = without(name, current)
  show(over(standsOver.has(name) ? others : find('unlock', others), { name, arguments: with_ }))
}

/** Closes the uppermost dialog; with a name that one, also when another stands over it. */
export function closeDialog(name?: DialogName): void {
  show(name === undefined ? (current?.over ?? null) : without(name, current))
}

/** Whether a dialog is open, be it under another. */
export function isDialogOpen(name: DialogName): boolean {
  return find(name, current) !== null
}

function find(name: DialogName, dialog: OpenDialog | null): OpenDialog | null {
  return dialog === null || dialog.name === name ? dialog : find(name, dialog.over ?? null)
}

function without(name: DialogName, dialog: OpenDialog | null): OpenDialog | null {
  if (dialog === null) return null
  const below = without(name, dialog.over ?? null)
  return dialog.name === name ? below : over(below, { name: dialog.name, arguments: dialog.arguments })
}

function over(below: OpenDialog | null, dialog: OpenDialog): OpenDialog {
  return below ? { ...dialog, over: below } : dialog
}

/** The dialogs that are open, the uppermost last. */
export function stackOf(dialog: OpenDialog | null): readonly OpenDialog[] {
  return dialog === null ? [] : [...stackOf(dialog.over ?? null), dialog]
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
