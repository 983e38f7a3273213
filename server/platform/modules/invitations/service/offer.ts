import type { Transaction } from '../../../db/connection.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { isAgent } from '../../../lib/account-types.ts'
import { Failure } from '../../../lib/failure.ts'
import type { ContractKind } from '../../contracts/service.ts'
import type { Dependencies } from './dependencies.ts'

export const OFFER_CONTRACT = 'offer-contract'

/** A contract that waits to be proposed to who came. */
export interface WaitingOffer {
  readonly merchantId: string
  readonly agentId: string
  readonly memberId: string
  readonly kind: ContractKind
  /** In 1/1 000 000. */
  readonly rate: number
}

/** Has the contract proposed once the account is there, if and only if the transaction commits. */
export const sendOffer = (jobs: Pick<Jobs, 'send'>, tx: Transaction, offer: WaitingOffer): Promise<void> =>
  jobs.send(OFFER_CONTRACT, offer, { tx })

/**
 * Proposes to who came what the agent offered. It follows the registration, which never fails because of it: what the agent cannot pay any
 * more is not proposed. Done again it is the same proposal.
 */
export async function offer(
  { contracts, logger, members }: Dependencies,
  { merchantId, agentId, memberId, kind, rate }: WaitingOffer,
): Promise<void> {
  const [agent, member] = await Promise.all([members.find(merchantId, agentId), members.find(merchantId, memberId)])
  if (agent === undefined || member === undefined) throw new Error('Who came, or whose line it was, does not exist')
  const payer = { merchantId, memberId: agentId, account: agent.account }
  const isToAgent = isAgent({ accountType: member.type })
  try {
    const terms = await contracts.offerTerms(payer, { kind, rate: BigInt(rate), isToAgent })
    await contracts.propose(payer, { payeeId: memberId, terms })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    logger.info({ merchantId, agentId, memberId, kind, code: error.code }, 'an offered contract is not proposed')
  }
}
