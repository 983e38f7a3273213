import type { Transaction } from '../../../db/connection.ts'
import { type LevelRise, listRises } from '../repository/rises.ts'

/**
 * What the levels that some members had at a moment add to their rebates, in 1/10 000 of the valid bet. Levels say what they add now; who had
 * none is left out.
 */
export async function listRebateRises(
  { raw }: Pick<Transaction, 'raw'>,
  merchantId: string,
  memberIds: readonly string[],
  at: Date,
): Promise<Map<string, LevelRise>> {
  const rows = await listRises(raw, merchantId, memberIds, at)
  return new Map(rows.map((row) => [row.member_id, row]))
}
