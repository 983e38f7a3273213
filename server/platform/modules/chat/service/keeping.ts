import { forgetEntries } from '../repository/messages.ts'
import type { Dependencies } from './dependencies.ts'

/** Chats are kept for so long (regulator-rules.md D5), and no longer. */
const DAYS_KEPT = 90
const DAY = 86_400_000
/** Entries that go in one statement. */
const AT_ONCE = 1_000

/** Forgets what was written too long ago, with the cases about it. */
export async function forgetOld({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - DAYS_KEPT * DAY)
  while ((await forgetEntries(database, before, AT_ONCE)) === AT_ONCE);
}
