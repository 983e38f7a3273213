import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../../db/connection.ts'
import { inSpan, type TimeSpan } from '../../../db/search.ts'
import type { Identities } from '../../../db/tables.ts'
import type { MemberKey } from '../dependencies.ts'

type Query = Transaction['query']

export const DOCUMENT_KINDS = ['FRONT', 'BACK', 'SELFIE'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const findIdentity = (query: Query, { merchantId, memberId }: MemberKey) =>
  query
    .selectFrom('identities')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()

export type IdentityRow = NonNullable<Awaited<ReturnType<typeof findIdentity>>>

export const lockIdentity = (query: Query, { merchantId, memberId }: MemberKey) =>
  query
    .selectFrom('identities')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()

/** Hands an identity in, in the place of one that was rejected. */
export const writeIdentity = (query: Query, row: Insertable<Identities>) =>
  query
    .insertInto('identities')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['merchant_id', 'member_id']).doUpdateSet({
        ...row,
        claimed_by: null,
        claimed_at: null,
        decided_at: null,
        decided_by: null,
        reason: null,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateIdentity = (
  query: Query,
  { merchantId, memberId }: MemberKey,
  change: Partial<Insertable<Identities>>,
) =>
  query
    .updateTable('identities')
    .set(change)
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .returningAll()
    .executeTakeFirstOrThrow()

export const listDocuments = (query: Query, { merchantId, memberId }: MemberKey) =>
  query
    .selectFrom('identity_documents')
    .select(['kind', 'uploaded_at'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .orderBy('kind')
    .execute()

export const findDocument = (query: Query, { merchantId, memberId }: MemberKey, kind: DocumentKind) =>
  query
    .selectFrom('identity_documents')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .executeTakeFirst()

export const writeDocument = (
  query: Query,
  { merchantId, memberId }: MemberKey,
  kind: DocumentKind,
  picture: { bytes: Uint8Array; type: string },
  at: Date,
) =>
  query
    .insertInto('identity_documents')
    .values({
      merchant_id: merchantId,
      member_id: memberId,
      kind,
      content_type: picture.type,
      bytes: picture.bytes,
      uploaded_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_id', 'member_id', 'kind'])
        .doUpdateSet({ content_type: picture.type, bytes: picture.bytes, uploaded_at: at }),
    )
    .execute()

export interface QueueFilter extends TimeSpan {
  readonly state?: string | undefined
}

/** Identities of a merchant for operators, the one that waits longest first. */
export function findQueue(
  query: Query,
  merchantId: string,
  { state, ...span }: QueueFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  let select = query
    .selectFrom('identities as i')
    .innerJoin('members as m', (join) =>
      join.onRef('m.merchant_id', '=', 'i.merchant_id').onRef('m.id', '=', 'i.member_id'),
    )
    .where('i.merchant_id', '=', merchantId)
    .$call((rows) => inSpan(rows, 'i.submitted_at', span))
  if (state !== undefined) select = select.where('i.state', '=', state)
  return select
    .selectAll('i')
    .select(['m.account', sql<bigint>`count(*) over ()`.as('total')])
    .orderBy('i.submitted_at')
    .orderBy('i.member_id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Whether the brand asks for no verified identity before money leaves, or the member has one. */
export async function passesIdentity(
  connection: Pick<Database | Transaction, 'raw'>,
  { merchantId, memberId }: MemberKey,
): Promise<boolean> {
  const [row] = await connection.raw<{ passes: boolean }>(
    `select not coalesce(identity_for_withdrawal, mode = 'LIVE') or exists (select 1 from identities i
              where i.merchant_id = $1 and i.member_id = $2 and i.state = 'VERIFIED') as passes
       from merchants where id = $1`,
    [merchantId, memberId],
  )
  return row?.passes === true
}
