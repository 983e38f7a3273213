import type { Transaction } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'
import { together } from '../../../lib/together.ts'
import { house } from '../../ledger/service.ts'
import type { DepositRow } from '../repository/deposits.ts'
import type { PaidDeposit } from '../repository/paying.ts'
import { changeState, tellDeposit } from './change-state.ts'
import type { Dependencies } from './dependencies.ts'
import { tellCredited } from './tell-credited.ts'
import { tellDepositWebhooks } from './tell-webhooks.ts'

/** Money that came in, on its way into a member's wallet. */
export interface Credit {
  readonly merchantId: string
  readonly memberId: string
  readonly currency: string
  readonly amount: Money
  /** Through which gateway the money came. */
  readonly gateway: string
  /** The ledger's key of the movement, within the gateway. */
  readonly key: string
  readonly document: { readonly kind: 'deposit' | 'bank-transfer'; readonly id: string }
  /** The operator who decided, with the reason; absent when the money was as agreed. */
  readonly actor?: string
  readonly reason?: string
}

/** What crediting works with. */
export type Crediting = Pick<Dependencies, 'clock' | 'events' | 'ledger' | 'turnover' | 'depositListeners' | 'messages'>

/** How a deposit is credited: what arrived or was accepted instead of its amount, and the rest as in Credit. */
type Decision = Pick<Credit, 'amount' | 'gateway' | 'actor' | 'reason'>

/** Puts the money of a locked deposit into the member's wallet. Whatever somebody decided goes through here. */
export async function creditDeposit(
  dependencies: Crediting,
  tx: Transaction,
  deposit: DepositRow,
  decision: Decision,
): Promise<void> {
  const paid = await changeState(dependencies, tx, deposit, 'PAID')
  await creditWallets(dependencies, tx, [creditOf(deposit, decision)])
  await changeState(dependencies, tx, paid, 'CREDITED', { creditedAmount: decision.amount })
}

/** The same for deposits that `payAsAgreed` wrote as credited, of each member one at most: what is left is to move the money and to tell. */
export async function creditPaid(
  dependencies: Crediting,
  tx: Transaction,
  paid: readonly { readonly deposit: PaidDeposit }[],
): Promise<void> {
  if (paid.length === 0) return
  for (const { deposit } of paid) tellDeposit(dependencies, tx, deposit)
  const told = paid.flatMap(({ deposit }) => [
    { deposit: { ...deposit, state: 'PAID' } },
    { deposit: { ...deposit, state: 'CREDITED', credited_amount: deposit.amount } },
  ])
  await together([
    tellDepositWebhooks(tx, told, dependencies.clock.now()),
    creditWallets(
      dependencies,
      tx,
      // A report is of its deposit's own gateway, or it would not be as agreed.
      paid.map(({ deposit }) => creditOf(deposit, { amount: deposit.amount, gateway: deposit.gateway })),
    ),
  ])
  for (const { deposit } of paid) tellDeposit(dependencies, tx, deposit)
}

const creditOf = ({ merchant_id, member_id, id, currency }: PaidDeposit, decision: Decision): Credit => ({
  merchantId: merchant_id,
  memberId: member_id,
  currency,
  key: `deposit:${id}`,
  document: { kind: 'deposit', id },
  ...decision,
})

/**
 * What every way of crediting has in common: what has to be played, the money itself, and who hears of it. No member is named twice; the
 * documents are of one kind.
 */
export async function creditWallets(
  dependencies: Pick<Crediting, 'clock' | 'ledger' | 'turnover' | 'depositListeners' | 'messages'>,
  tx: Transaction,
  credits: readonly Credit[],
): Promise<void> {
  const { clock, ledger, turnover } = dependencies
  const demands = credits.map(({ document, ...credit }) => ({
    ...credit,
    source: 'DEPOSIT' as const,
    documentId: document.id,
  }))
  const orders = credits.map(({ gateway, ...credit }) => ({
    ...credit,
    source: gateway.toLowerCase(),
    kind: 'DEPOSIT' as const,
    from: house.clearing(gateway),
    to: 'CASH' as const,
  }))
  const creditedAt = (at: Date) =>
    credits.map(({ merchantId, memberId, currency, amount, document }) => ({
      merchantId,
      memberId,
      currency,
      amount,
      documentId: document.id,
      at,
    }))
  // They are carried out as they are sent: the counters before the accounts, as everybody who takes both, and both before who is told.
  await together([
    turnover.requireMany(tx, demands),
    ledger.postMany(tx, orders),
    // Not before the time of the movement: what is taken back is told by that.
    tellCredited(dependencies, tx, creditedAt(clock.now())),
  ])
}
