import type { Static } from 'typebox'
import type { TicketRules as Rules } from '../deadlines.ts'
import { presentMessage, presentTicket } from '../presenter.ts'
import type { CannedAnswerRow, OperatorTicketRow } from './repository.ts'
import type { CannedAnswer, OperatorTicket, TicketRules } from './schema.ts'
import type { OperatorTicketView } from './service/read.ts'

type Shape = Static<typeof OperatorTicket>

const MINUTE = 60_000

/** A ticket without its conversation, as the queue and the register have it. */
export const presentOperatorTicket = (row: OperatorTicketRow): Shape => ({
  ...presentTicket(row),
  source: row.source as Shape['source'],
  memberId: row.member_id,
  account: row.account,
  contact: row.contact,
  claimedBy: row.operator,
  resolutionDueAt: row.resolution_due_at.toISOString(),
  escalatedAt: row.escalated_at?.toISOString() ?? null,
  answeredAfterMinutes: minutesAfter(row.created_at, row.answered_at),
  resolvedAfterMinutes: minutesAfter(row.created_at, row.closed_at),
})

export const presentOperatorConversation = ({ row, messages }: OperatorTicketView): Shape => ({
  ...presentOperatorTicket(row),
  messages: messages.map((message) => presentMessage(message, { withNames: true })),
})

/** How long something took, in whole minutes; null until then. */
export const minutesAfter = (start: Date, end: Date | null): number | null =>
  end === null ? null : Math.round((end.getTime() - start.getTime()) / MINUTE)

export const presentTicketRules = (id: string, { deadlines, silenceDays }: Rules): Static<typeof TicketRules> => ({
  id,
  deadlines: [...deadlines],
  silenceDays,
})

export const presentCannedAnswer = (row: CannedAnswerRow): Static<typeof CannedAnswer> => ({
  id: row.id,
  language: row.language,
  title: row.title,
  content: row.content,
  changedAt: row.changed_at.toISOString(),
})
