import type { Transaction } from '../../../../db/connection.ts'
import type { By } from '../../../operators/service.ts'
import { isAgreed, lockSettings } from '../../../proposals/service.ts'
import { contractsErrors } from '../../errors.ts'
import type { ContractKind } from '../../pay/terms.ts'
import { type ContractRow, findContract, findVersion } from '../../repository/contracts.ts'
import { findTemplate } from '../../repository/templates.ts'
import { acceptIn } from '../../service/accept.ts'
import { type Moment, readMoment } from '../../service/dependencies.ts'
import { lockOwn } from '../../service/lock.ts'
import { rejectIn } from '../../service/reject.ts'
import { terminateIn } from '../../service/terminate.ts'
import { termsOf } from '../../terms.ts'
import { contractsRights } from '../policy.ts'
import { presentAudited } from '../presenter.ts'
import type { OperatorDependencies } from '../service.ts'
import { isWithin, templateOf } from '../template.ts'

type Reasoned = By & { readonly reason: string }

const deedOf = (verb: string) => ({
  right: contractsRights['contracts.write'],
  action: `contracts.${verb}`,
  subjectKind: 'contracts',
  subjectId: ({ id }: ContractRow) => id,
  present: presentAudited,
})

/** The platform, for which an operator acts. */
export const platformOf = ({ session: { merchantId, account } }: By) => ({ merchantId, memberId: null, account })

/** Only contracts that the platform pays are its own; of others operators read alone. */
async function findOwn(tx: Transaction, merchantId: string, id: string): Promise<ContractRow> {
  const contract = await findContract(tx.query, merchantId, id)
  if (contract === undefined) throw contractsErrors.CONTRACT_NOT_FOUND()
  if (contract.payer_id !== null) throw contractsErrors.CONTRACT_NOT_PLATFORMS()
  return contract
}

interface Signature {
  readonly contractId: string
  /** The version that was read. */
  readonly version: number
  /** Whether contracts below may end with it. */
  readonly isConfirmed: boolean
}

/**
 * Signs for the platform what an agent asks for, or agrees that the contract ends. Terms that promise more than the brand offers take two
 * operators. Throws CONTRACT_NOT_PLATFORMS, as `accept`, and as `isAgreed`.
 */
export async function signForPlatform(
  dependencies: OperatorDependencies,
  by: Reasoned,
  signature: Signature,
): Promise<void> {
  const { merchantId } = by.session
  const when = await readMoment(dependencies, merchantId)
  await dependencies.operators.perform(by, deedOf('sign'), async (tx) => {
    await lockSettings(tx, merchantId, 'contractSigning')
    await findOwn(tx, merchantId, signature.contractId)
    // Judged as it is signed: terms that an agent proposes at this moment would else be taken for none, and signed by one operator alone.
    const { contract: before } = await lockOwn(tx, platformOf(by), signature.contractId)
    if (!(await mayBeSigned(tx, by, before, when))) return { before, after: before, action: 'contracts.proposeSigning' }
    return { before, after: await acceptIn(tx, when, platformOf(by), signature) }
  })

  async function mayBeSigned(tx: Transaction, who: Reasoned, contract: ContractRow, { at }: Moment): Promise<boolean> {
    const { proposed_version, awaits } = contract
    // What is no signature, or cannot be one, is said by `acceptIn`.
    if (proposed_version !== signature.version || awaits !== 'PAYER') return true
    const template = await findTemplate(tx.query, merchantId, contract.kind as ContractKind)
    const terms = termsOf(contract, await findVersion(tx.query, contract, proposed_version))
    if (isWithin(terms, template && templateOf(template))) return true
    const wish = { version: proposed_version }
    const proposal = { merchantId, kind: 'contractSigning', subjectId: contract.id, wish, reason: who.reason } as const
    return isAgreed(tx, who.session, proposal, at)
  }
}

/** Refuses what an agent wants of the platform, or takes back what the platform wanted. Throws CONTRACT_NOT_PLATFORMS and as `reject`. */
export async function refuseForPlatform(dependencies: OperatorDependencies, by: Reasoned, id: string): Promise<void> {
  const { merchantId } = by.session
  const when = await readMoment(dependencies, merchantId)
  await dependencies.operators.perform(by, deedOf('refuse'), async (tx) => {
    await lockSettings(tx, merchantId, 'contractSigning')
    const before = await findOwn(tx, merchantId, id)
    const after = await rejectIn(tx, when, platformOf(by), { contractId: id })
    return { before, after }
  })
}

/** Asks an agent to let a contract of the platform end. Throws CONTRACT_NOT_PLATFORMS and as `terminate`. */
export async function endForPlatform(dependencies: OperatorDependencies, by: Reasoned, id: string): Promise<void> {
  const when = await readMoment(dependencies, by.session.merchantId)
  await dependencies.operators.perform(by, deedOf('end'), async (tx) => {
    const before = await findOwn(tx, by.session.merchantId, id)
    return { before, after: await terminateIn(tx, when, platformOf(by), { contractId: id }) }
  })
}
