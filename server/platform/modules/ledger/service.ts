import type { Transaction } from '../../db/connection.ts'
import { bind } from '../../lib/bind.ts'
import type { Money } from '../../lib/money.ts'
import type { MemberAccount } from './accounts.ts'
import { createExecution, type LedgerDependencies } from './execution.ts'
import type { AccountBalance, DocumentReference, Owner } from './movement.ts'
import { createPosting } from './posting.ts'
import * as accounts from './repository/accounts.ts'
import { takeHouseBalances } from './repository/house-balances.ts'
import { oldestNews } from './repository/news.ts'
import type { StatementQuery } from './repository/statement.ts'
import { type KindSum, type Span, sumKinds } from './repository/sums.ts'
import { findTransfer, listMovedFor } from './repository/transfers.ts'
import { readStatement } from './statement.ts'
import { postMany } from './sure-posting.ts'
import { runTrialBalance } from './trial-balance.ts'

export { house } from './accounts.ts'
export { ledgerErrors } from './errors.ts'
export {
  BET_DOCUMENT,
  countsAs,
  DOCUMENT_KINDS,
  type DocumentKind,
  kindClasses,
  sqlListOf,
  TRANSFER_KINDS,
  type TransferKind,
} from './kinds.ts'
export type { DocumentReference } from './movement.ts'
export { findBalances } from './repository/accounts.ts'
export type { StatementEntry } from './statement.ts'

/**
 * The ledger (domain.md 2): the only writer of accounts and transfers. Every movement belongs to the caller's
 * transaction, together with its document.
 */
export function createLedgerService(dependencies: LedgerDependencies) {
  const { database, clock } = dependencies
  return {
    ...createPosting(createExecution(dependencies)),
    ...bind(dependencies, { postMany }),

    /** Opens a member's accounts; those already open stay as they are. A currency must be opened before money moves in it. */
    openAccounts: (
      tx: Transaction,
      owner: Owner,
      opened: readonly { currency: string; account: MemberAccount }[],
    ): Promise<void> =>
      accounts.openAccounts(
        tx,
        opened.map((one) => ({ ...owner, ...one })),
        clock.now(),
      ),

    /** Opens the main wallet of a currency for several members. */
    openWallets: (tx: Transaction, owners: readonly Owner[], currency: string): Promise<void> =>
      accounts.openAccounts(
        tx,
        owners.map(({ merchantId, memberId }) => ({ merchantId, memberId, currency, account: 'CASH' })),
        clock.now(),
      ),

    /** Waits for the movements of a member that are under way and keeps others out until the transaction ends. */
    lock: (tx: Transaction, owner: Owner): Promise<void> => accounts.lockAccounts(tx, owner),

    /** All balances of a member. */
    balances: (owner: Owner): Promise<(AccountBalance & { currency: string })[]> =>
      accounts.findBalances(database, owner),

    /** One balance, zero where the account is not open; within a transaction as that sees it. */
    async balance(owner: Owner, currency: string, account: MemberAccount = 'CASH', tx?: Transaction): Promise<Money> {
      const all = await accounts.findBalances(tx ?? database, owner)
      return all.find((one) => one.currency === currency && one.account === account)?.balance ?? 0n
    },

    /** What a document moved in a member's main wallet, the first movement first. */
    movedFor: (owner: Owner, document: DocumentReference, tx?: Transaction) =>
      listMovedFor(tx ?? database, owner, document),

    /** What came into a member's main wallet and went out of it in a span, by kind, stakes and wins apart. */
    sumKinds: (owner: Owner, currency: string, span: Span, tx?: Transaction): Promise<KindSum[]> =>
      sumKinds(tx ?? database, owner, currency, span),

    /** When the oldest movement was made that the figures of a brand's teams have not taken; null when they took all. */
    oldestNews: (merchantId: string): Promise<Date | null> => oldestNews(database, merchantId),

    /** One stored transfer of a member, or undefined. */
    transfer: (owner: Owner, id: string, tx?: Transaction) => findTransfer((tx ?? database).query, owner, id),

    /** A part of a member's statement, newest first. */
    statement: (asked: StatementQuery) => readStatement(database, asked),

    /** Proves the books and stores the result (trial-balance.ts). */
    runTrialBalance: () => runTrialBalance(database, clock),

    /** Writes down the balances of the house side of every brand as of now. */
    takeHouseBalances: () => takeHouseBalances(database, clock.now(), null),
  }
}

export type LedgerService = ReturnType<typeof createLedgerService>
