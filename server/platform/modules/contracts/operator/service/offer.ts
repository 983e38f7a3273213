import type { By, Changed } from '../../../operators/service.ts'
import { findProposal, isAgreed, lockSettings, type ProposalRow } from '../../../proposals/service.ts'
import { contractsErrors } from '../../errors.ts'
import { findIdOfAccount } from '../../repository/members.ts'
import { findTemplate } from '../../repository/templates.ts'
import { readMoment } from '../../service/dependencies.ts'
import { demandOfferable, isOffered, writeOffer } from '../../service/propose.ts'
import type { ContractTerms } from '../../terms.ts'
import { contractsRights } from '../policy.ts'
import { presentTerms } from '../presenter.ts'
import type { OperatorDependencies } from '../service.ts'
import { isWithin, templateOf } from '../template.ts'
import { platformOf } from './decide.ts'

/** What an operator offers to whom. */
export interface PlatformOffer {
  /** The account of an agent with nobody above. */
  readonly account: string
  readonly terms: ContractTerms
}

/** An offer as the audit log keeps it. */
interface AuditedOffer extends PlatformOffer {
  /** The contract; null while a second operator is waited for. */
  readonly contractId: string | null
  readonly payeeId: string
}

const offerDeed = {
  right: contractsRights['contracts.write'],
  action: 'contracts.offer',
  subjectKind: 'contracts',
  subjectId: ({ contractId, payeeId }: AuditedOffer) => contractId ?? payeeId,
  present: ({ account, payeeId, terms }: AuditedOffer) => ({ account, payeeId, ...presentTerms(terms) }),
}

/**
 * Proposes a contract for the platform, or other terms for one, to an agent with nobody above. Terms that promise more than the brand
 * offers take two operators: until the second one sends the same, there is the proposal alone. Throws as `propose` and as `isAgreed`.
 */
export async function offerForPlatform(
  dependencies: OperatorDependencies,
  by: By & { readonly reason: string },
  offer: PlatformOffer,
): Promise<{ readonly contractId: string | null; readonly proposal: ProposalRow | undefined }> {
  const { session, reason } = by
  const { merchantId } = session
  const { terms, account } = offer
  const when = await readMoment(dependencies, merchantId)
  const payer = platformOf(by)
  const { contractId, payeeId } = await dependencies.operators.perform(
    by,
    offerDeed,
    async (tx): Promise<Changed<AuditedOffer>> => {
      const payee = await findIdOfAccount(tx.query, merchantId, account)
      if (payee === undefined) throw contractsErrors.CONTRACT_PAYEE_UNKNOWN({ field: 'account' })
      await lockSettings(tx, merchantId, 'contractOffer')
      await demandOfferable(tx, when, payer, { payeeId: payee, terms })
      const template = await findTemplate(tx.query, merchantId, terms.kind)
      const proposal = {
        merchantId,
        kind: 'contractOffer',
        subjectId: subjectOf(payee, terms),
        wish: { account, ...presentTerms(terms) },
        reason,
      } as const
      // What is offered already is so for whoever sends it once more, and waits for nobody.
      const mayBeMade =
        isWithin(terms, template && templateOf(template)) ||
        (await isOffered(tx, payer, { payeeId: payee, terms })) ||
        (await isAgreed(tx, session, proposal, when.at))
      if (!mayBeMade)
        return {
          before: null,
          after: { ...offer, contractId: null, payeeId: payee },
          action: 'contracts.proposeOffer',
        }
      const { id } = await writeOffer(tx, when, payer, { payeeId: payee, terms })
      return { before: null, after: { ...offer, contractId: id, payeeId: payee } }
    },
  )
  const about = { merchantId, kind: 'contractOffer', subjectId: subjectOf(payeeId, terms) } as const
  return { contractId, proposal: await findProposal(dependencies.database.query, about, when.at) }
}

const subjectOf = (payeeId: string, { kind }: ContractTerms): string => `${payeeId}:${kind}`
