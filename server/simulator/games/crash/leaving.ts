import { SimulatorError } from '../../http/errors.ts'
import type { KindParts } from '../../play/kind.ts'
import type { Wager } from '../../play/wager.ts'
import type { TableContent, TableOutcome, TableRecord } from '../table/record.ts'
import type { Table } from '../table/table.ts'
import { type Flight, isInTime, multiplierAt, timeOf, winAt } from './rules.ts'
import type { CrashChoice, CrashDrawn, CrashShown } from './table-rules.ts'

type CrashTable = Table<CrashShown, CrashDrawn, Flight, CrashChoice>

/**
 * What is kept of a decided stake: of one that left in time the multiplier, but not yet where the flight ends, since its
 * player may still have another stake in it.
 */
type CrashOutcome =
  | TableOutcome<CrashShown, CrashDrawn>
  | { readonly number: number; readonly shown: CrashShown; readonly left: number }

export type CrashContent = TableContent<CrashChoice, CrashOutcome>

/** Ways out of a flight: by hand, the server's clock deciding, and by a target chosen before take-off. */
export function createLeaving({ wagers, logger }: Pick<KindParts<CrashContent>, 'wagers' | 'logger'>) {
  function pay(
    { id, stake }: Pick<Wager, 'id' | 'stake'>,
    { number, shown }: TableRecord<CrashShown, CrashDrawn, Flight>,
    left: number,
  ): Promise<Wager<CrashContent>> {
    return wagers.settle(id, { outcome: { number, shown, left }, win: winAt(stake, left) })
  }

  return {
    /** Lets a stake leave now. One that already left comes back as it is. Throws TOO_LATE. */
    async leave(wager: Wager<CrashContent>, table: CrashTable): Promise<Wager<CrashContent>> {
      if (wager.state !== 'OPEN') return wager
      const record = table.current()
      const isFlying = record?.phase === 'REVEALING' && record.number === wager.choice.number
      const multiplier = record && multiplierAt(Date.now() - record.since)
      if (!isFlying || multiplier === undefined || !record.drawn || !isInTime(multiplier, record.drawn.point)) {
        throw new SimulatorError(409, 'TOO_LATE', 'the flight is not in the air')
      }
      return pay(wager, record, multiplier)
    },
    /** At take-off: sets the moments at which stakes with a target within the flight leave. */
    schedule(table: CrashTable) {
      const record = table.current()
      if (!record?.drawn) return
      const { point } = record.drawn
      for (const wager of table.takenStakes()) {
        const { number, on } = wager.choice
        const { target } = on
        if (number !== record.number || target === null || !isInTime(target, point)) continue
        const timer = setTimeout(() => {
          pay(wager, record, target).catch((error: unknown) =>
            logger.error({ error }, 'simulator: a stake did not leave'),
          )
        }, timeOf(target))
        timer.unref()
      }
    },
  }
}
