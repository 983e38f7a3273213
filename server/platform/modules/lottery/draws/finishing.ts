import type { Transaction } from '../../../db/connection.ts'
import type { DrawState } from '../states.ts'
import { DRAWS_AT_A_TIME, type DrawsDependencies } from './dependencies.ts'
import * as repository from './draws-repository.ts'
import { SETTLE_LOTTERY_DRAW } from './settlement.ts'

type Finishing = Pick<DrawsDependencies, 'clock' | 'events' | 'jobs'>

/** A draw as people know it. */
interface NamedDraw {
  readonly lottery_code: string
  readonly number: string
}

/** A settlement takes seconds; after so long its job is sent anew. */
const LOST_AFTER = 10 * 60_000

/** Writes the result and has the bets settled; a draw without bets is done with. The caller has locked the draw. */
export async function finishDraw(
  { clock, events, jobs }: Finishing,
  tx: Transaction,
  key: repository.DrawKey,
  draw: NamedDraw,
  { hasBets, ...shown }: { readonly result: repository.Drawn['result']; readonly seed?: string; hasBets: boolean },
): Promise<void> {
  const state = hasBets ? 'DRAWN' : 'SETTLED'
  await repository.saveResult(tx.query, key, { ...shown, state, at: clock.now() })
  if (hasBets) await jobs.send(SETTLE_LOTTERY_DRAW, key, { tx, key: key.drawId })
  tellDraw({ events }, tx, key, draw, state)
}

/** Tells those who look at a draw of its state, once the transaction is through. */
export function tellDraw(
  { events }: Pick<Finishing, 'events'>,
  tx: Transaction,
  { merchantId }: repository.DrawKey,
  { lottery_code: gameCode, number }: NamedDraw,
  state: DrawState,
): void {
  tx.onCommit(() => events.publish({ type: 'draw', merchantId, gameCode, number, state }))
}

/** Sends the settlement of draws again whose job gave up. */
export async function resendLost({ clock, database, jobs }: DrawsDependencies): Promise<void> {
  const now = clock.now()
  const before = new Date(now.getTime() - LOST_AFTER)
  for (const { version, ...key } of await repository.listUnsettledDraws(database, before, DRAWS_AT_A_TIME)) {
    const again = `${key.drawId}:${version}:${Math.floor(now.getTime() / LOST_AFTER)}`
    await jobs.send(SETTLE_LOTTERY_DRAW, key, { key: again })
  }
}
