import { closeDialog, isDialogOpen, openDialog } from '../dialogs/dialog-store.ts'
import { onSessionChange } from './session-token.ts'

let waiting: ((isUnlocked: boolean) => void)[] = []

/**
 * Asks who is there before something the person does; answers whether the session is open again, so that what was refused
 * may be sent once more. The question may be left; one that locks the page stays as it is.
 */
export function askUnlock(): Promise<boolean> {
  if (!isDialogOpen('unlock')) openDialog('unlock', { mayLeave: true })
  return new Promise((resolve) => waiting.push(resolve))
}

/** Tells those who wait that the question was answered, or left without an answer. */
export function endUnlock(isUnlocked: boolean): void {
  const answered = waiting
  waiting = []
  for (const go of answered) go(isUnlocked)
}

onSessionChange(() => {
  // Signed out, or in again with a new password: nobody is asked about the session before.
  closeDialog('unlock')
  endUnlock(false)
})
