import type { Transaction } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'
import { house } from '../../ledger/service.ts'
import type { DepositRow } from '../repository/deposits.ts'
import { changeState } from './change-state.ts'
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

/** Puts the money of a locked deposit into the member's wallet. Every way of crediting a deposit goes through here. */
export async function creditDeposit(
  dependencies: Pick<Dependencies, 'clock' | 'events' | 'ledger' | 'turnover' | 'depositListeners' | 'messages'>,
  tx: Transaction,
  deposit: DepositRow,
  { amount, gateway, actor, reason }: Credit,
): Promise<void> {
  const { clock, ledger, turnover } = dependencies
  const paid = await changeState(dependencies, tx, deposit, 'PAID')
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
  await changeState(dependencies, tx, paid, 'CREDITED', { creditedAmount: amount })
}
