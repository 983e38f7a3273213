import type { Static } from 'typebox'
import type { MessageRow } from './inbox-repository.ts'
import type { MessageKind } from './kinds.ts'
import type { Message } from './schema.ts'

export const presentMessage = (row: MessageRow): Static<typeof Message> => ({
  id: row.id,
  kind: row.kind as MessageKind,
  title: row.title,
  content: row.content,
  path: row.path,
  createdAt: row.created_at.toISOString(),
  readAt: row.read_at?.toISOString() ?? null,
})
