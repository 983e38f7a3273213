import type { Kysely } from 'kysely'
import type { Tables } from '../../../db/tables.ts'
import type { MemberKey } from './members.ts'
import type { WithdrawalRow } from './withdrawals.ts'

type Query = Kysely<Tables>

/** Whether these files are all the member's own uploads. */
export async function ownsFiles(
  query: Query,
  { merchantId, memberId }: MemberKey,
  ids: readonly string[],
): Promise<boolean> {
  const rows = await query
    .selectFrom('content_files')
    .select('id')
    .where('id', 'in', ids)
    .where('merchant_id', '=', merchantId)
    .where('owner_kind', '=', 'MEMBER')
    .where('owner_id', '=', memberId)
    .execute()
  return rows.length === new Set(ids).size
}

export async function insertProofs(
  query: Query,
  { merchant_id, member_id, id }: Pick<WithdrawalRow, 'merchant_id' | 'member_id' | 'id'>,
  files: readonly string[],
  at: Date,
): Promise<void> {
  await query
    .insertInto('withdrawal_proofs')
    .values(files.map((file_id) => ({ merchant_id, member_id, withdrawal_id: id, file_id, at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
