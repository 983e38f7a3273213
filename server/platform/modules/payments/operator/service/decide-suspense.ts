import type { Transaction } from '../../../../db/connection.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { TRIAL } from '../../../../lib/account-types.ts'
import { type By, demand } from '../../../operators/service.ts'
import { findProposal, type Proposal } from '../../../proposals/service.ts'
import { paymentsErrors } from '../../errors.ts'
import { channelsOf } from '../../matching.ts'
import * as bankTransfers from '../../repository/bank-transfers.ts'
import { findOwners } from '../../repository/channels.ts'
import { lockDeposit } from '../../repository/deposit-locks.ts'
import * as deposits from '../../repository/deposits.ts'
import { changeState, tellDeposit } from '../../service/change-state.ts'
import { creditDeposit } from '../../service/credit-deposit.ts'
import { hasMoneyWaiting } from '../../service/money-waiting.ts'
import { creditMember, takeFromSuspense } from '../../service/suspense.ts'
import { type DepositState, mayBecome } from '../../states.ts'
import { paymentsRights } from '../policy.ts'
import { presentSuspense } from '../presenter.ts'
import { claimTransfer, findMemberByAccount } from '../repository.ts'
import type { OperatorDependencies } from './dependencies.ts'
import { mayProceed } from './four-eyes.ts'
import { isVisible, type SuspenseView, viewOf } from './suspense-view.ts'

/** What an operator wants done with money in suspense. */
export type SuspenseWish =
  | { readonly decision: 'DEPOSIT'; readonly depositId: string }
  | { readonly decision: 'MEMBER'; readonly memberAccount: string }
  /** The payer has it back; the reference is that of the bank's payment. */
  | { readonly decision: 'RETURN'; readonly reference: string }

type Row = bankTransfers.BankTransferRow

/** A transfer that the operator may see and nobody decided on, locked. Throws SUSPENSE_NOT_FOUND, SUSPENSE_DECIDED, SUSPENSE_CLAIMED. */
async function lockWaiting(tx: Transaction, view: SuspenseView, id: string): Promise<Row> {
  const key = bankTransfers.keyOf(id)
  const row = key && (await bankTransfers.lockBankTransfer(tx.query, key))
  if (row === undefined || !isVisible(view, row)) throw paymentsErrors.SUSPENSE_NOT_FOUND()
  if (row.outcome !== 'SUSPENSE') throw paymentsErrors.SUSPENSE_DECIDED()
  return row
}

/** What is wanted of money in suspense stands in the log beside what became of it: above the limit the first wish alone. */
const deedOf = (action: string, wish?: SuspenseWish) => ({
  right: paymentsRights['suspense.decide'],
  action,
  subjectKind: 'suspense',
  subjectId: bankTransfers.idOf,
  present: (row: Row) => ({ ...presentSuspense(row), ...(wish === undefined ? {} : { wish }) }),
})

/** Takes (or gives back) the work on a transfer: one operator at a time. Throws SUSPENSE_CLAIMED. */
export async function claimSuspense(
  dependencies: OperatorDependencies,
  by: By,
  id: string,
  wanted: boolean,
): Promise<void> {
  const { clock, operators } = dependencies
  demand(by.session, paymentsRights['suspense.decide'])
  const view = await viewOf(dependencies, by.session, 'suspense.decide')
  await operators.perform(by, deedOf('suspense.claim'), async (tx) => {
    const before = await lockWaiting(tx, view, id)
    const claimedAt = wanted ? clock.now() : null
    if (!(await claimTransfer(tx.query, before, by.session.account, claimedAt)))
      throw paymentsErrors.SUSPENSE_CLAIMED({ extras: { operator: before.claimed_by } })
    return { before, after: await read(tx, before) }
  })
}

/**
 * Decides on money in suspense, once, with its ledger movements. Beyond the merchant's limit the first operator only
 * proposes. Throws SUSPENSE_CLAIMED while another operator is at it; see the wishes for the rest.
 */
export async function decideSuspense(
  dependencies: OperatorDependencies,
  by: By & { readonly reason: string },
  id: string,
  wish: SuspenseWish,
): Promise<void> {
  demand(by.session, paymentsRights['suspense.decide'])
  const view = await viewOf(dependencies, by.session, 'suspense.decide')
  await dependencies.operators.perform(by, deedOf('suspense.decide', wish), (tx) =>
    decide(dependencies, tx, view, id, wish, by.reason),
  )
}

async function decide(
  dependencies: OperatorDependencies,
  tx: Transaction,
  view: SuspenseView,
  id: string,
  wish: SuspenseWish,
  reason: string,
): Promise<{ before: Row; after: Row }> {
  const { session } = view
  // Deposits are locked before transfers, here as where the bank reports: two at a time never wait for each other.
  const deposit =
    wish.decision === 'DEPOSIT' ? await lockDeposit(tx.query, session.merchantId, wish.depositId) : undefined
  const before = await lockWaiting(tx, view, id)
  const { merchant_id: merchantId } = before
  if (merchantId === null) throw paymentsErrors.SUSPENSE_NOT_FOUND()
  const target = await targetOf(tx, view, before, wish, deposit)
  const decision = { merchantId, kind: 'suspense' as const, subjectId: id, amount: before.amount, wish, reason }
  const memberId = target.deposit?.member_id ?? target.memberId ?? null
  const deed = memberId === null ? ('MOVE' as const) : ('CREDIT' as const)
  const isSecond = await isProposed(tx, decision, dependencies.clock.now())
  if (!isSecond && before.claimed_by !== null && before.claimed_by !== session.account)
    throw paymentsErrors.SUSPENSE_CLAIMED({ extras: { operator: before.claimed_by } })
  if (await mayProceed(tx, session, { ...decision, memberId, deed }, dependencies.clock.now()))
    await carryOut(dependencies, tx, session, before, wish, target, reason)
  return { before, after: await read(tx, before) }
}

