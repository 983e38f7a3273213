import type { Transaction } from '../../../../db/connection.ts'
import { type PageRequest, pageOf } from '../../../../http/paging.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { demand } from '../../../operators/service.ts'
import { supportErrors } from '../../errors.ts'
import * as repository from '../../repository.ts'
import { MOST_MESSAGES } from '../../service/read.ts'
import type { ConversationView } from '../../states.ts'
import { supportRights } from '../policy.ts'
import { findNamed, listNamed, type OperatorConversationRow } from '../repository.ts'

/** Also within a transaction. */
interface Reads {
  readonly database: Pick<Transaction, 'query'>
}

/** Conversations of the brand in view. */
export function listConversations(
  { database }: Reads,
  session: OperatorSession,
  view: ConversationView,
  asked: PageRequest,
) {
  demand(session, supportRights['support.read'])
  return listNamed(database.query, session.merchantId, { view, operatorId: session.operatorId }, pageOf(asked))
}

/** Throws SUPPORT_CONVERSATION_NOT_FOUND, also for another brand's. */
export async function needConversation(
  { database }: Reads,
  { merchantId }: Pick<OperatorSession, 'merchantId'>,
  id: string,
): Promise<OperatorConversationRow> {
  const found = await findNamed(database.query, merchantId, id)
  if (found === undefined) throw supportErrors.SUPPORT_CONVERSATION_NOT_FOUND()
  return found
}

/** One of them with what was said after a number. Throws SUPPORT_CONVERSATION_NOT_FOUND. */
export async function readConversation({ database }: Reads, session: OperatorSession, id: string, after: number) {
  demand(session, supportRights['support.read'])
  const conversation = await needConversation({ database }, session, id)
  return { conversation, messages: await repository.listMessages(database.query, conversation, after, MOST_MESSAGES) }
}

/** Throws SUPPORT_CONVERSATION_NOT_FOUND; undefined where there is no picture under the number. */
export async function readPicture({ database }: Reads, session: OperatorSession, id: string, number: number) {
  demand(session, supportRights['support.read'])
  return repository.findPicture(database.query, await needConversation({ database }, session, id), number)
}
