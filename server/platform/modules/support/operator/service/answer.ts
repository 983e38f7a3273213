import type { OperatorSession } from '../../../../http/session.ts'
import type { Picture } from '../../../../http/upload.ts'
import { demand } from '../../../operators/service.ts'
import { supportErrors } from '../../errors.ts'
import { announce, announceTyping, append, lockOpen, type Saying } from '../../messages.ts'
import * as repository from '../../repository.ts'
import { supportRights } from '../policy.ts'
import type { SupportOperatorDependencies } from './dependencies.ts'
import { needConversation } from './read.ts'

/**
 * Says something to the person of a conversation that the operator has. Said again under the same client id it is there once. Throws
 * SUPPORT_CONVERSATION_…, SUPPORT_NOT_YOURS.
 */
export async function say(
  { database, clock, events }: SupportOperatorDependencies,
  session: OperatorSession,
  id: string,
  saying: Pick<Saying, 'clientId' | 'kind' | 'content'> & { readonly picture?: Picture },
): Promise<repository.MessageRow> {
  demand(session, supportRights['support.answer'])
  const found = await needConversation({ database }, session, id)
  return database.transaction(async (tx) => {
    const locked = (await repository.lock(tx.query, found)) ?? found
    const sent = await repository.findSent(tx.query, locked, saying.clientId)
    if (sent?.operator_id === session.operatorId) return sent
    const conversation = await lockOpen(tx, found)
    demandOwn(conversation, session)
    announce(tx, events, conversation)
    const whole = { ...saying, author: 'OPERATOR', operatorId: session.operatorId } as const
    return (await append(tx, conversation, whole, clock.now())).message
  })
}

/** A conversation that the operator has. Throws SUPPORT_CONVERSATION_NOT_FOUND, SUPPORT_NOT_YOURS. */
export async function needOwn(
  { database }: Pick<SupportOperatorDependencies, 'database'>,
  session: OperatorSession,
  id: string,
): Promise<repository.ConversationRow> {
  demand(session, supportRights['support.answer'])
  const conversation = await needConversation({ database }, session, id)
  demandOwn(conversation, session)
  return conversation
}

/** Tells the person that the operator is writing; too often is not told at all. Throws as `needOwn`. */
export async function tellTyping(
  { database, events, limits }: SupportOperatorDependencies,
  session: OperatorSession,
  id: string,
): Promise<void> {
  demand(session, supportRights['support.answer'])
  if (!(await limits.isWithin('supportTyping', session.operatorId))) return
  announceTyping(events, await needOwn({ database }, session, id), 'OPERATOR')
}

/** Throws SUPPORT_NOT_YOURS. */
export function demandOwn(
  { state, operator_id }: Pick<repository.ConversationRow, 'state' | 'operator_id'>,
  { operatorId }: OperatorSession,
): void {
  if (state !== 'ACTIVE' || operator_id !== operatorId) throw supportErrors.SUPPORT_NOT_YOURS()
}
