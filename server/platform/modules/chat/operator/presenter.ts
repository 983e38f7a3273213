import type { Static } from 'typebox'
import { formatMoney } from '../../../lib/money.ts'
import { roomNameIn } from '../presenter.ts'
import type { RoomName } from '../repository/rooms.ts'
import type { CaseState, ReportReason } from '../states.ts'
import type { ReportRow, WrittenRow } from './repository/cases.ts'
import type { MuteRow } from './repository/mutes.ts'
import type { CountedRoom, WordRow } from './repository/rooms.ts'
import type {
  ChatCase,
  ChatCaseWhole,
  ChatReport,
  ChatWord,
  OperatorChatMessage,
  OperatorChatMute,
  OperatorChatRoom,
} from './schema.ts'
import type { CaseView, WholeCase } from './service/cases.ts'

export const presentOperatorRoom = (row: CountedRoom): Static<typeof OperatorChatRoom> => ({
  id: row.id,
  code: row.code,
  names: (row.names as RoomName[]).map(({ language, name }) => ({ language, name })),
  language: row.language,
  leastRank: row.least_rank,
  leastDeposits: formatMoney(row.least_deposits),
  slowSeconds: row.slow_seconds,
  isEnabled: row.is_enabled,
  position: row.position,
  lastSequence: row.last_sequence,
  changedAt: row.changed_at.toISOString(),
})

export const presentWord = (row: WordRow): Static<typeof ChatWord> => ({
  id: row.id,
  word: row.written,
  compared: row.word,
  addedBy: row.added_by,
  addedAt: row.added_at.toISOString(),
})

type Message = Static<typeof OperatorChatMessage>

export const presentOperatorMessage = (row: WrittenRow): Message => ({
  sequence: row.sequence,
  kind: row.kind as Message['kind'],
  memberId: row.member_id,
  account: row.account,
  authorName: row.author_name,
  content: row.content,
  bet: row.bet as Message['bet'],
  removedBy: row.removed_by,
  removedAt: row.removed_at?.toISOString() ?? null,
  writtenAt: row.written_at.toISOString(),
})

const presentReport = (row: ReportRow): Static<typeof ChatReport> => ({
  memberId: row.member_id,
  account: row.account,
  reason: row.reason as ReportReason,
  reportedAt: row.reported_at.toISOString(),
})

export const presentMute = (row: MuteRow): Static<typeof OperatorChatMute> => ({
  id: row.id,
  memberId: row.member_id,
  account: row.account,
  reason: row.reason,
  madeBy: row.made_by,
  madeAt: row.made_at.toISOString(),
  until: row.until.toISOString(),
  endedBy: row.ended_by,
  endedAt: row.ended_at?.toISOString() ?? null,
})

/** Rooms bear the name that they have in the brand's own language: operators of any language know them by it. */
export const presentCase = ({ row, room, message }: CaseView, language: string): Static<typeof ChatCase> => ({
  id: row.id,
  state: row.state as CaseState,
  roomId: row.room_id,
  roomName: roomNameIn(room.names, language),
  reports: row.reports,
  message: presentOperatorMessage(message),
  openedAt: row.opened_at.toISOString(),
  claimedBy: row.claimed_by,
  decidedBy: row.decided_by,
  decidedAt: row.decided_at?.toISOString() ?? null,
})

export const presentWholeCase = (view: WholeCase, language: string): Static<typeof ChatCaseWhole> => ({
  ...presentCase(view, language),
  reporters: view.reports.map(presentReport),
  context: view.context.map(presentOperatorMessage),
  mute: view.mute === undefined ? null : presentMute(view.mute),
})
