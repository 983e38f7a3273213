import type { Static } from 'typebox'
import type { DisputeRow } from './repository.ts'
import type { Dispute } from './schema.ts'

type Shape = Static<typeof Dispute>

export const presentDispute = (row: DisputeRow): Shape => ({
  id: row.id,
  earningId: row.earning_id,
  reason: row.reason as Shape['reason'],
  content: row.content,
  state: row.state as Shape['state'],
  answer: row.answer,
  createdAt: row.created_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
})
