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

/** A draw with what it showed, of our own also the seed that gave it. */
export interface FinishedDraw extends repository.DrawKey {
  readonly draw: NamedDraw
  readonly result: repository.Drawn['result']
  readonly seed?: string
  readonly hasBets: boolean
}

/** Writes results and has the bets settled; a draw without bets is done with. The caller has locked the draws. */
export async function finishDraws(
  { clock, events, jobs }: Finishing,
  tx: Transaction,
  finished: readonly FinishedDraw[],
): Promise<void> {
  const stateOf = ({ hasBets }: FinishedDraw) => (hasBets ? 'DRAWN' : 'SETTLED')
  const drawn = finished.map((one) => ({ ...one, state: stateOf(one) }) as const)
  await repository.saveResults(tx, drawn, clock.now())
  for (const { merchantId, drawId, hasBets } of drawn)
    if (hasBets) await jobs.send(SETTLE_LOTTERY_DRAW, { merchantId, drawId }, { tx, key: drawId })
  tx.onCommit(() => {
    for (const one of drawn) tellDraw({ events }, one, one.draw, one.state)
  })
}

/** Tells those who look at a draw of its state, once the transaction is through. */
export function tellDraw(
  { events }: Pick<Finishing, 'events'>,
  { merchantId }: Pick<repository.DrawKey, 'merchantId'>,
  { lottery_code: gameCode, number }: NamedDraw,
  state: DrawState,
): void {
  events.publish({ type: 'draw', merchantId, gameCode, number, state })
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
