import { loadWords } from '../../../../lib/words.ts'
import type { By } from '../../../operators/service.ts'
import { LONGEST_FIRST_TEXT, type TicketCategory, type TicketWish } from '../../../tickets/service.ts'
import { supportErrors } from '../../errors.ts'
import * as repository from '../../repository.ts'
import { MOST_MESSAGES } from '../../service/read.ts'
import { supportRights } from '../policy.ts'
import type { OperatorConversationRow } from '../repository.ts'
import { demandOwn } from './answer.ts'
import type { SupportOperatorDependencies } from './dependencies.ts'
import { needConversation } from './read.ts'

type Said = Awaited<ReturnType<typeof repository.listMessages>>[number]

const words = loadWords('support')

/**
 * Makes a ticket of a conversation of one's own, or of one that is over: the first words are the ticket's, and the last of what was said
 * goes with it. Made again, also by another operator, it is the ticket that there is. Throws SUPPORT_CONVERSATION_NOT_FOUND,
 * SUPPORT_NOT_YOURS.
 */
export function makeTicket(
  { operators, tickets }: SupportOperatorDependencies,
  by: Omit<By, 'reason'>,
  id: string,
  category: TicketCategory,
): Promise<OperatorConversationRow> {
  const { session } = by
  const deed = {
    right: supportRights['support.answer'],
    action: 'support.makeTicket',
    subjectKind: 'supportChats',
    subjectId: (row: OperatorConversationRow) => row.id,
    present: ({ ticket_id }: OperatorConversationRow) => ({ ticket: ticket_id }),
  }
  return operators.perform({ ...by, reason: undefined }, deed, async (tx) => {
    const conversation = await repository.lock(tx.query, { merchant_id: session.merchantId, id })
    if (conversation === undefined) throw supportErrors.SUPPORT_CONVERSATION_NOT_FOUND()
    const before = await needConversation({ database: tx }, session, id)
    if (conversation.ticket_id !== null) return { before, after: before }
    if (conversation.state !== 'CLOSED') demandOwn(conversation, session)
    const first = await repository.listMessages(tx.query, conversation, 0, 1)
    const last = await repository.listMessages(
      tx.query,
      conversation,
      Math.max(0, conversation.last_number - MOST_MESSAGES),
      MOST_MESSAGES,
    )
    const ticket = await tickets.openTicket(tx, {
      merchantId: session.merchantId,
      memberId: conversation.member_id,
      category,
      content: [...(first[0]?.content ?? '')].slice(0, LONGEST_FIRST_TEXT).join(''),
      source: 'CHAT',
      contact: conversation.contact,
      language: conversation.member_id === null ? conversation.language : null,
      transcript: transcriptOf(last, before),
    })
    await repository.update(tx.query, conversation, { ticket_id: ticket.id })
    return { before, after: await needConversation({ database: tx }, session, id) }
  })
}

/** What the two said; of a picture, that there was one. */
function transcriptOf(
  messages: readonly Said[],
  { account, language }: OperatorConversationRow,
): TicketWish['transcript'] {
  return messages.flatMap(({ author, kind, content, created_at, operator_account }) => {
    if (author === 'HOUSE') return []
    const isOperator = author === 'OPERATOR'
    return [
      {
        at: created_at,
        by: isOperator ? ('OPERATOR' as const) : ('PERSON' as const),
        name: (isOperator ? operator_account : account) ?? '',
        text: kind === 'PICTURE' ? (words.say('transcript.picture', language) ?? kind) : content,
      },
    ]
  })
}
