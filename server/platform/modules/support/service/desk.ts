import { openingAt } from '../../sites/service.ts'
import * as repository from '../repository.ts'
import type { DeskState } from '../states.ts'
import type { Dependencies } from './dependencies.ts'

const SECOND = 1_000
/** Whose page said nothing for so long is not there: an operator's says so every twenty seconds, a person's reads every ten. */
export const PRESENCE = 60 * SECOND
/** How far back waiting is looked at, and at how many; of fewer than the least nothing is promised. */
const WAITS_SINCE = 2 * 3_600 * SECOND
const MOST_WAITS = 20
const LEAST_WAITS = 3

export interface Desk {
  readonly state: DeskState
  readonly opensAt: Date | null
  readonly waiting: number
  /** What half of those waited at most who were taken lately; null where there were too few to tell. */
  readonly typicalWaitSeconds: number | null
}

/** Whether somebody may begin a conversation now, and how long it takes. */
export async function readDesk({ database, clock, sites }: Dependencies, merchantId: string): Promise<Desk> {
  const now = clock.now()
  const chat = (await sites.listCustomerServices(merchantId)).find(({ csType }) => csType === 'LIVECHAT')
  if (chat === undefined) return { state: 'OFF', opensAt: null, waiting: 0, typicalWaitSeconds: null }
  const { timeZone } = await sites.findMerchant(merchantId)
  const { isOpen, opensAt } = openingAt(chat.hours, timeZone, now)
  if (!isOpen) return { state: 'OUT_OF_HOURS', opensAt, waiting: 0, typicalWaitSeconds: null }
  const { query } = database
  const available = await repository.countAvailable(query, merchantId, new Date(now.getTime() - PRESENCE))
  if (available === 0) return { state: 'NOBODY_THERE', opensAt: null, waiting: 0, typicalWaitSeconds: null }
  const waits = await repository.listWaits(query, merchantId, new Date(now.getTime() - WAITS_SINCE), MOST_WAITS)
  return {
    state: 'OPEN',
    opensAt: null,
    waiting: await repository.countWaiting(query, merchantId, new Date(now.getTime() - PRESENCE)),
    typicalWaitSeconds: waits.length < LEAST_WAITS ? null : Math.ceil(middleOf(waits) / SECOND),
  }
}

function middleOf(waits: readonly number[]): number {
  const sorted = waits.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
