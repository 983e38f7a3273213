import { type PageRequest, pageOf } from '../../../../http/paging.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { type By, demand } from '../../../operators/service.ts'
import { paymentsErrors } from '../../errors.ts'
import { type BlockRow, findBlock, findBlocks, writeBlock } from '../../repository/blocks.ts'
import { paymentsRights } from '../policy.ts'
import { presentBlock } from '../presenter.ts'
import type { OperatorDependencies } from './dependencies.ts'

/** A page of the members whose deposits are blocked now. */
export async function listBlocks(
  { database, clock }: OperatorDependencies,
  session: OperatorSession,
  page: PageRequest,
) {
  demand(session, paymentsRights['depositBlocks.read'])
  return findBlocks(database.query, session.merchantId, clock.now(), pageOf(page))
}

/** Lets a member deposit again; answers the block that was, with the member's account. Throws BLOCK_NOT_FOUND. */
export async function liftBlock(
  { database, clock, operators }: OperatorDependencies,
  by: By,
  memberId: string,
): Promise<{ block: BlockRow; account: string }> {
  const right = paymentsRights['depositBlocks.change']
  demand(by.session, right)
  const { merchantId } = by.session
  const { rows } = await findBlocks(database.query, merchantId, clock.now(), { limit: 1, offset: 0, memberId })
  const [known] = rows
  if (known === undefined) throw paymentsErrors.BLOCK_NOT_FOUND()
  const { account } = known
  const deed = {
    right,
    action: 'depositBlocks.delete',
    subjectKind: 'depositBlocks',
    subjectId: () => memberId,
    present: (row: BlockRow) => presentBlock(row, account),
  }
  const block = await operators.perform(by, deed, async (tx) => {
    const before = await findBlock(tx.query, { merchantId, memberId })
    if (before === undefined || before.lifted_at !== null) throw paymentsErrors.BLOCK_NOT_FOUND()
    const after = { ...before, lifted_at: clock.now() }
    await writeBlock(tx.query, after)
    return { before, after }
  })
  return { block, account }
}
