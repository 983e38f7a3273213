import type { Transaction } from '../../../db/connection.ts'
import { listPlayed } from '../play-repository.ts'
import { changeFriend, type FriendRow, lockFriend } from '../repository.ts'
import { isStrong } from '../states.ts'
import { findSuspicion } from '../suspicion-repository.ts'
import type { Dependencies } from './dependencies.ts'

const AT_A_TIME = 1_000

/** Finds friends who played what their rule asks, some at a time. Answers how many there were. */
export async function lookAtPlay(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  stopping?: AbortSignal,
): Promise<number> {
  const looked = await listPlayed(database, { limit: AT_A_TIME, at: clock.now() })
  const played = looked.filter(({ has_played }) => has_played)
  for (const { merchant_id, id } of played) {
    if (stopping?.aborted) break
    await database.transaction(async (tx) => {
      const friend = await lockFriend(tx.query, merchant_id, id)
      if (friend?.state === 'DEPOSITED') await markPlayed(tx, friend, clock.now())
    })
  }
  return played.length
}

/** A friend has done his part: what he has in common with who brought him says what becomes of the reward. */
export async function markPlayed(tx: Transaction, friend: FriendRow, now: Date): Promise<FriendRow> {
  const change = (await suspicionChange(tx, friend)) ?? { state: 'PLAYED' as const }
  return changeFriend(tx.query, friend, { ...change, played_at: now })
}

/** What a suspicion makes of a friend's row; undefined without one. What an operator released is held no more for what may be chance. */
export async function suspicionChange(tx: Transaction, friend: FriendRow) {
  const reason = await findSuspicion(tx, friend)
  if (reason === null) return undefined
  if (isStrong(reason)) return { state: 'REFUSED' as const, reason }
  return friend.decided_at === null ? { state: 'HELD' as const, reason } : undefined
}
