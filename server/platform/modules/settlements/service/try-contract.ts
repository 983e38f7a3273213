import { httpErrors } from '../../../http/errors.ts'
import type { MemberSession } from '../../../http/session.ts'
import { dateAt } from '../../../lib/local-day.ts'
import { readUplines } from '../../agents/service.ts'
import {
  type ContractsService,
  type ContractTerms,
  contractsErrors,
  demandSound,
  termsOfVersion,
} from '../../contracts/service.ts'
import { settlementsPolicy } from '../policy.ts'
import type { Dependencies } from './dependencies.ts'
import { type TriedWindow, tryTerms } from './what-if.ts'

/** A contract that is there, or terms for somebody directly below. */
export type TriedTerms = { readonly contractId: string } | { readonly payeeId: string; readonly terms: ContractTerms }

/**
 * Tries the terms of a contract, for either side of it, or terms for a direct downline before they are proposed. Says whether it is the
 * payer who tries. A subaccount that does not read what its agent earns tries what downlines do alone. Throws SUBACCOUNT_FORBIDDEN, CONTRACT_NOT_FOUND, CONTRACT_PAYEE_UNKNOWN, CONTRACT_TERMS_INVALID.
 */
export async function tryContract(
  dependencies: Dependencies,
  contracts: Pick<ContractsService, 'find'>,
  session: MemberSession,
  tried: TriedTerms,
): Promise<{ windows: TriedWindow[]; isPayer: boolean }> {
  const { merchantId, memberId, currency } = session
  if ('contractId' in tried) {
    const contract = await contracts.find(session, tried.contractId)
    const { payee_id: payeeId, payer_id: payerId } = contract
    if (payeeId === memberId && !settlementsPolicy['pay.read'](session)) throw httpErrors.SUBACCOUNT_FORBIDDEN()
    const terms = termsOfVersion(contract, contract.proposed_version ?? contract.version)
    const windows = await tryTerms(dependencies, { merchantId, payeeId, payerId, currency, terms })
    return { windows, isPayer: payerId === memberId }
  }
  const { payeeId, terms } = tried
  demandSound(terms)
  const { timeZone } = await dependencies.sites.findMerchant(merchantId)
  const today = dateAt(dependencies.clock.now(), timeZone)
  const [place] = await readUplines(dependencies.database, merchantId, [payeeId], today)
  if (place?.uplineId !== memberId) throw contractsErrors.CONTRACT_PAYEE_UNKNOWN({ field: 'payeeId' })
  const windows = await tryTerms(dependencies, { merchantId, payeeId, payerId: memberId, currency, terms })
  return { windows, isPayer: true }
}
