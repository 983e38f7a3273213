import type { Database, Transaction } from '../../db/connection.ts'
import { HELD } from '../../lib/aside.ts'
import { newId } from '../../lib/id.ts'
import type { Money } from '../../lib/money.ts'
import type { BatchOrder, Player, WalletCommand, WalletResult } from './vendor-adapter.ts'

/** What the functions of orders answer (db/functions/vendors). */
export interface WalletRow {
  readonly outcome: WalletResult
  readonly replayed: boolean
  readonly currency: string | null
  readonly balance: Money | null
  readonly version: bigint | null
}

type CommandOf<Kind extends WalletCommand['kind']> = Extract<WalletCommand, { kind: Kind }>
type MoneyCommand = Exclude<WalletCommand, { kind: 'AUTHENTICATE' | 'BALANCE' }>
type Connection = Pick<Database, 'prepared'>
interface New {
  readonly source: string
  readonly transferId: string
  readonly at: Date
}

/** The hot path: a bet with everything that belongs to it, in one round trip of a named prepared statement. */
export function placeBet(
  connection: Connection,
  command: CommandOf<'BET'>,
  made: New & { betId: string; tokenHash: string },
): Promise<WalletRow[]> {
  return connection.prepared(
    'bet_place',
    'select * from bet_place($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)',
    [
      made.source,
      command.merchantId,
      command.memberId,
      made.tokenHash,
      command.transactionId,
      command.hash,
      command.round,
      command.gameCode,
      command.currency,
      command.amount,
      command.isFree,
      command.roundClosed,
      made.betId,
      made.transferId,
      made.at,
      command.odds,
    ],
  )
}

export function creditWin(connection: Connection, command: CommandOf<'WIN'>, made: New): Promise<WalletRow[]> {
  return connection.prepared('bet_win', 'select * from bet_win($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)', [
    made.source,
    command.merchantId,
    command.memberId,
    command.transactionId,
    command.hash,
    command.referenceId,
    command.round,
    command.currency,
    command.amount,
    command.roundClosed,
    made.transferId,
    made.at,
  ])
}

export function rollBack(connection: Connection, command: CommandOf<'ROLLBACK'>, made: New): Promise<WalletRow[]> {
  return connection.prepared('bet_rollback', 'select * from bet_rollback($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
    made.source,
    command.merchantId,
    command.memberId,
    command.transactionId,
    command.hash,
    command.referenceId,
    command.round,
    made.transferId,
    made.at,
  ])
}

/** All orders of one call of a vendor in one round trip. */
export function carryOutBatch(
  connection: Connection,
  command: CommandOf<'BATCH'>,
  made: { source: string; at: Date; tokenHash: string; newId: () => string },
): Promise<WalletRow[]> {
  const { orders } = command
  return connection.prepared(
    'bet_batch',
    'select * from bet_batch($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)',
    [
      made.source,
      command.merchantId,
      command.memberId,
      made.tokenHash,
      command.round,
      command.gameCode,
      command.currency,
      command.roundClosed,
      orders.map(({ kind }) => kind),
      orders.map(({ transactionId }) => transactionId),
      orders.map(({ hash }) => hash),
      orders.map(({ referenceId }) => referenceId ?? null),
      orders.map(({ amount }) => amount),
      orders.map(() => made.newId()),
      orders.map(() => made.newId()),
      made.at,
    ],
  )
}

/** Orders of several calls in one round trip and one commit, answered in their order; HELD as bet_many.sql says. */
export async function carryOutMany(
  connection: Connection,
  orders: readonly { source: string; command: MoneyCommand; tokenHash: string; at: Date }[],
): Promise<(WalletRow | typeof HELD)[]> {
  const rows = orders.map(({ source, command, tokenHash }) => ({
    kind: command.kind,
    source,
    merchant: command.merchantId,
    member: command.memberId,
    token: tokenHash,
    round: command.round,
    game: command.gameCode,
    closed: command.roundClosed,
    currency: command.kind === 'ROLLBACK' ? undefined : command.currency,
    ...(command.kind === 'BET' && { free: command.isFree, odds: command.odds }),
    ...partsOf(command),
  }))
  const at = orders[0]?.at
  const answers = await connection.prepared<WalletRow | HeldRow>('bet_many', 'select * from bet_many($1, $2)', [
    JSON.stringify(rows),
    at,
  ])
  return answers.map((answer) => (isHeld(answer) ? HELD : answer))
}

interface HeldRow {
  readonly outcome: 'HELD'
}
const isHeld = (row: WalletRow | HeldRow): row is HeldRow => row.outcome === 'HELD'

/** The orders of a call side by side: of all but a BATCH it is one. */
function partsOf(command: MoneyCommand) {
  const orders: readonly BatchOrder[] = command.kind === 'BATCH' ? command.orders : [orderOf(command)]
  return {
    kinds: orders.map(({ kind }) => kind),
    transactions: orders.map(({ transactionId }) => transactionId),
    hashes: orders.map(({ hash }) => hash),
    refs: orders.map(({ referenceId }) => referenceId ?? null),
    amounts: orders.map(({ amount }) => String(amount)),
    bet_ids: orders.map(() => newId()),
    transfer_ids: orders.map(() => newId()),
  }
}

function orderOf(command: Exclude<MoneyCommand, { kind: 'BATCH' }>): BatchOrder {
  const { kind, transactionId, hash } = command
  const referenceId = command.kind === 'BET' ? undefined : command.referenceId
  return { kind, transactionId, hash, referenceId, amount: command.kind === 'ROLLBACK' ? 0n : command.amount }
}

/** Session, player and balance behind a token: one row when the token is that player's. */
export function findPlayer(connection: Connection, player: Player, tokenHash: string) {
  return connection.prepared<{ expires_at: Date; status: string; currency: string; balance: Money }>(
    'game_session_player',
    `select s.expires_at, m.status, s.currency, a.balance
       from game_sessions s
       join members m on m.merchant_id = s.merchant_id and m.id = s.member_id
       join ledger_accounts a on a.merchant_id = s.merchant_id and a.member_id = s.member_id
        and a.currency = s.currency and a.account = 'CASH'
      where s.token_hash = $1 and s.merchant_id = $2 and s.member_id = $3`,
    [tokenHash, player.merchantId, player.memberId],
  )
}

export interface NewSession extends Player {
  readonly id: string
  readonly tokenHash: string
  readonly source: string
  readonly vendorCode: string
  readonly gameCode: string
  readonly gameId: string
  readonly gameType: string
  readonly currency: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

export async function insertSession(query: Transaction['query'], session: NewSession): Promise<void> {
  await query
    .insertInto('game_sessions')
    .values({
      id: session.id,
      token_hash: session.tokenHash,
      merchant_id: session.merchantId,
      member_id: session.memberId,
      source: session.source,
      vendor_code: session.vendorCode,
      vendor_game_code: session.gameCode,
      game_id: session.gameId,
      game_type: session.gameType,
      currency: session.currency,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .execute()
}

export function listWalletVendors(query: Database['query'], merchantId: string) {
  return query
    .selectFrom('vendors')
    .innerJoin('merchant_vendors as offer', (join) =>
      join.onRef('offer.vendor_code', '=', 'vendors.code').on('offer.merchant_id', '=', merchantId),
    )
    .select(['vendors.code', 'vendors.name', 'vendors.wallet_adapter'])
    .where('vendors.wallet_adapter', 'is not', null)
    .orderBy('offer.position')
    .orderBy('vendors.code')
    .execute()
}
