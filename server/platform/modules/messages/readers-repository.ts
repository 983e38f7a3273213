import type { Kysely } from 'kysely'
import type { Database, Transaction } from '../../db/connection.ts'
import { givenRows } from '../../db/given-rows.ts'
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

/** The proved contacts that are in force, beside `members`. */
const CONTACTS = `
  left join lateral (select c.recipient from proved_contacts c where c.merchant_id = members.merchant_id and c.member_id = members.id
    and c.channel = 'MAIL' and lower(c.recipient) = lower(members.email) offset 0) mail on true
  left join lateral (select c.recipient from proved_contacts c where c.merchant_id = members.merchant_id and c.member_id = members.id
    and c.channel = 'SMS' and c.recipient = members.mobile offset 0) sms on true`

const READERS = `
  select told.place, merchants.name as brand, members.account, members.language, members.status, members.type, members.play_blocked_until,
         mail.recipient as mail, sms.recipient as mobile, template.title, template.content
    from ${givenRows(['text[]', 'uuid[]'])} with ordinality as told (merchant_id, member_id, place)
    cross join lateral (select * from members m where m.merchant_id = told.merchant_id and m.id = told.member_id offset 0) members
    cross join lateral (select m.name from merchants m where m.id = told.merchant_id offset 0) merchants
    ${CONTACTS}
    left join lateral (select t.title, t.content from message_templates t where t.merchant_id = members.merchant_id
      and t.language = members.language and t.event = $3 offset 0) template on true
   order by told.place`

/** One round trip for all that messages depend on: those who are told, each with his place among them, from 0. Who is no member is left out. */
export async function findReaders(
  { prepared }: Pick<Transaction, 'prepared'>,
  owners: readonly Owner[],
  event: string | null,
): Promise<{ readonly place: number; readonly reader: ReaderRow }[]> {
  const rows = await prepared<ReaderRow & { readonly place: bigint }>('messages_readers', READERS, [
    owners.map(({ merchantId }) => merchantId),
    owners.map(({ memberId }) => memberId),
    event,
  ])
  return rows.map(({ place, ...reader }) => ({ place: Number(place) - 1, reader }))
}

/** The contacts of a member that are proved and in force. */
export async function findContacts(
  { raw }: Pick<Database, 'raw'>,
  { merchantId, memberId }: Owner,
): Promise<Pick<ReaderRow, 'mail' | 'mobile'> | undefined> {
  const [row] = await raw<Pick<ReaderRow, 'mail' | 'mobile'>>(
    `select mail.recipient as mail, sms.recipient as mobile from members ${CONTACTS} where members.merchant_id = $1 and members.id = $2`,
    [merchantId, memberId],
  )
  return row
}

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
