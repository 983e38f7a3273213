import { isDeepStrictEqual } from 'node:util'
import type { OperatorSession } from '../../../../http/session.ts'
import { type By, demand } from '../../../operators/service.ts'
import { findProposals, isAgreed, lockSettings, type ProposalRow } from '../../../proposals/service.ts'
import { CONTRACT_KINDS, type ContractKind } from '../../pay/terms.ts'
import { findTemplate, findTemplates, saveTemplate } from '../../repository/templates.ts'
import { demandSound } from '../../terms.ts'
import { contractsRights } from '../policy.ts'
import { presentTemplate } from '../presenter.ts'
import type { OperatorDependencies } from '../service.ts'
import { type ContractTemplate, rowOf, templateOf } from '../template.ts'

interface Offered {
  readonly kind: ContractKind
  readonly template: ContractTemplate | undefined
  readonly proposal: ProposalRow | undefined
}

/** What the brand in view offers of each kind, with what waits for a second operator. */
export async function listTemplates(
  { database: { query }, clock }: Pick<OperatorDependencies, 'database' | 'clock'>,
  session: OperatorSession,
): Promise<Offered[]> {
  demand(session, contractsRights['contracts.read'])
  const { merchantId } = session
  const rows = await findTemplates(query, merchantId)
  const proposals = await findProposals(query, [merchantId], 'contractTemplate', CONTRACT_KINDS, clock.now())
  return CONTRACT_KINDS.map((kind) => {
    const row = rows.find((each) => each.kind === kind)
    return {
      kind,
      template: row && templateOf(row),
      proposal: proposals.find(({ subject_id }) => subject_id === kind),
    }
  })
}

const updateDeed = {
  right: contractsRights['contracts.write'],
  action: 'contractTemplates.update',
  subjectKind: 'contractTemplates',
  subjectId: ({ terms }: ContractTemplate) => terms.kind,
  present: presentTemplate,
}

/**
 * Changes what a brand offers of a kind. Any change takes two operators: rates print money, and so does who approves and whose money pays.
 * Throws CONTRACT_TERMS_INVALID and as `isAgreed`.
 */
export async function updateTemplate(
  { clock, operators }: Pick<OperatorDependencies, 'clock' | 'operators'>,
  by: By & { readonly reason: string },
  wanted: ContractTemplate,
): Promise<void> {
  const { session, reason } = by
  const { merchantId } = session
  const { kind } = wanted.terms
  await operators.perform(by, updateDeed, async (tx) => {
    demandSound(wanted.terms)
    await lockSettings(tx, merchantId, 'contractTemplate')
    const row = await findTemplate(tx.query, merchantId, kind)
    const before = row === undefined ? null : templateOf(row)
    // Of many who confirm at once the others find it done, and propose nothing anew.
    if (before !== null && isDeepStrictEqual(presentTemplate(before), presentTemplate(wanted)))
      return { before, after: before }
    const proposal = {
      merchantId,
      kind: 'contractTemplate',
      subjectId: kind,
      wish: presentTemplate(wanted),
      reason,
    } as const
    if (!(await isAgreed(tx, session, proposal, clock.now())))
      return { before, after: wanted, action: 'contractTemplates.propose' }
    await saveTemplate(tx.query, rowOf(merchantId, wanted))
    return { before, after: wanted }
  })
}