/** A second operator confirms what the first, who holds the claim, proposed. */
async function isProposed(tx: Transaction, proposal: Pick<Proposal, 'merchantId' | 'kind' | 'subjectId'>, now: Date) {
  return (await findProposal(tx.query, proposal, now)) !== undefined
}

interface Target {
  readonly deposit?: deposits.DepositRow
  readonly memberId?: string
}

/** Money on the account of other brands is not the brand's to give away: only who sees every brand may. Throws SUSPENSE_ACCOUNT_FOREIGN. */
async function demandOwner(tx: Transaction, { session, seesHouse }: SuspenseView, transfer: Row): Promise<void> {
  if (seesHouse) return
  const owners = await findOwners(tx.query, channelsOf(transfer.gateway), transfer.account_number)
  if (owners.length > 0 && !owners.includes(session.merchantId)) throw paymentsErrors.SUSPENSE_ACCOUNT_FOREIGN()
}

async function targetOf(
  tx: Transaction,
  view: SuspenseView,
  transfer: Row,
  wish: SuspenseWish,
  deposit: deposits.DepositRow | undefined,
): Promise<Target> {
  if (wish.decision === 'RETURN') return {}
  await demandOwner(tx, view, transfer)
  const { session } = view
  if (wish.decision === 'DEPOSIT') {
    const isFit = deposit?.currency === transfer.currency && mayBecome(deposit.state as DepositState, 'PAID')
    if (deposit === undefined || !isFit) throw paymentsErrors.SUSPENSE_DEPOSIT_UNFIT({ field: 'depositId' })
    if (await deposits.isMemberClosed(tx.query, deposit))
      throw paymentsErrors.SUSPENSE_MEMBER_CLOSED({ field: 'depositId' })
    return { deposit }
  }
  const member = await findMemberByAccount(tx.query, session.merchantId, wish.memberAccount)
  // A trial account has no money and ends with its day.
  if (member === undefined || member.currency !== transfer.currency || member.type === TRIAL)
    throw paymentsErrors.SUSPENSE_MEMBER_UNKNOWN({ field: 'memberAccount' })
  const owner = { merchant_id: session.merchantId, member_id: member.id }
  if (await deposits.isMemberClosed(tx.query, owner))
    throw paymentsErrors.SUSPENSE_MEMBER_CLOSED({ field: 'memberAccount' })
  return { memberId: member.id }
}

async function carryOut(
  dependencies: OperatorDependencies,
  tx: Transaction,
  { account: actor, merchantId }: OperatorSession,
  transfer: Row,
  wish: SuspenseWish,
  { deposit, memberId }: Target,
  reason: string,
): Promise<void> {
  const by = actor
  if (deposit !== undefined) {
    const to = { merchantId, memberId: deposit.member_id, depositId: deposit.id }
    await takeFromSuspense(dependencies, tx, transfer, { outcome: 'CREDITED', kind: 'DEPOSIT', by, reason, ...to })
    await creditDeposit(dependencies, tx, deposit, {
      amount: transfer.amount,
      gateway: transfer.gateway,
      actor,
      reason,
    })
    return
  }
  if (memberId !== undefined) {
    const to = { merchantId, memberId }
    await takeFromSuspense(dependencies, tx, transfer, { outcome: 'CREDITED', kind: 'MEMBER', by, reason, ...to })
    await creditMember(dependencies, tx, transfer, { ...to, reason, actor })
  } else if (wish.decision === 'RETURN') {
    const { reference } = wish
    await takeFromSuspense(dependencies, tx, transfer, { outcome: 'RETURNED', kind: 'RETURN', by, reason, reference })
  }
  await closeDeposit(dependencies, tx, transfer)
}

/** A deposit whose money went elsewhere waits no longer, unless more of its money is still in suspense. */
async function closeDeposit(dependencies: OperatorDependencies, tx: Transaction, transfer: Row): Promise<void> {
  const { merchant_id, member_id, deposit_id } = transfer
  if (merchant_id === null || member_id === null || deposit_id === null) return
  const deposit = await lockDeposit(tx.query, merchant_id, deposit_id)
  if (deposit === undefined) return
  if (deposit.state === 'REVIEW' && !(await hasMoneyWaiting(tx, deposit)))
    await changeState(dependencies, tx, deposit, 'FAILED')
  else tellDeposit(dependencies, tx, deposit)
}

async function read(tx: Transaction, { gateway, provider_id }: Row): Promise<Row> {
  const row = await bankTransfers.findBankTransfer(tx.query, gateway, provider_id)
  if (row === undefined) throw new Error(`The transfer ${provider_id} is gone`)
  return row
}
