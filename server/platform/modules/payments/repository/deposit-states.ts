import type { Transaction } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'
import { type DepositState, isOpen } from '../states.ts'
import type { DepositRow, MemberKey } from './deposits.ts'

type Query = Transaction['query']

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
