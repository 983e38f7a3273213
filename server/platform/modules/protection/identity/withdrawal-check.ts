import type { Transaction } from '../../../db/connection.ts'
import type { SitesService } from '../../sites/service.ts'
import type { MemberKey } from '../dependencies.ts'
import { protectionErrors } from '../errors.ts'
import { findIdentity } from './repository.ts'

/**
 * A check of withdrawals (regulator-rules.md M5): where the merchant asks for it, money leaves only to a member whose
 * identity is verified. An exclusion never stands in the way. Throws IDENTITY_REQUIRED.
 */
export async function checkIdentityForWithdrawal(
  { sites }: { readonly sites: Pick<SitesService, 'findMerchant'> },
  tx: Transaction,
  { merchantId, memberId }: MemberKey,
): Promise<void> {
  const { identityForWithdrawal } = await sites.findMerchant(merchantId)
  if (!identityForWithdrawal) return
  const identity = await findIdentity(tx.query, { merchantId, memberId })
  if (identity?.state !== 'VERIFIED') throw protectionErrors.IDENTITY_REQUIRED()
}
