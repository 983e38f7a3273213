import type { Static } from 'typebox'
import type { OperatorSession } from '../../../http/session.ts'
import { presentDesk, presentMessage, presentState } from '../presenter.ts'
import type { MessageRow } from '../repository.ts'
import type { OperatorConversationRow } from './repository.ts'
import type { OperatorSupportConversation, OperatorSupportMessage, SupportPresence } from './schema.ts'
import type { readPresence } from './service/presence.ts'

type Conversation = Static<typeof OperatorSupportConversation>

export const presentOperatorConversation = (
  row: OperatorConversationRow,
  { operatorId }: OperatorSession,
): Conversation => ({
  ...presentState(row),
  memberId: row.member_id,
  account: row.account,
  language: row.language,
  contact: row.contact,
  address: row.address,
  country: row.country,
  claimedBy: row.operator_account,
  isMine: row.state === 'ACTIVE' && row.operator_id === operatorId,
  waitingSince: row.waiting_since.toISOString(),
  claimedAt: row.claimed_at?.toISOString() ?? null,
  closedBy: row.closed_by as Conversation['closedBy'],
  lastAt: row.last_message_at.toISOString(),
  lastAuthor: row.last_author as Conversation['lastAuthor'],
  lastText: row.last_text,
  personSeenAt: row.person_seen_at.toISOString(),
  ticketId: row.ticket_id,
})

export const presentOperatorMessage = (
  row: MessageRow & { readonly operator_account?: string | null },
): Static<typeof OperatorSupportMessage> => ({ ...presentMessage(row), writtenBy: row.operator_account ?? null })

export const presentPresence = ({
  desk,
  ...presence
}: Awaited<ReturnType<typeof readPresence>>): Static<typeof SupportPresence> => ({
  ...presence,
  desk: presentDesk(desk),
})
