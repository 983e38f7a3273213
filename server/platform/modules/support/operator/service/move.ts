import type { Transaction } from '../../../../db/connection.ts'
import type { By } from '../../../operators/service.ts'
import { supportErrors } from '../../errors.ts'
import { announce, lockOpen, tell } from '../../messages.ts'
import * as repository from '../../repository.ts'
import { end } from '../../service/close.ts'
import { PRESENCE } from '../../service/desk.ts'
import { supportRights } from '../policy.ts'
import { listAvailable, type OperatorConversationRow } from '../repository.ts'
import { demandOwn } from './answer.ts'
import type { SupportOperatorDependencies } from './dependencies.ts'
import { needConversation } from './read.ts'

type Whose = Omit<By, 'reason'>

/**
 * Takes a conversation that waits; taken again by the same operator it stays as it is. Of two who take it at once the second is told who was
 * first. Throws SUPPORT_CONVERSATION_…, SUPPORT_TAKEN.
 */
export const claim = (dependencies: SupportOperatorDependencies, by: Whose, id: string) =>
  move(dependencies, by, { id, verb: 'claim' }, async (tx, conversation, now) => {
    const { operatorId } = by.session
    if (conversation.state === 'ACTIVE') {
      if (conversation.operator_id === operatorId) return
      const { operator_account } = await needConversation({ database: tx }, by.session, id)
      throw supportErrors.SUPPORT_TAKEN({ extras: { operator: operator_account ?? '' } })
    }
    const claimed_at = conversation.claimed_at ?? now
    await repository.update(tx.query, conversation, { state: 'ACTIVE', operator_id: operatorId, claimed_at })
    await tell(tx, conversation, 'JOINED', now)
  })

/**
 * Gives a conversation of one's own to an operator who is available, or (null) back to the queue, where it keeps its place. Throws
 * SUPPORT_CONVERSATION_…, SUPPORT_NOT_YOURS, SUPPORT_OPERATOR_AWAY.
 */
export const handOver = (dependencies: SupportOperatorDependencies, by: Whose, id: string, operatorId: string | null) =>
  move(dependencies, by, { id, verb: 'handOver' }, async (tx, conversation, now) => {
    demandOwn(conversation, by.session)
    if (operatorId === null) {
      await repository.update(tx.query, conversation, { state: 'WAITING', operator_id: null })
      await tell(tx, conversation, 'RETURNED', now)
      return
    }
    const present = await listAvailable(tx.query, by.session.merchantId, new Date(now.getTime() - PRESENCE))
    if (!present.some((one) => one.id === operatorId))
      throw supportErrors.SUPPORT_OPERATOR_AWAY({ field: 'operatorId' })
    await repository.update(tx.query, conversation, { operator_id: operatorId })
    await tell(tx, conversation, 'HANDED_OVER', now)
  })

/** Ends a conversation of one's own. Throws SUPPORT_CONVERSATION_…, SUPPORT_NOT_YOURS. */
export const closeConversation = (dependencies: SupportOperatorDependencies, by: Whose, id: string) =>
  move(dependencies, by, { id, verb: 'close' }, async (tx, conversation, now) => {
    demandOwn(conversation, by.session)
    await end(tx, dependencies.events, conversation, { by: 'OPERATOR', event: 'CLOSED', now })
  })

/** One deed of an operator with a conversation that is held meanwhile, with its entry in the audit log. */
function move(
  { clock, events, operators }: SupportOperatorDependencies,
  by: Whose,
  { id, verb }: { readonly id: string; readonly verb: string },
  work: (tx: Transaction, conversation: repository.ConversationRow, now: Date) => Promise<void>,
): Promise<OperatorConversationRow> {
  const deed = {
    right: supportRights['support.answer'],
    action: `support.${verb}`,
    subjectKind: 'supportChats',
    subjectId: (row: OperatorConversationRow) => row.id,
    present: ({ state, operator_account }: OperatorConversationRow) => ({ state, operator: operator_account }),
  }
  return operators.perform({ ...by, reason: undefined }, deed, async (tx) => {
    const conversation = await lockOpen(tx, { merchant_id: by.session.merchantId, id })
    const before = await needConversation({ database: tx }, by.session, id)
    await work(tx, conversation, clock.now())
    announce(tx, events, conversation)
    return { before, after: await needConversation({ database: tx }, by.session, id) }
  })
}
