import { openDialog } from '../layouts/dialog-store.ts'
import { onSessionChange, sessionToken } from './session.ts'

let waiting: ((isUnlocked: boolean) => void)[] = []

/** Asks who is there; answers whether the session is open again, so that what was refused may be sent once more. */
export function askUnlock(): Promise<boolean> {
  openDialog('unlock')
  return new Promise((resolve) => waiting.push(resolve))
}

/** Tells those who wait that the question was answered, or left without an answer. */
export function endUnlock(isUnlocked: boolean): void {
  const answered = waiting
  waiting = []
  for (const go of answered) go(isUnlocked)
}

onSessionChange(() => {
  if (sessionToken() === null) endUnlock(false)
})
