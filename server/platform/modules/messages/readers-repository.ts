import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { Standing } from '../../lib/open-to-play.ts'
import type { Owner } from './inbox-repository.ts'
import type { MessageChannel } from './kinds.ts'

type Query = Kysely<Tables>

/** Who is told: the language, whether offers may reach him, how he is reached, and the words that his brand chose for the event. */
export interface ReaderRow extends Standing {
  readonly account: string
  readonly language: string
  /** Name of the brand: read here, since what a brand is otherwise comes by a way of its own, which a transaction may not take. */
  readonly brand: string
  /** Proved to be the member's, and in force still; else null. */
  readonly mail: string | null
  readonly mobile: string | null
  readonly title: string | null
  readonly content: string | null
}

/** Which of a member's contacts are proved and in force, as columns beside `members`. */
const contactsOf = (query: Query) =>
  query
    .selectFrom('members')
    .leftJoin('proved_contacts as mail', (join) =>
      join
        .onRef('mail.merchant_id', '=', 'members.merchant_id')
        .onRef('mail.member_id', '=', 'members.id')
        .on('mail.channel', '=', 'MAIL')
        .on(sql<boolean>`lower(mail.recipient) = lower(members.email)`),
    )
    .leftJoin('proved_contacts as sms', (join) =>
      join
        .onRef('sms.merchant_id', '=', 'members.merchant_id')
        .onRef('sms.member_id', '=', 'members.id')
        .on('sms.channel', '=', 'SMS')
        .onRef('sms.recipient', '=', 'members.mobile'),
    )

/** One round trip for all that a message depends on; undefined where there is no such member. */
export const findReader = (
  query: Query,
  { merchantId, memberId }: Owner,
  event: string | null,
): Promise<ReaderRow | undefined> =>
  contactsOf(query)
    .leftJoin('message_templates as template', (join) =>
      join
        .onRef('template.merchant_id', '=', 'members.merchant_id')
        .onRef('template.language', '=', 'members.language')
        .on('template.event', '=', event),
    )
    .innerJoin('merchants', 'merchants.id', 'members.merchant_id')
    .select([
      'merchants.name as brand',
      'members.account',
      'members.language',
      'members.status',
      'members.type',
      'members.play_blocked_until',
      'mail.recipient as mail',
      'sms.recipient as mobile',
      'template.title',
      'template.content',
    ])
    .where('members.merchant_id', '=', merchantId)
    .where('members.id', '=', memberId)
    .executeTakeFirst()

/** The contacts of a member that are proved and in force. */
export const findContacts = (query: Query, { merchantId, memberId }: Owner) =>
  contactsOf(query)
    .select(['mail.recipient as mail', 'sms.recipient as mobile'])
    .where('members.merchant_id', '=', merchantId)
    .where('members.id', '=', memberId)
    .executeTakeFirst()

/** Notes that an address or number reached the member. */
export const writeContact = (
  query: Query,
  { merchantId, memberId }: Owner,
  {
    channel,
    recipient,
    at,
  }: { readonly channel: Exclude<MessageChannel, 'PUSH'>; readonly recipient: string; at: Date },
) =>
  query
    .insertInto('proved_contacts')
    .values({ merchant_id: merchantId, member_id: memberId, channel, recipient, proved_at: at })
    .onConflict((conflict) =>
      conflict.columns(['merchant_id', 'member_id', 'channel']).doUpdateSet({ recipient, proved_at: at }),
    )
    .execute()
