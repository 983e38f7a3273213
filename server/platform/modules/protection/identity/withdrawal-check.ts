import type { Transaction } from '../../../db/connection.ts'
import type { MemberKey } from '../dependencies.ts'
import { protectionErrors } from '../errors.ts'

/**
 * A check of withdrawals (regulator-rules.md M5): where the merchant asks for it (LIVE unless set otherwise), money
 * leaves only to a member whose identity is verified. An exclusion never stands in the way. Throws IDENTITY_REQUIRED.
 */
export async function checkIdentityForWithdrawal(tx: Transaction, { merchantId, memberId }: MemberKey): Promise<void> {
  const [row] = await tx.raw<{ passes: boolean }>(
    `select not coalesce(identity_for_withdrawal, mode = 'LIVE') or exists (select 1 from identities i
              where i.merchant_id = $1 and i.member_id = $2 and i.state = 'VERIFIED') as passes
       from merchants where id = $1`,
    [merchantId, memberId],
  )
  if (row?.passes !== true) throw protectionErrors.IDENTITY_REQUIRED()
}
