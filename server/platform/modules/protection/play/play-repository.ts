import type { Database, Transaction } from '../../../db/connection.ts'
import type { OutcomeOf } from '../../../db/outcomes.ts'
import type { MemberKey } from '../dependencies.ts'
import type { LineLimits } from './line-rules.ts'

type Raw = Pick<Database, 'raw'>

/** What both a database and a transaction read by. */
export type Reading = Pick<Transaction, 'raw' | 'query'>

export interface PlaySession {
  readonly started_at: Date
  readonly last_seen_at: Date
  readonly acknowledged_at: Date
}

/** Whether the member may bet now, what loss limits leave, and what agents above set (bet_permission.sql). */
export async function betPermission(raw: Raw, { merchantId, memberId }: MemberKey, at: Date) {
  const [row] = await raw.raw<{
    refusal: OutcomeOf<'bet_permission'> | null
    loss_rest: bigint | null
    line_limits: LineLimits
  }>('select refusal, loss_rest, line_limits from bet_permission($1, $2, $3)', [merchantId, memberId, at])
  if (row === undefined) throw new Error('bet_permission answered nothing')
  return row
}

/** What lies in the wallets that vendors keep for a member, and what is on its way there or back: no vendor has said where it is. */
export async function sumAtVendors(raw: Raw, { merchantId, memberId }: MemberKey): Promise<bigint> {
  const [row] = await raw.raw<{ total: bigint }>(
    `select (coalesce((select sum(balance) from ledger_accounts
                where merchant_id = $1 and member_id = $2 and account like 'VENDOR:%'), 0)
           + coalesce((select sum(amount) from vendor_transfers
                where merchant_id = $1 and member_id = $2 and state = 'PENDING'), 0))::int8 as total`,
    [merchantId, memberId],
  )
  return row?.total ?? 0n
}

/** Whether a game of some categories is open at a vendor. */
export async function hasOpenGame(
  raw: Raw,
  { merchantId, memberId }: MemberKey,
  { vendorCode, categories }: { readonly vendorCode: string; readonly categories: readonly string[] },
  at: Date,
): Promise<boolean> {
  const rows = await raw.raw(
    `select from game_sessions where merchant_id = $1 and member_id = $2 and vendor_code = $3 and game_type = any($4::text[])
        and expires_at > $5 limit 1`,
    [merchantId, memberId, vendorCode, categories, at],
  )
  return rows.length > 0
}

/** The newest stretch of play of a member. */
export async function findPlaySession(raw: Raw, { merchantId, memberId }: MemberKey) {
  const [row] = await raw.raw<PlaySession>(
    `select started_at, last_seen_at, acknowledged_at from play_sessions
      where merchant_id = $1 and member_id = $2 order by started_at desc limit 1`,
    [merchantId, memberId],
  )
  return row
}

export const insertPlaySession = (query: Transaction['query'], { merchantId, memberId }: MemberKey, at: Date) =>
  query
    .insertInto('play_sessions')
    .values({
      merchant_id: merchantId,
      member_id: memberId,
      started_at: at,
      last_seen_at: at,
      acknowledged_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const updatePlaySession = (
  query: Transaction['query'],
  { merchantId, memberId }: MemberKey,
  startedAt: Date,
  change: { last_seen_at: Date; acknowledged_at?: Date },
) =>
  query
    .updateTable('play_sessions')
    .set(change)
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('started_at', '=', startedAt)
    .execute()

/** Until when a member may not play, and in which currency he does. Throws when there is none. */
export const findPlayer = (query: Transaction['query'], { merchantId, memberId }: MemberKey) =>
  query
    .selectFrom('members')
    .select(['play_blocked_until', 'currency'])
    .where('merchant_id', '=', merchantId)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()

/** Minutes between the reality checks of a member who chose them himself. */
export async function findRealityCheck(
  query: Transaction['query'],
  { merchantId, memberId }: MemberKey,
): Promise<number | undefined> {
  const row = await query
    .selectFrom('protection_settings')
    .select('reality_check_minutes')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.reality_check_minutes ?? undefined
}

export async function writeRealityCheck(
  query: Transaction['query'],
  { merchantId, memberId }: MemberKey,
  minutes: number,
): Promise<void> {
  await query
    .insertInto('protection_settings')
    .values({ merchant_id: merchantId, member_id: memberId, reality_check_minutes: minutes })
    .onConflict((conflict) =>
      conflict.columns(['merchant_id', 'member_id']).doUpdateSet({ reality_check_minutes: minutes }),
    )
    .execute()
}

/** Payouts minus stakes of the bets placed since a moment; what was taken back counts for nothing. */
export async function netPosition(raw: Raw, { merchantId, memberId }: MemberKey, since: Date): Promise<bigint> {
  const [row] = await raw.raw<{ net: bigint }>(
    `select coalesce(sum(payout - stake), 0)::int8 as net from bets
      where merchant_id = $1 and member_id = $2 and placed_at >= $3 and state <> 'VOID'`,
    [merchantId, memberId, since],
  )
  return row?.net ?? 0n
}

/** Whole minutes of play since a moment, each begun minute whole. */
export async function minutesPlayed(raw: Raw, { merchantId, memberId }: MemberKey, since: Date) {
  const [row] = await raw.raw<{ minutes: bigint }>(
    `select coalesce(ceil(sum(extract(epoch from last_seen_at - greatest(started_at, $3))) / 60), 0)::int8 as minutes
       from play_sessions where merchant_id = $1 and member_id = $2 and last_seen_at > $3`,
    [merchantId, memberId, since],
  )
  return row?.minutes ?? 0n
}

/** When the member last placed a bet since a moment. */
export async function lastBet(raw: Raw, { merchantId, memberId }: MemberKey, since: Date): Promise<Date | null> {
  const [row] = await raw.raw<{ at: Date | null }>(
    'select max(placed_at) as at from bets where merchant_id = $1 and member_id = $2 and placed_at >= $3',
    [merchantId, memberId, since],
  )
  return row?.at ?? null
}

/** Game sessions of a member end no later than that: the next bet of an open game is refused then. */
export const shortenGameSessions = (raw: Raw, { merchantId, memberId }: MemberKey, at: Date) =>
  raw.raw('update game_sessions set expires_at = $3 where merchant_id = $1 and member_id = $2 and expires_at > $3', [
    merchantId,
    memberId,
    at,
  ])
