import { sql } from 'kysely'
import type { Database, Transaction } from '../../../db/connection.ts'
import { inSpan, type TimeSpan } from '../../../db/search.ts'
import { TRIAL } from '../../../lib/account-types.ts'
import type { MemberKey } from '../dependencies.ts'
import type { TraitHash } from '../persons.ts'

type Query = Transaction['query']
type Raw = Pick<Database, 'raw'>

export interface NewExclusion {
  readonly id: string
  readonly kind: 'TIME_OUT' | 'SELF_EXCLUSION'
  readonly group: string
  readonly startedAt: Date
  readonly endsAt: Date | null
  readonly reason: string | null
}

export const insertExclusion = (query: Query, member: MemberKey, made: NewExclusion, isOrigin: boolean) =>
  query
    .insertInto('exclusions')
    .values({
      merchant_id: member.merchantId,
      member_id: member.memberId,
      id: made.id,
      kind: made.kind,
      is_origin: isOrigin,
      operator_group: made.group,
      started_at: made.startedAt,
      ends_at: made.endsAt,
      reason: isOrigin ? made.reason : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** The breaks of a member that are in force, the one that lasts longest first. */
export const findActive = (query: Query, { merchantId, memberId }: MemberKey, now: Date) =>
  query
    .selectFrom('exclusions')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where((any) => any.or([any('ends_at', 'is', null), any('ends_at', '>', now)]))
    .orderBy('ends_at', (order) => order.desc().nullsFirst())
    .execute()

export type ExclusionRow = Awaited<ReturnType<typeof findActive>>[number]

/** Every account that an exclusion covers, the first one being where it was asked for. */
export const findAccounts = (query: Query, id: string) =>
  query
    .selectFrom('exclusions')
    .selectAll()
    .where('id', '=', id)
    .orderBy('is_origin', 'desc')
    .orderBy('merchant_id')
    .orderBy('member_id')
    .execute()

/** The brands at which an exclusion holds: those of its group, and those with an account that it covers. */
export async function findBrands(query: Query, { id, operator_group }: Pick<ExclusionRow, 'id' | 'operator_group'>) {
  const rows = await query
    .selectFrom('merchants')
    .select('id')
    .where((where) =>
      where.or([
        where('operator_group', '=', operator_group),
        where('id', 'in', where.selectFrom('exclusions').select('merchant_id').where('exclusions.id', '=', id)),
      ]),
    )
    .execute()
  return rows.map((brand) => brand.id)
}

export const lockExclusion = (query: Query, id: string) =>
  query
    .selectFrom('exclusions')
    .selectAll()
    .where('id', '=', id)
    .where('is_origin', '=', true)
    .forUpdate()
    .executeTakeFirst()

/** The operator group of a merchant. Read here, since the settings' cache is not for transactions. */
export async function findGroup(query: Query, merchantId: string): Promise<string> {
  const row = await query
    .selectFrom('merchants')
    .select('operator_group')
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow()
  return row.operator_group
}

/** What is known of a member: the account's own data, and the identity once it was handed in. */
export async function findPerson(raw: Raw, { merchantId, memberId }: MemberKey) {
  const [row] = await raw.raw<{
    email: string | null
    mobile: string | null
    payee_name: string | null
    member_birthday: string | null
    name: string | null
    birthday: string | null
    id_number_hash: string | null
  }>(
    `select m.email, m.mobile, m.payee_name, m.birthday as member_birthday, i.name, i.birthday, i.id_number_hash
       from members m left join identities i on i.merchant_id = m.merchant_id and i.member_id = m.id and i.state <> 'REJECTED'
      where m.merchant_id = $1 and m.id = $2`,
    [merchantId, memberId],
  )
  return row
}

/** Accounts at the merchants of a group that share an e-mail, a number or an identity number with a person. */
export const findSamePerson = (
  raw: Raw,
  group: string,
  person: {
    email: string | null
    mobile: string | null
    idNumberHash: string | null
    name: string | null
    birthday: string | null
  },
) =>
  raw.raw<{ merchant_id: string; member_id: string }>(
    `select m.merchant_id, m.id as member_id from members m join merchants b on b.id = m.merchant_id
      where b.operator_group = $1 and m.type <> ${TRIAL} and m.status <> 'CLOSED'
        and (lower(m.email) = lower($2) or m.mobile = $3)
     union
     select i.merchant_id, i.member_id from identities i join merchants b on b.id = i.merchant_id
      where b.operator_group = $1 and i.state <> 'REJECTED' and i.id_number_hash = $4
     union
     select i.merchant_id, i.member_id from identities i join merchants b on b.id = i.merchant_id
      where b.operator_group = $1 and i.state <> 'REJECTED' and i.birthday = $6::date and upper(i.name) = upper($5)
     order by 1, 2`,
    [group, person.email, person.mobile, person.idNumberHash, person.name, person.birthday],
  )

export async function insertTraits(
  query: Query,
  group: string,
  exclusionId: string,
  endsAt: Date | null,
  traits: readonly TraitHash[],
): Promise<void> {
  if (traits.length === 0) return
  await query
    .insertInto('exclusion_traits')
    .values(
      traits.map(({ trait, hash }) => ({
        operator_group: group,
        trait,
        hash,
        exclusion_id: exclusionId,
        ends_at: endsAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** An exclusion in force of a person with one of these traits. */
export const findByTraits = (query: Query, group: string, traits: readonly TraitHash[], now: Date) =>
  traits.length === 0
    ? Promise.resolve(undefined)
    : query
        .selectFrom('exclusion_traits')
        .select(['exclusion_id', 'ends_at'])
        .where('operator_group', '=', group)
        .where((any) => any.or(traits.map(({ trait, hash }) => any.and({ trait, hash }))))
        .where((any) => any.or([any('ends_at', 'is', null), any('ends_at', '>', now)]))
        .orderBy('ends_at', (order) => order.desc().nullsFirst())
        .limit(1)
        .executeTakeFirst()

/** Another end of an exclusion, on all accounts it covers. */
export async function writeEnd(query: Query, id: string, endsAt: Date): Promise<void> {
  await query.updateTable('exclusions').set({ ends_at: endsAt }).where('id', '=', id).execute()
  await query.updateTable('exclusion_traits').set({ ends_at: endsAt }).where('exclusion_id', '=', id).execute()
}

export const writeLift = (
  query: Query,
  id: string,
  change: {
    lift_state: 'ASKED' | 'GRANTED' | 'REFUSED'
    lift_asked_at?: Date
    lift_reason?: string
    lift_decided_at?: Date | null
    lift_answer?: string | null
  },
) =>
  query
    .updateTable('exclusions')
    .set(change)
    .where('id', '=', id)
    .where('is_origin', '=', true)
    .returningAll()
    .executeTakeFirstOrThrow()

export interface ExclusionFilter extends TimeSpan {
  readonly liftState?: string | undefined
  /** Only those in force (true), or that are over (false). */
  readonly isActive?: boolean | undefined
}

/** Breaks of a merchant's members for operators, the newest first; those whose lift is asked come by themselves. */
export function findExclusions(
  query: Query,
  merchantId: string,
  { liftState, isActive, now, ...span }: ExclusionFilter & { readonly now: Date },
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  let select = query
    .selectFrom('exclusions as e')
    .innerJoin('members as m', (join) =>
      join.onRef('m.merchant_id', '=', 'e.merchant_id').onRef('m.id', '=', 'e.member_id'),
    )
    .where('e.merchant_id', '=', merchantId)
    .$call((rows) => inSpan(rows, 'e.started_at', span))
  if (liftState !== undefined) select = select.where('e.lift_state', '=', liftState)
  // A break without an end is in force for good.
  if (isActive === true)
    select = select.where((any) => any.or([any('e.ends_at', 'is', null), any('e.ends_at', '>', now)]))
  if (isActive === false) select = select.where('e.ends_at', '<=', now)
  return select
    .selectAll('e')
    .select(['m.account', sql<bigint>`count(*) over ()`.as('total')])
    .orderBy('e.started_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}
