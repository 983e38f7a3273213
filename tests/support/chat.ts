import type { MemberSession } from '../../server/platform/http/session.ts'
import { newId } from '../../server/platform/lib/id.ts'
import { randomAddress, SENVANG, type TestPlatform } from './platform.ts'

interface RoomWish {
  readonly merchantId?: string
  readonly slowSeconds?: number
  readonly leastRank?: number
  readonly leastDeposits?: bigint
  readonly isEnabled?: boolean
}

/** A chat room of its own for a test; answers its id and code. */
export async function openRoom({ database, clock }: TestPlatform, wish: RoomWish = {}) {
  const id = newId()
  const code = `r${id.replaceAll('-', '').slice(-20)}`
  const merchant_id = wish.merchantId ?? SENVANG
  await database.query
    .insertInto('chat_rooms')
    .values({
      merchant_id,
      id,
      code,
      names: JSON.stringify([{ language: 'vi', name: 'Phòng thử' }]),
      slow_seconds: wish.slowSeconds ?? 0,
      least_rank: wish.leastRank ?? 0,
      least_deposits: wish.leastDeposits ?? 0n,
      is_enabled: wish.isEnabled ?? true,
      position: 900,
      changed_at: clock.now(),
    })
    .execute()
  await database.query.insertInto('chat_counters').values({ merchant_id, room_id: id }).execute()
  return { id, code }
}

/** Opens a session of a member without a password, as a hundred members in a test need it; answers its token. */
export async function openSession(
  { database, context }: TestPlatform,
  { merchantId, memberId }: Pick<MemberSession, 'merchantId' | 'memberId'>,
): Promise<string> {
  const owner = { merchantId, memberId, ip: randomAddress(), userAgent: 'test' }
  return (await database.transaction((tx) => context.sessions.open(tx, owner))).token
}
