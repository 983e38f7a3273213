import type { Database, Transaction } from '../../../db/connection.ts'
import type { MemberKey } from '../dependencies.ts'
import { protectionErrors } from '../errors.ts'

/**
 * Whether a withdrawal waits for the member's identity (regulator-rules.md M5): where the merchant asks for it (LIVE
 * unless set otherwise), money leaves only to a member whose identity is verified.
 */
export async function lacksIdentity(
  connection: Pick<Database | Transaction, 'raw'>,
  { merchantId, memberId }: MemberKey,
): Promise<boolean> {
  const [row] = await connection.raw<{ passes: boolean }>(
    `select not coalesce(identity_for_withdrawal, mode = 'LIVE') or exists (select 1 from identities i
              where i.merchant_id = $1 and i.member_id = $2 and i.state = 'VERIFIED') as passes
       from merchants where id = $1`,
    [merchantId, memberId],
  )
  return row?.passes !== true
}

/** A check of withdrawals; an exclusion never stands in the way. Throws IDENTITY_REQUIRED. */
export async function checkIdentityForWithdrawal(tx: Transaction, member: MemberKey): Promise<void> {
  if (await lacksIdentity(tx, member)) throw protectionErrors.IDENTITY_REQUIRED()
}
