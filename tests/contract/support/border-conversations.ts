import { newId } from '../../../server/platform/lib/id.ts'
import type { Owner } from '../../../server/platform/modules/ledger/movement.ts'
import { openRoom } from '../../support/chat.ts'
import type { TestPlatform } from '../../support/platform.ts'

/** What a member and the house said to each other, and what operators keep for it. */
export async function conversationsOf(platform: TestPlatform, owner: Owner) {
  const { context, database } = platform
  const { query } = database
  const { merchantId: merchant_id, memberId: member_id } = owner
  const at = new Date()
  const said = { category: 'OTHER', content: 'Hỏi một chút', source: 'FORM', contact: null, language: null } as const
  const ticket = await database.transaction((tx) => context.tickets.openTicket(tx, { ...owner, ...said }))
  const cannedAnswer = newId()
  await query
    .insertInto('ticket_canned_answers')
    .values({ merchant_id, id: cannedAnswer, language: 'vi', title: 'Chào', content: 'Chào bạn', changed_at: at })
    .execute()
  const customerService = await query
    .selectFrom('customer_services')
    .select('id')
    .where('merchant_id', '=', merchant_id)
    .where('cs_type', '=', 'ZALO')
    .executeTakeFirstOrThrow()
  return {
    ticket: ticket.id,
    cannedAnswer,
    customerService: customerService.id,
    ...(await talkOf(platform, { merchant_id, member_id, at })),
    ...(await roomOf(platform, { merchant_id, member_id, at })),
  }
}

interface Whose {
  readonly merchant_id: string
  readonly member_id: string
  readonly at: Date
}

/** A conversation with customer service in which a picture was shown. */
async function talkOf({ database: { query } }: TestPlatform, { merchant_id, member_id, at }: Whose) {
  const id = newId()
  const moments = { created_at: at, waiting_since: at, last_message_at: at, person_seen_at: at }
  const state = { state: 'WAITING', last_number: 1, last_author: 'PERSON' }
  await query
    .insertInto('support_conversations')
    .values({ merchant_id, id, member_id, language: 'vi', address: '203.0.113.7', ...state, ...moments })
    .execute()
  const message = { merchant_id, conversation_id: id, number: 1 }
  await query
    .insertInto('support_messages')
    .values({ ...message, client_id: newId(), author: 'PERSON', kind: 'PICTURE', content: '', created_at: at })
    .execute()
  await query
    .insertInto('support_pictures')
    .values({ ...message, content_type: 'image/png', bytes: Buffer.from('picture') })
    .execute()
  return { conversation: id }
}

/** A chat room with a message that somebody reported, a word and a mute. */
async function roomOf(platform: TestPlatform, { merchant_id, member_id, at }: Whose) {
  const { query } = platform.database
  const { id: chatRoom } = await openRoom(platform)
  const [chatCase, chatWord, chatMute] = [newId(), newId(), newId()]
  const written = { room_id: chatRoom, sequence: 1, member_id }
  const author = { author_key: '9f86d081884c7d65', author_name: 'Hoa' }
  await query
    .insertInto('chat_messages')
    .values({ merchant_id, ...written, ...author, kind: 'TEXT', client_id: newId(), content: 'Chào', written_at: at })
    .execute()
  await query
    .insertInto('chat_cases')
    .values({ merchant_id, id: chatCase, ...written, state: 'OPEN', opened_at: at })
    .execute()
  await query
    .insertInto('chat_words')
    .values({ merchant_id, id: chatWord, word: 'ranhgioi', written: 'ranh giới', added_by: 'operator', added_at: at })
    .execute()
  const until = new Date(at.getTime() + 3_600_000)
  await query
    .insertInto('chat_mutes')
    .values({ merchant_id, id: chatMute, member_id, reason: 'Quảng cáo', made_by: 'operator', made_at: at, until })
    .execute()
  return { chatRoom, chatCase, chatWord, chatMute }
}
