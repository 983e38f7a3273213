import type { Database, Transaction } from '../../server/platform/db/connection.ts'
import { newId } from '../../server/platform/lib/id.ts'
import type { Owner } from '../../server/platform/modules/ledger/movement.ts'

export interface TestBet {
  readonly gameType?: string
  readonly vendor?: string
  readonly stake: bigint
  /** Decimal, in 1/10 000. */
  readonly odds?: number
  readonly validBet?: bigint
  readonly payout?: bigint
  readonly state?: 'OPEN' | 'SETTLED' | 'VOID'
  readonly placedAt?: Date
}

/** Writes a bet as the bet functions leave it, without its money: for what only reads bets. */
export async function writeBet(
  { query }: Pick<Transaction | Database, 'query'>,
  owner: Owner,
  bet: TestBet,
): Promise<string> {
  const id = newId()
  const placedAt = bet.placedAt ?? new Date()
  await query
    .insertInto('bets')
    .values({
      merchant_id: owner.merchantId,
      member_id: owner.memberId,
      id,
      source: 'test',
      transaction_id: id,
      round: id,
      vendor_code: bet.vendor ?? 'JL',
      game_id: '00000000-0000-0000-0000-000000000000',
      game_type: bet.gameType ?? 'RNG',
      session_id: id,
      currency: 'VND',
      is_free: false,
      stake: bet.stake,
      odds: bet.odds ?? null,
      valid_bet: bet.validBet ?? (bet.state === 'OPEN' ? 0n : bet.stake),
      payout: bet.payout ?? 0n,
      state: bet.state ?? 'SETTLED',
      balance_before: 0n,
      balance_after: 0n,
      placed_at: placedAt,
      settled_at: bet.state === 'OPEN' ? null : placedAt,
    })
    .execute()
  return id
}

/** Settles a bet (again) with what counts, or takes it back with nothing. */
export async function decideBet(
  { query }: Pick<Transaction | Database, 'query'>,
  { merchantId, memberId }: Owner,
  id: string,
  change: { state: 'SETTLED' | 'VOID'; validBet: bigint; payout?: bigint },
): Promise<void> {
  await query
    .updateTable('bets')
    .set({
      state: change.state,
      valid_bet: change.validBet,
      settled_at: new Date(),
      ...(change.payout === undefined ? {} : { payout: change.payout }),
    })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}
