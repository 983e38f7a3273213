import type { Database } from '../../../server/platform/db/connection.ts'
import { newId } from '../../../server/platform/lib/id.ts'
import type { MoneyCommand } from '../../../server/platform/modules/vendors/orders.ts'
import {
  carryOutBatch,
  creditWin,
  placeBet,
  rollBack,
  type WalletRow,
} from '../../../server/platform/modules/vendors/repository.ts'
import type { TestLedger } from '../../support/ledger.ts'

export interface Seat {
  readonly merchantId: string
  readonly memberId: string
}

interface Circumstances {
  readonly funds: bigint
  readonly lossLimit: bigint | undefined
  /** The greatest stake that his line leaves him. */
  readonly greatest: bigint | undefined
  readonly isLocked: boolean
  readonly gameType: 'RNG' | 'LIVE'
}

/** A member with money who sits in a game of a source, by the token `good <member>`; `expired <member>` was his before. */
export async function openSeat(books: TestLedger, source: string, { funds, ...more }: Circumstances): Promise<Seat> {
  const { database } = books
  const seat = await books.openMember(funds)
  const { merchantId, memberId } = seat
  await database.raw(
    `insert into members (merchant_id, id, account, account_key, type, status, currency, language, referral_code, registered_at, loss_limited)
     values ($1, $2::uuid, $2::uuid::text, $2::uuid::text, 1, $3, 'VND', 'vi', $2::uuid::text, now(), $4)`,
    [merchantId, memberId, more.isLocked ? 'LOCKED' : 'ACTIVE', more.lossLimit !== undefined],
  )
  if (more.lossLimit !== undefined)
    await database.raw(
      `insert into loss_counters (merchant_id, member_id, period, time_zone, ends_at, lost, maximum)
       values ($1, $2, 'DAY', 'UTC', '2026-06-01', 0, $3)`,
      [merchantId, memberId, more.lossLimit],
    )
  if (more.greatest !== undefined)
    await database.raw(
      `insert into line_rules_in_force (merchant_id, member_id, limits) values ($1, $2, jsonb_build_object('VND ' || $4::text, $3::int8))`,
      [merchantId, memberId, more.greatest, more.gameType],
    )
  for (const [kind, expiresAt] of [
    ['good', '2027-01-01'],
    ['expired', '2025-01-01'],
  ])
    await database.raw(
      `insert into game_sessions (token_hash, merchant_id, member_id, id, source, vendor_code, vendor_game_code, game_id, game_type,
         currency, created_at, expires_at)
       values ($1, $2, $3, $4, $5, 'VENDOR', 'game', $6, $8, 'VND', now(), $7::timestamptz)`,
      [`${kind} ${memberId}`, merchantId, memberId, newId(), source, newId(), expiresAt, more.gameType],
    )
  return seat
}

interface Order {
  readonly source: string
  readonly command: MoneyCommand
  readonly tokenHash: string
  readonly at: Date
}

/** An order by the function that knows every rule of its kind. */
export async function carryOutAlone(
  database: Database,
  { source, command, tokenHash, at }: Order,
): Promise<WalletRow | undefined> {
  const made = { source, transferId: newId(), at }
  const [answer] = await (command.kind === 'BET'
    ? placeBet(database, command, { ...made, betId: newId(), tokenHash })
    : command.kind === 'WIN'
      ? creditWin(database, command, made)
      : command.kind === 'ROLLBACK'
        ? rollBack(database, command, made)
        : carryOutBatch(database, command, { source, at, tokenHash, newId }))
  return answer
}

/** What a member's rows are told by, instead of ids that chance made. */
const TRACES = {
  accounts: `select currency, account, balance, version from ledger_accounts where member_id = $1 order by 1, 2`,
  bets: `select transaction_id, round, vendor_code, game_type, currency, is_free, odds, stake, valid_bet, payout, state, balance_before,
      balance_after, placed_at, settled_at from bets where member_id = $1 order by 1`,
  transactions: `select t.transaction_id, t.kind, t.request_hash, t.outcome, t.amount, t.balance_after, t.created_at,
      t.transfer_id is not null as is_moved, b.transaction_id as bet
    from bet_transactions t left join bets b on b.member_id = t.member_id and b.id = t.bet_id where t.member_id = $1 order by 1, 2`,
  transfers: `select t.key, t.request_hash, t.kind, t.phase, t.outcome, t.refusal, t.amount, t.from_account, t.to_account, t.document_kind, t.reason,
      t.created_at, b.transaction_id as bet, r.key as reverses
    from ledger_transfers t left join bets b on b.member_id = t.member_id and b.id::text = t.document_id
      left join ledger_transfers r on r.member_id = t.member_id and r.id = t.reverses
   where t.member_id = $1 and t.kind <> 'OPENING' order by 1`,
  entries: `select t.key, e.leg, e.account, e.amount, e.version, e.balance_after, e.kind
    from ledger_entries e join ledger_transfers t on t.member_id = e.member_id and t.id = e.transfer_id
   where e.member_id = $1 and t.kind <> 'OPENING' order by 1, 2`,
  rounds: `select round from bet_rounds where member_id = $1 order by 1`,
  losses: `select period, lost, ends_at from loss_counters where member_id = $1`,
  signs: `select day, kind, subject, times from protection_markers where member_id = $1 order by 1, 2, 3`,
} as const

/** All that orders left behind, member by member. */
export async function traces(database: Database, seats: readonly Seat[]): Promise<unknown[]> {
  const all: unknown[] = []
  for (const { memberId } of seats) {
    const left: Record<string, unknown> = {}
    for (const [name, statement] of Object.entries(TRACES)) left[name] = await database.raw(statement, [memberId])
    all.push(left)
  }
  return all
}
