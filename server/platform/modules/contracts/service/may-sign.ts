import type { Transaction } from '../../../db/connection.ts'
import { isAgent } from '../../../lib/account-types.ts'
import { contractsErrors } from '../errors.ts'
import type { ContractKind } from '../pay/terms.ts'
import type { Payee } from '../repository/members.ts'
import { findTemplate } from '../repository/templates.ts'

/** Agents sign, and members where the brand makes agents of them by it. Throws CONTRACT_NEEDS_AGENT. */
export async function demandMaySign(
  tx: Transaction,
  merchantId: string,
  { type }: Payee,
  kind: ContractKind,
): Promise<void> {
  if (isAgent({ accountType: type })) return
  const template = await findTemplate(tx.query, merchantId, kind)
  if (!template?.makes_agents) throw contractsErrors.CONTRACT_NEEDS_AGENT()
}
