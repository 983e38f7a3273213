import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database, Transaction } from '../../../db/connection.ts'
import { inSpan, type TimeSpan } from '../../../db/search.ts'
import type { PromotionClaims } from '../../../db/tables.ts'
import { type CreditedDeposit, columnsOf, DEPOSITS } from '../../payments/service.ts'
import type { ClaimState } from '../states.ts'

type Query = Transaction['query']

export type ClaimRow = Selectable<PromotionClaims>

export interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

const ofMember = (query: Query, { merchantId, memberId }: MemberKey) =>
  query
    .selectFrom('promotion_claims')
    .where('promotion_claims.merchant_id', '=', merchantId)
    .where('promotion_claims.member_id', '=', memberId)

/** What a member has of a promotion: the last claim, how many there are, and whether the running occasion is among them. */
export interface OwnClaims {
  readonly last: ClaimRow | undefined
  readonly count: number
  readonly hadOccasion: boolean
}

export const NO_CLAIMS: OwnClaims = { last: undefined, count: 0, hadOccasion: false }

/** One query however many promotions and claims there are: the last claim by its index, the others are only counted. */
export const OWN_CLAIMS = `
  select asked.promotion_id as asked_id,
         (select count(*)::int4 from promotion_claims c
           where c.merchant_id = $1 and c.member_id = $2 and c.promotion_id = asked.promotion_id) as own_count,
         exists (select from promotion_claims c where c.merchant_id = $1 and c.member_id = $2
                    and c.promotion_id = asked.promotion_id and c.occasion = asked.occasion) as had_occasion,
         last.*
    from unnest($3::uuid[], $4::text[]) asked (promotion_id, occasion)
    left join lateral (select * from promotion_claims c
                        where c.merchant_id = $1 and c.member_id = $2 and c.promotion_id = asked.promotion_id
                        order by c.created_at desc, c.id desc limit 1) last on true`

/** What a member has of some promotions, each with the occasion that runs, by their ids. */
export async function readOwnClaims(
  { raw }: Pick<Transaction, 'raw'>,
  { merchantId, memberId }: MemberKey,
  asked: readonly { readonly id: string; readonly occasion: string | null }[],
): Promise<Map<string, OwnClaims>> {
  if (asked.length === 0) return new Map()
  type Row = { asked_id: string; own_count: number; had_occasion: boolean; id: string | null }
  const given = [merchantId, memberId, asked.map(({ id }) => id), asked.map(({ occasion }) => occasion)]
  const rows = await raw<Row>(OWN_CLAIMS, given)
  return new Map(
    rows.map(({ asked_id, own_count: count, had_occasion: hadOccasion, ...last }) => [
      asked_id,
      { last: last.id === null ? undefined : (last as unknown as ClaimRow), count, hadOccasion },
    ]),
  )
}

export interface HistoryFilter extends TimeSpan {
  readonly state?: ClaimState | undefined
}

/** A page of what a member claimed, the newest first. */
export async function listHistory(
  query: Query,
  member: MemberKey,
  { state, ...span }: HistoryFilter,
  at: { limit: number; offset: number },
) {
  let wanted = inSpan(ofMember(query, member), 'promotion_claims.created_at', span)
  if (state !== undefined) wanted = wanted.where('promotion_claims.state', '=', state)
  const rows = await wanted
    .innerJoin('promotion_versions as v', (join) =>
      join
        .onRef('v.merchant_id', '=', 'promotion_claims.merchant_id')
        .onRef('v.promotion_id', '=', 'promotion_claims.promotion_id')
        .onRef('v.version', '=', 'promotion_claims.version'),
    )
    .selectAll('promotion_claims')
    .select('v.words')
    .orderBy('promotion_claims.created_at', 'desc')
    .orderBy('promotion_claims.id', 'desc')
    .limit(at.limit)
    .offset(at.offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

/** Writes a claim, unless that time of it is there already, or somebody had it for the same contact. */
export const insertClaim = (query: Query, claim: Insertable<PromotionClaims>): Promise<ClaimRow | undefined> =>
  query
    .insertInto('promotion_claims')
    .values(claim)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

/** A claim, held until the transaction ends. */
export const lockClaim = (query: Query, member: MemberKey, id: string): Promise<ClaimRow | undefined> =>
  ofMember(query, member).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const changeClaim = (
  query: Query,
  { merchant_id, member_id, id }: Pick<ClaimRow, 'merchant_id' | 'member_id' | 'id'>,
  change: Updateable<PromotionClaims>,
): Promise<ClaimRow> =>
  query
    .updateTable('promotion_claims')
    .set(change)
    .where('merchant_id', '=', merchant_id)
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Notes the deposits that joined claims of their members have waited for; each takes one, and only one that is enough. */
export async function noteDeposits(
  { prepared }: Pick<Transaction, 'prepared'>,
  deposits: readonly CreditedDeposit[],
): Promise<void> {
  await prepared(
    'promotions_note_deposits',
    `update promotion_claims claim
        set deposit_id = deposit.document_id, deposit_amount = deposit.amount, changed_at = deposit.at
       from ${DEPOSITS}
      where claim.merchant_id = deposit.merchant_id and claim.member_id = deposit.member_id and claim.state = 'JOINED'
        and claim.deposit_id is null and claim.deposit_currency = deposit.currency
        and deposit.amount >= coalesce(claim.least_deposit, 0)`,
    columnsOf(deposits),
  )
}

/** Claims that nothing was given for wait for another deposit than one that is taken back, by the terms they joined by. */
export async function forgetDeposit(
  { raw }: Pick<Transaction, 'raw'>,
  { merchantId, memberId }: MemberKey,
  { documentId, reversedAt }: { readonly documentId: string; readonly reversedAt: Date },
): Promise<void> {
  await raw(
    `update promotion_claims set state = 'JOINED', deposit_id = null, deposit_amount = null, changed_at = $4
      where merchant_id = $1 and member_id = $2 and deposit_id = $3 and state in ('JOINED', 'APPLYING', 'PROCESS')`,
    [merchantId, memberId, documentId, reversedAt],
  )
}

/** Claims that were given for a deposit. */
export const listGivenFor = (query: Query, member: MemberKey, depositId: string): Promise<ClaimRow[]> =>
  ofMember(query, member)
    .selectAll()
    .where('deposit_id', '=', depositId)
    .where('state', 'in', ['ISSUED', 'CLAIMED'])
    .execute()

const DUE = "state = 'JOINED' and deposit_id is not null"

/** Whether there is a claim whose deposit came, by their index (`RegularWork`). */
export const CLAIMS_DUE_AT = `select timestamptz 'epoch' from promotion_claims where ${DUE} order by merchant_id, member_id, id limit 1`

/** Joined claims whose deposit came, those after one of them by its id. */
export const listDue = (
  { raw }: Pick<Database, 'raw'>,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<(MemberKey & { readonly id: string })[]> =>
  raw(
    `select merchant_id as "merchantId", member_id as "memberId", id from promotion_claims
      where ${DUE} and ($1::uuid is null or id > $1) order by id limit $2`,
    [after ?? null, limit],
  )

/** Whether these files are all the member's own uploads. */
export async function ownsFiles(query: Query, { merchantId, memberId }: MemberKey, ids: readonly string[]) {
  if (ids.length === 0) return true
  const rows = await query
    .selectFrom('content_files')
    .select('id')
    .where('id', 'in', ids)
    .where('merchant_id', '=', merchantId)
    .where('owner_kind', '=', 'MEMBER')
    .where('owner_id', '=', memberId)
    .execute()
  return rows.length === new Set(ids).size
}
