import type { Transaction } from '../../db/connection.ts'
import { Failure } from '../../lib/failure.ts'
import { createLanes } from '../../lib/lanes.ts'
import type { Money } from '../../lib/money.ts'
import type { MemberAccount } from './accounts.ts'
import { ledgerErrors } from './errors.ts'
import { checkMove, createExecution, type LedgerDependencies, type MovementOptions } from './execution.ts'
import { takeHouseBalances } from './house-balances.ts'
import type {
  AccountBalance,
  Move,
  Movement,
  Order,
  Owner,
  ResolveOrder,
  Submission,
  TransferOrder,
} from './movement.ts'
import * as repository from './repository.ts'
import { readStatement } from './statement.ts'
import { readLastTrialBalance, readTrialBalances, runTrialBalance } from './trial-balance.ts'

export { house, TRANSFER_KINDS } from './accounts.ts'
export { ledgerErrors } from './errors.ts'

/**
 * The ledger (domain.md 2): the only writer of accounts and transfers. Every movement belongs to the caller's
 * transaction, together with its document.
 */
export function createLedgerService(dependencies: LedgerDependencies) {
  const { database, clock } = dependencies
  const { carryOut, carryOutTogether } = createExecution(dependencies)
  const lanes = createLanes({
    count: database.kind === 'pglite' ? 1 : 2,
    laneOf: ({ order }: Submission) => order.memberId,
    memberOf: ({ order }) => order.memberId,
    carryOut: carryOutTogether,
    busy: () => ledgerErrors.LEDGER_BUSY(),
    held: () => ledgerErrors.LEDGER_BUSY(),
  })

  async function one(tx: Transaction, move: Move, options: MovementOptions): Promise<Movement> {
    const [movement] = await carryOut(tx, [move], options)
    if (movement === undefined) throw new Error('The ledger answered nothing')
    return movement
  }

  return {
    /** Opens a member's accounts; those already open stay as they are. A currency must be opened before money moves in it. */
    async openAccounts(
      tx: Transaction,
      owner: Owner,
      accounts: readonly { currency: string; account: MemberAccount }[],
    ) {
      await repository.openAccounts(tx.query, owner, accounts, clock.now())
    },

    /**
     * Moves money at once. Several orders are linked: all are posted or none. The same source and key with the same
     * content answers the first outcome again (`replayed`); with other content it throws DUPLICATE_MISMATCH.
     */
    post: (tx: Transaction, orders: readonly TransferOrder[], options: MovementOptions = {}): Promise<Movement[]> =>
      carryOut(
        tx,
        orders.map((order) => ({ ...order, phase: 'SINGLE' })),
        options,
      ),

    /**
     * The fast way for one movement that is a whole transaction, with the document that `write` adds: orders that come
     * while others are being written share a round trip and a commit. Outside transactions only. Refusals are kept.
     */
    async submit(submission: Submission): Promise<Movement> {
      database.assertOutsideTransaction()
      checkMove({ ...submission.order, phase: 'SINGLE' })
      const result = await lanes.submit(submission)
      if (result instanceof Failure) throw result
      return result
    },

    /** First phase: takes the amount from `from` into the member's HOLD, meant for `to`. */
    pend: (tx: Transaction, order: TransferOrder, options: MovementOptions = {}): Promise<Movement> =>
      one(tx, { ...order, phase: 'PENDING' }, options),

    /** Second phase: what was held goes to its destination; with `amount`, a part of it, and the rest back. */
    postPending: (tx: Transaction, order: ResolveOrder, options: MovementOptions = {}): Promise<Movement> =>
      one(tx, resolving(order, 'POST'), options),

    /** Second phase: what was held goes back. A pending movement is resolved once. */
    voidPending: (tx: Transaction, order: ResolveOrder, options: MovementOptions = {}): Promise<Movement> =>
      one(tx, resolving(order, 'VOID'), options),

    /** Takes a posted movement back by an opposite one, once, with a reason and an actor. Never an update. */
    async reverse(
      tx: Transaction,
      order: Order & { readonly transferId: string; readonly reason: string; readonly actor: string },
      options: MovementOptions = {},
    ): Promise<Movement> {
      const original = await repository.findTransfer(tx.query, order, order.transferId)
      if (original === undefined) throw ledgerErrors.TRANSFER_UNKNOWN()
      if (original.outcome !== 'POSTED' || (original.phase !== 'SINGLE' && original.phase !== 'POST')) {
        throw ledgerErrors.TRANSFER_NOT_REVERSIBLE()
      }
      const move: Move = {
        ...order,
        phase: 'SINGLE',
        currency: original.currency,
        amount: original.amount,
        from: original.to_account as Move['from'],
        to: original.from_account as Move['to'],
        reverses: original.id,
      }
      return one(tx, move, options)
    },

    /**
     * Cancels a key before its order came (a rollback that overtook its bet): the late order then answers CANCELLED and
     * moves nothing. If the order came first, answers that order's outcome instead.
     */
    cancelUnseen: (tx: Transaction, order: Order & { readonly currency: string }): Promise<Movement> =>
      one(tx, { ...order, phase: 'TOMBSTONE', amount: 0n, from: 'HOUSE:SUSPENSE', to: 'CASH' }, { keepRefusals: true }),

    /** Waits for the movements of a member that are under way and keeps others out until the transaction ends. */
    lock: (tx: Transaction, owner: Owner): Promise<void> => repository.lockAccounts(tx, owner),

    /** All balances of a member. */
    balances: (owner: Owner): Promise<(AccountBalance & { currency: string })[]> =>
      repository.findBalances(database, owner),

    /** One balance, zero where the account is not open; within a transaction as that sees it. */
    async balance(owner: Owner, currency: string, account: MemberAccount = 'CASH', tx?: Transaction): Promise<Money> {
      const all = await repository.findBalances(tx ?? database, owner)
      return all.find((one) => one.currency === currency && one.account === account)?.balance ?? 0n
    },

    /** What a document has put into an account over all, stakes and wins apart. */
    credited: (
      tx: Transaction,
      owner: Owner,
      asked: { readonly currency: string; readonly account: MemberAccount; readonly documentId: string },
    ): Promise<Money> => repository.sumCredits(tx, owner, asked),

    /** One stored transfer of a member, or undefined. */
    transfer: (owner: Owner, id: string) => repository.findTransfer(database.query, owner, id),

    /** A page of a member's statement, newest first; `nextBefore` is the cursor of the next page. */
    statement: (asked: repository.StatementQuery) => readStatement(database, asked),

    /** Proves the books and stores the result (trial-balance.ts). */
    runTrialBalance: () => runTrialBalance(database, clock),
    /** The last stored proof, or undefined. */
    lastTrialBalance: () => readLastTrialBalance(database),
    /** The stored proofs, the newest first. */
    trialBalances: (limit: number) => readTrialBalances(database, limit),

    /** Writes down the balances of the house side as of now (house-balances.ts): of every brand, or of one. */
    takeHouseBalances: () => takeHouseBalances(database, clock.now(), null),
    takeHouseBalancesOf: (merchantId: string) => takeHouseBalances(database, clock.now(), merchantId),
  }
}

export type LedgerService = ReturnType<typeof createLedgerService>

function resolving(order: ResolveOrder, phase: 'POST' | 'VOID'): Move {
  // Where it goes is what the pending movement said; zero means all of it.
  return { ...order, phase, amount: order.amount ?? 0n, from: 'HOLD', to: 'HOUSE:SUSPENSE', resolves: order.pendingId }
}
