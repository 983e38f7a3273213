import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import { inSpan, type TimeSpan } from '../../../db/search.ts'
import type { Money } from '../../../lib/money.ts'
import { oldestProposalAt } from '../../proposals/service.ts'
import { type DepositState, isOpen, OPEN_STATES } from '../states.ts'
import type { ChannelRow } from './channels.ts'

type Query = Transaction['query']

export interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

export function findDeposit(query: Query, { merchantId, memberId }: MemberKey, id: string) {
  return query
    .selectFrom('deposits')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export type DepositRow = NonNullable<Awaited<ReturnType<typeof findDeposit>>>

export function findDepositByKey(query: Query, { merchantId, memberId }: MemberKey, key: string) {
  return query
    .selectFrom('deposits')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** The open deposits' slots of a member. */
export async function findSlots(query: Query, { merchantId, memberId }: MemberKey): Promise<number[]> {
  const rows = await query
    .selectFrom('deposits')
    .select('slot')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('slot', 'is not', null)
    .execute()
  return rows.flatMap(({ slot }) => slot ?? [])
}

export interface NewDeposit extends MemberKey {
  readonly id: string
  readonly channel: ChannelRow
  readonly state: DepositState
  readonly amount: Money
  readonly transferCode: string
  readonly qrPayload: string
  readonly idempotencyKey: string
  readonly requestHash: string
  readonly slot: number
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Writes a deposit; undefined when its key, its slot or its code is taken. */
export function insertDeposit(query: Query, made: NewDeposit) {
  const { channel } = made
  return query
    .insertInto('deposits')
    .values({
      merchant_id: made.merchantId,
      member_id: made.memberId,
      id: made.id,
      channel_id: channel.id,
      gateway: channel.gateway,
      state: made.state,
      currency: channel.currency,
      amount: made.amount,
      channel_names: JSON.stringify(channel.names),
      bank_name: channel.bank_name,
      bank_bin: channel.bank_bin,
      account_number: channel.account_number,
      account_name: channel.account_name,
      transfer_code: made.transferCode,
      qr_payload: made.qrPayload,
      idempotency_key: made.idempotencyKey,
      request_hash: made.requestHash,
      slot: made.slot,
      created_at: made.createdAt,
      expires_at: made.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** The deposits of some codes, locked until the transaction ends, in the order in which `deposit_pay_many` locks them. */
export function lockDepositsByCodes(query: Query, transferCodes: readonly string[]) {
  return query
    .selectFrom('deposits')
    .selectAll()
    .where('transfer_code', 'in', transferCodes)
    .orderBy('transfer_code')
    .forUpdate()
    .execute()
}

/** What a state adds to its deposit. */
export interface StateDetails {
  readonly creditedAmount?: Money
  readonly claim?: { readonly note: string | null; readonly proofFileId: string | null }
  readonly refusalReason?: string
  /** The member's own wish. */
  readonly isCancelled?: true
}

/**
 * Writes a state with its time. A deposit that no longer waits for money gives its slot back; one whose money is only
 * claimed keeps it, or a member could open any number.
 */
export async function writeState(
  query: Query,
  deposit: Pick<DepositRow, 'merchant_id' | 'member_id' | 'id'>,
  state: DepositState,
  at: Date,
  { creditedAmount, claim, refusalReason, isCancelled }: StateDetails = {},
): Promise<void> {
  const keepsSlot = isOpen(state) || claim !== undefined
  await query
    .updateTable('deposits')
    .set({
      state,
      ...(keepsSlot ? {} : { slot: null }),
      ...(state === 'CREDITED' ? { credited_at: at, credited_amount: creditedAmount ?? null } : {}),
      ...(claim && { claimed_at: at, claim_note: claim.note, proof_file_id: claim.proofFileId }),
      ...(refusalReason !== undefined && { refusal_reason: refusalReason }),
      ...(isCancelled && { cancelled_at: at }),
    })
    .where('merchant_id', '=', deposit.merchant_id)
    .where('member_id', '=', deposit.member_id)
    .where('id', '=', deposit.id)
    .execute()
  await insertStep(query, deposit, state, at)
}

export async function insertStep(
  query: Query,
  deposit: Pick<DepositRow, 'merchant_id' | 'member_id' | 'id'>,
  state: DepositState,
  at: Date,
): Promise<void> {
  await query
    .insertInto('deposit_steps')
    .values({ merchant_id: deposit.merchant_id, member_id: deposit.member_id, deposit_id: deposit.id, state, at })
    .execute()
}

/** The steps of some deposits of one member, oldest first. */
export function findSteps(query: Query, { merchantId, memberId }: MemberKey, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([])
  return query
    .selectFrom('deposit_steps')
    .select(['deposit_id', 'state', 'at'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('deposit_id', 'in', ids)
    .orderBy('at')
    .execute()
}

export interface DepositFilter extends TimeSpan {
  readonly state?: string | undefined
}

export async function findDeposits(
  query: Query,
  { merchantId, memberId }: MemberKey,
  filter: DepositFilter,
  at: { limit: number; offset: number },
) {
  let select = query
    .selectFrom('deposits')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .$call((rows) => inSpan(rows, 'created_at', filter))
  if (filter.state !== undefined) select = select.where('state', '=', filter.state)
  const rows = await select
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(at.limit)
    .offset(at.offset)
    .execute()
  const counted = await select.select((build) => build.fn.countAll<bigint>().as('total')).executeTakeFirst()
  return { rows, total: counted?.total ?? 0n }
}

/** Whether a deposit's member closed the account; nobody closes or reopens it until the transaction ends. */
export async function isMemberClosed(
  query: Query,
  { merchant_id, member_id }: Pick<DepositRow, 'merchant_id' | 'member_id'>,
): Promise<boolean> {
  const row = await query
    .selectFrom('members')
    .select('status')
    .where('merchant_id', '=', merchant_id)
    .where('id', '=', member_id)
    .forShare()
    .executeTakeFirst()
  return row?.status === 'CLOSED'
}

/** A deposit of the merchant, locked until the transaction ends. */
export function lockDeposit(query: Query, merchantId: string, id: string) {
  return query
    .selectFrom('deposits')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Open deposits whose time is over, without a lock. */
export function findDueDeposits(query: Query, now: Date, limit: number) {
  return query
    .selectFrom('deposits')
    .selectAll()
    .where('state', 'in', [...OPEN_STATES])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute()
}

/** Locks one of them if it is still open; undefined when somebody else is at it. */
export function lockOpenDeposit(query: Query, deposit: Pick<DepositRow, 'merchant_id' | 'member_id' | 'id'>) {
  return query
    .selectFrom('deposits')
    .selectAll()
    .where('merchant_id', '=', deposit.merchant_id)
    .where('member_id', '=', deposit.member_id)
    .where('id', '=', deposit.id)
    .where('state', 'in', [...OPEN_STATES])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/**
 * Deposits in review for the merchant's time (`hours` where it has none) without money in suspense and without a
 * proposal that may count, without a lock.
 */
export function findIdleReviews(query: Query, now: Date, hours: number, limit: number) {
  return query
    .selectFrom('deposits')
    .innerJoin('deposit_steps', (join) =>
      join
        .onRef('deposit_steps.merchant_id', '=', 'deposits.merchant_id')
        .onRef('deposit_steps.member_id', '=', 'deposits.member_id')
        .onRef('deposit_steps.deposit_id', '=', 'deposits.id')
        .on('deposit_steps.state', '=', 'REVIEW'),
    )
    .leftJoin('payment_settings', 'payment_settings.merchant_id', 'deposits.merchant_id')
    .selectAll('deposits')
    .where('deposits.state', '=', 'REVIEW')
    .where(
      sql<boolean>`deposit_steps.at <= ${now}::timestamptz - make_interval(hours => coalesce(payment_settings.review_hours, ${hours}::int4))`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bank_transfers')
            .select('bank_transfers.provider_id')
            .whereRef('bank_transfers.merchant_id', '=', 'deposits.merchant_id')
            .whereRef('bank_transfers.member_id', '=', 'deposits.member_id')
            .whereRef('bank_transfers.deposit_id', '=', 'deposits.id')
            .where('bank_transfers.outcome', '=', 'SUSPENSE'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('proposals')
            .select('proposals.subject_id')
            .whereRef('proposals.merchant_id', '=', 'deposits.merchant_id')
            .where('proposals.subject_kind', '=', 'deposit')
            .where('proposals.proposed_at', '>', oldestProposalAt(now))
            .where(sql<boolean>`proposals.subject_id = deposits.id::text`),
        ),
      ),
    )
    .orderBy('deposit_steps.at')
    .limit(limit)
    .execute()
}

/** Deposits in review since some time of a span, without a lock. */
export function findLateReviews(
  query: Query,
  { from, until }: { readonly from: Date; readonly until: Date },
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
) {
  return query
    .selectFrom('deposits')
    .innerJoin('deposit_steps', (join) =>
      join
        .onRef('deposit_steps.merchant_id', '=', 'deposits.merchant_id')
        .onRef('deposit_steps.member_id', '=', 'deposits.member_id')
        .onRef('deposit_steps.deposit_id', '=', 'deposits.id')
        .on('deposit_steps.state', '=', 'REVIEW'),
    )
    .selectAll('deposits')
    .where('deposits.state', '=', 'REVIEW')
    .where('deposit_steps.at', '>', from)
    .where('deposit_steps.at', '<=', until)
    .$if(after !== undefined, (rows) => rows.where('deposits.id', '>', after ?? ''))
    .orderBy('deposits.id')
    .limit(limit)
    .execute()
}

/** Locks one of them if it is still in review; undefined when somebody else is at it. */
export function lockReview(query: Query, merchantId: string, id: string) {
  return query
    .selectFrom('deposits')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .where('state', '=', 'REVIEW')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Names of deposits' channels by deposit id, for statements. */
export function findChannelNames(query: Query, { merchantId, memberId }: MemberKey, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([])
  return query
    .selectFrom('deposits')
    .select(['id', 'channel_names'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', 'in', ids)
    .execute()
}

/** Whether a picture was uploaded by this member. */
export async function ownsFile(query: Query, { merchantId, memberId }: MemberKey, fileId: string): Promise<boolean> {
  const row = await query
    .selectFrom('content_files')
    .select('id')
    .where('id', '=', fileId)
    .where('merchant_id', '=', merchantId)
    .where('owner_kind', '=', 'MEMBER')
    .where('owner_id', '=', memberId)
    .executeTakeFirst()
  return row !== undefined
}
