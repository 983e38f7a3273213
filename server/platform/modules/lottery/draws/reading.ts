import type { Database } from '../../../db/connection.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { KeptReads } from '../../../lib/kept-reads.ts'
import { lotteryErrors } from '../errors.ts'
import * as lotteries from '../lotteries-repository.ts'

const MOST_UPCOMING = 120
/** Whoever looks for older draws names the draw. */
const MOST_DRAWN = 10_000

/** Draws as everybody sees them, kept for a moment; `find` throws LOTTERY_NOT_FOUND. */
export function createDrawReading(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  kept: KeptReads,
  find: (merchantId: string, code: string) => Promise<unknown>,
) {
  return {
    /** The last draws of one. Throws LOTTERY_NOT_FOUND. */
    drawn: async (merchantId: string, code: string, limit: number): Promise<lotteries.DrawRow[]> => {
      await find(merchantId, code)
      return kept.keep(`drawn ${merchantId} ${code} ${limit}`, () =>
        lotteries.listDrawn(database, merchantId, code, clock.now(), { limit, offset: 0 }),
      )
    },

    /** A page of what was drawn, and how much there is, counted up to ten thousand. Throws LOTTERY_NOT_FOUND. */
    async drawnPage(merchantId: string, code: string, { limit, offset }: { limit: number; offset: number }) {
      await find(merchantId, code)
      const at = clock.now()
      const shown = Math.max(0, Math.min(limit, MOST_DRAWN - offset))
      const [rows, total] = await Promise.all([
        kept.keep(`page ${merchantId} ${code} ${shown} ${offset}`, () =>
          lotteries.listDrawn(database, merchantId, code, at, { limit: shown, offset }),
        ),
        kept.keep(`count ${merchantId} ${code}`, () =>
          lotteries.countDrawn(database, merchantId, code, at, MOST_DRAWN),
        ),
      ])
      return { rows, total }
    },

    upcoming: (merchantId: string, code: string): Promise<lotteries.DrawRow[]> =>
      kept.keep(`upcoming ${merchantId} ${code}`, () =>
        lotteries.listUpcoming(database, merchantId, code, clock.now(), MOST_UPCOMING),
      ),

    /** Draws in the order of their numbers given. Throws LOTTERY_DRAW_NOT_FOUND. */
    async draws(merchantId: string, code: string, numbers: readonly string[]): Promise<lotteries.DrawRow[]> {
      const found = await kept.keep(`draws ${merchantId} ${code} ${numbers.join()}`, () =>
        lotteries.findDraws(database, merchantId, code, numbers),
      )
      return numbers.map((number) => {
        const draw = found.find((one) => one.number === number)
        if (draw === undefined) throw lotteryErrors.LOTTERY_DRAW_NOT_FOUND({ field: 'number', extras: { number } })
        return draw
      })
    },
  }
}
