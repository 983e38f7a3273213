import type { Transaction } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'
import { house } from '../../ledger/service.ts'
import type { DepositRow } from '../repository/deposits.ts'
import { changeState, tellState } from './change-state.ts'
import type { Dependencies } from './dependencies.ts'
import { tellCredited } from './tell-credited.ts'

export interface Credit {
  /** What arrived and is credited; the deposit's amount, or what was accepted instead of it. */
  readonly amount: Money
  /** Through which gateway the money came. */
  readonly gateway: string
  /** The operator who decided, with the reason; absent when the money was as agreed. */
  readonly actor?: string
  readonly reason?: string
}

type Crediting = Pick<Dependencies, 'clock' | 'events' | 'ledger' | 'turnover' | 'depositListeners' | 'messages'>

/** Puts the money of a locked deposit into the member's wallet. Whatever somebody decided goes through here. */
export async function creditDeposit(
  dependencies: Crediting,
  tx: Transaction,
  deposit: DepositRow,
  credit: Credit,
): Promise<void> {
  const paid = await changeState(dependencies, tx, deposit, 'PAID')
  await moveMoney(dependencies, tx, deposit, credit)
  await changeState(dependencies, tx, paid, 'CREDITED', { creditedAmount: credit.amount })
}

/** The same for a deposit that `payAsAgreed` wrote as credited: what is left is to move the money and to tell. */
export async function creditPaid(
  dependencies: Crediting,
  tx: Transaction,
  deposit: DepositRow,
  gateway: string,
): Promise<void> {
  const { clock } = dependencies
  const { amount } = deposit
  await tellState(dependencies, tx, { ...deposit, state: 'PAID' }, clock.now())
  await moveMoney(dependencies, tx, deposit, { amount, gateway })
  await tellState(dependencies, tx, { ...deposit, state: 'CREDITED' }, clock.now(), { creditedAmount: amount })
}

/** What every way of crediting a deposit has in common: what has to be played, the money itself, and who hears of it. */
async function moveMoney(
  dependencies: Crediting,
  tx: Transaction,
  deposit: DepositRow,
  { amount, gateway, actor, reason }: Credit,
): Promise<void> {
  const { clock, ledger, turnover } = dependencies
  const owner = { merchantId: deposit.merchant_id, memberId: deposit.member_id }
  // The counter before the accounts, as everybody who takes both.
  const { currency, id: documentId } = deposit
  await turnover.require(tx, { ...owner, currency, source: 'DEPOSIT', documentId, amount })
  await ledger.post(tx, [
    {
      ...owner,
      source: gateway.toLowerCase(),
      key: `deposit:${deposit.id}`,
      kind: 'DEPOSIT',
      document: { kind: 'deposit', id: deposit.id },
      currency: deposit.currency,
      amount,
      from: house.clearing(gateway),
      to: 'CASH',
      ...(actor !== undefined && { actor }),
      ...(reason !== undefined && { reason }),
    },
  ])
  await tellCredited(dependencies, tx, { ...owner, currency, amount, documentId, at: clock.now() })
}
