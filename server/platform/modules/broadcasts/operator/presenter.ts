import type { Static } from 'typebox'
import { revisionOf } from '../../../lib/revision.ts'
import type { BroadcastDraft } from '../draft.ts'
import type { BroadcastRow } from '../repository.ts'
import type { BroadcastState } from '../states.ts'
import type { Broadcast } from './schema.ts'
import { needsCount } from './service/send.ts'

export const presentBroadcast = (row: BroadcastRow): Static<typeof Broadcast> => ({
  id: row.id,
  state: row.state as BroadcastState,
  draft: row.draft as BroadcastDraft,
  revision: revisionOf(row.draft),
  reach: row.reach,
  counting: row.count_asked_at === null ? null : { lookedAt: row.count_looked_at, of: row.count_of },
  needsCount: needsCount(row),
  delivered: row.delivered,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
  changedAt: row.changed_at.toISOString(),
  sentBy: row.sent_by,
  scheduledAt: row.scheduled_at?.toISOString() ?? null,
  startedAt: row.started_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
})
