import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import { oldestProposalAt } from '../../proposals/service.ts'
import { OPEN_STATES } from '../states.ts'
import type { DepositRow } from './deposits.ts'

// Deposits that are about to change: what is due is found without a lock, and each is locked before it is changed.

type Query = Transaction['query']

/** The deposits of some codes, locked until the transaction ends, in the order in which `deposit_pay_as_agreed` locks them. */
export function lockDepositsByCodes(query: Query, transferCodes: readonly string[]) {
  return query
    .selectFrom('deposits')
    .selectAll()
    .where('transfer_code', 'in', transferCodes)
    .orderBy('transfer_code')
    .forUpdate()
    .execute()
}

const ofMerchant = (query: Query, merchantId: string, id: string) =>
  query.selectFrom('deposits').selectAll().where('merchant_id', '=', merchantId).where('id', '=', id).forUpdate()

/** A deposit of the merchant, locked until the transaction ends. */
export const lockDeposit = (query: Query, merchantId: string, id: string) =>
  ofMerchant(query, merchantId, id).executeTakeFirst()

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

/** Deposits in review, each with the step that began it. */
const inReview = (query: Query) =>
  query
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

/**
 * Deposits in review for the merchant's time (`hours` where it has none) without money in suspense and without a
 * proposal that may count, without a lock.
 */
export function findIdleReviews(query: Query, now: Date, hours: number, limit: number) {
  return inReview(query)
    .leftJoin('payment_settings', 'payment_settings.merchant_id', 'deposits.merchant_id')
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
  return inReview(query)
    .where('deposit_steps.at', '>', from)
    .where('deposit_steps.at', '<=', until)
    .$if(after !== undefined, (rows) => rows.where('deposits.id', '>', after ?? ''))
    .orderBy('deposits.id')
    .limit(limit)
    .execute()
}

/** Locks one of them if it is still in review; undefined when somebody else is at it. */
export const lockReview = (query: Query, merchantId: string, id: string) =>
  ofMerchant(query, merchantId, id).where('state', '=', 'REVIEW').skipLocked().executeTakeFirst()
