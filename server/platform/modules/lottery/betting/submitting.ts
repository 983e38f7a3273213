import type { Database } from '../../../db/connection.ts'
import { waitedTooLong } from '../../../db/trouble.ts'
import { httpErrors } from '../../../http/errors.ts'
import { HELD } from '../../../lib/aside.ts'
import type { Clock } from '../../../lib/clock.ts'
import { createLanes } from '../../../lib/lanes.ts'
import type { ProtectionService } from '../../protection/service.ts'
import { lotteryErrors } from '../errors.ts'
import type { Reading } from '../reading.ts'
import * as repository from './placing-repository.ts'
import { refusalOf } from './refusals.ts'

interface SubmittingDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly protection: Pick<ProtectionService, 'checkPlay'>
  readonly reading: Reading
}

/** Batches in flight of one process: those of one draw wait for each other anyway. */
const LANES = 2

/** Brings orders to the database, those that come together in one round trip. */
export function createSubmitting({ database, clock, protection, reading }: SubmittingDependencies) {
  const lanes = createLanes({
    count: database.kind === 'pglite' ? 1 : LANES,
    laneOf: ({ slips }: repository.NewOrder) => slips[0]?.draw.id ?? '',
    memberOf: ({ memberId }) => memberId,
    carryOut,
    busy: () => lotteryErrors.LOTTERY_BUSY(),
    held: () => httpErrors.TRY_AGAIN({ extras: { retryAfter: 1 } }),
  })

  async function carryOut(batch: readonly repository.NewOrder[]): Promise<(repository.PlaceAnswer | typeof HELD)[]> {
    try {
      return await repository.place(database, batch, clock.now())
    } catch (error) {
      // The draw is held, not a member: all wait for it alike.
      if (waitedTooLong(error)) return batch.map(() => HELD)
      throw error
    }
  }

  /** Throws what the order is refused for. */
  return async function submit(order: repository.NewOrder): Promise<repository.PlaceAnswer> {
    const answer = await lanes.submit(order)
    if (answer.outcome === 'PLAY_UNCHECKED') {
      // He limited his hours of play: that is looked at, then the order comes again.
      await protection.checkPlay(order)
      return submit({ ...order, isPlayChecked: true })
    }
    if (answer.outcome === 'MEMBER_LOCKED') {
      await protection.checkPlay(order)
      throw lotteryErrors.LOTTERY_MEMBER_LOCKED()
    }
    if (answer.outcome === 'SUCCESS') return answer
    if (answer.outcome === 'LOTTERY_RULES_CHANGED' || answer.outcome === 'LOTTERY_CLOSED') reading.forget()
    throw await refusalOf(answer.outcome, answer.about, order, reading)
  }
}
