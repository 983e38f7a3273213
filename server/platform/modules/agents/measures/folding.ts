import type { Database } from '../../../db/connection.ts'
import type { Clock } from '../../../lib/clock.ts'
import { oldestUncounted } from '../../games/service.ts'
import type { LedgerService } from '../../ledger/service.ts'
import * as repository from './changes-repository.ts'

/** Some seconds of work: the larger, the fewer times the rows of high teams are written again. */
const AT_A_TIME = 20_000
/** Longer than any transaction that takes bets or moves money: what is not there by then was not begun. */
const MARGIN = 60_000

export interface MeasuresDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly ledger: Pick<LedgerService, 'oldestNews'>
}

/** Takes all that waits at a brand into the figures of its members and teams. */
export async function fold({ database }: MeasuresDependencies, merchantId: string): Promise<void> {
  for (;;) {
    const { changes, movements } = await database.transaction((tx) => repository.foldSome(tx, merchantId, AT_A_TIME), {
      patient: true,
    })
    if (changes < AT_A_TIME && movements < AT_A_TIME) return
  }
}

/** The same for every brand where something waits, until told to stop. */
export async function foldWaiting(dependencies: MeasuresDependencies, stopping?: AbortSignal): Promise<void> {
  for (const merchantId of await repository.listWaitingMerchants(dependencies.database)) {
    if (stopping?.aborted) return
    await fold(dependencies, merchantId)
  }
}

/**
 * Up to when everything of a brand is in its figures: every bet placed before that moment which is settled by now, every
 * movement and every account opened. Bets still open are not waited for, since some stay open for weeks.
 */
export async function watermark({ database, clock, ledger }: MeasuresDependencies, merchantId: string): Promise<Date> {
  const sure = new Date(clock.now().getTime() - MARGIN)
  // In the order in which things move on (bet, change, figure): whatever moves between two of these questions is met by the second.
  const waiting = [
    await oldestUncounted(database, merchantId),
    await ledger.oldestNews(merchantId),
    await repository.oldestChange(database, merchantId),
  ]
  return waiting.reduce<Date>((oldest, at) => (at !== null && at < oldest ? at : oldest), sure)
}
