import type { Static } from 'typebox'
import { formatMoney } from '../../lib/money.ts'
import type { MessageRow } from './repository/messages.ts'
import type { HiddenRow } from './repository/readers.ts'
import type { RoomName, RoomRow } from './repository/rooms.ts'
import type { ChatMessage, ChatRoom, HiddenAuthor, SharedBet } from './schema.ts'
import type { EntryKind, WritingRefusal } from './states.ts'

type Message = Static<typeof ChatMessage>

/** An entry as all members of the brand read it, in any language, so that one telling serves every listener. */
export function presentMessage(row: MessageRow): Message {
  const isRemoved = row.removed_at !== null
  const isSilent = isRemoved || row.kind === 'REMOVAL'
  return {
    sequence: row.sequence,
    kind: row.kind as EntryKind,
    clientId: row.client_id,
    author: isSilent
      ? null
      : { key: row.author_key, name: row.author_name, rank: row.author_rank, avatarUrl: row.author_avatar },
    content: isSilent ? null : row.content,
    bet: isSilent ? null : (row.bet as Static<typeof SharedBet> | null),
    isRemoved,
    removes: row.removes,
    writtenAt: row.written_at.toISOString(),
  }
}

/** A name in the language, or in the first one there is. */
export function roomNameIn(names: unknown, language: string): string {
  const given = names as readonly RoomName[]
  return (given.find((one) => one.language === language) ?? given[0])?.name ?? ''
}

export const presentRoom = (
  row: RoomRow,
  refusal: WritingRefusal | null,
  language: string,
): Static<typeof ChatRoom> => ({
  id: row.id,
  code: row.code,
  name: roomNameIn(row.names, language),
  slowSeconds: row.slow_seconds,
  leastRank: row.least_rank,
  leastDeposits: formatMoney(row.least_deposits),
  refusal,
})

export const presentHidden = ({ author_key, author_name }: HiddenRow): Static<typeof HiddenAuthor> => ({
  key: author_key,
  name: author_name,
})
