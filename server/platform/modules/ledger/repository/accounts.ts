import type { Database, Transaction } from '../../../db/connection.ts'
import { givenRows } from '../../../db/given-rows.ts'
import type { MemberAccount } from '../accounts.ts'
import type { AccountBalance, Owner } from '../movement.ts'

/** Opens accounts that are not open yet. */
export async function openAccounts(
  { prepared }: Pick<Transaction, 'prepared'>,
  accounts: readonly (Owner & { readonly currency: string; readonly account: MemberAccount })[],
  at: Date,
): Promise<void> {
  if (accounts.length === 0) return
  await prepared(
    'ledger_open_accounts',
    `insert into ledger_accounts (merchant_id, member_id, currency, account, opened_at)
     select opened.*, $5::timestamptz
       from ${givenRows(['text[]', 'uuid[]', 'text[]', 'text[]'])} as opened (merchant_id, member_id, currency, account)
      order by member_id, merchant_id, currency, account
     on conflict do nothing`,
    [
      accounts.map(({ merchantId }) => merchantId),
      accounts.map(({ memberId }) => memberId),
      accounts.map(({ currency }) => currency),
      accounts.map(({ account }) => account),
      at,
    ],
  )
}

/** The balances of one member, of all currencies. */
export async function findBalances(
  connection: Pick<Database, 'prepared'>,
  owner: Owner,
): Promise<(AccountBalance & { currency: string })[]> {
  return connection.prepared(
    'ledger_balances',
    'select currency, account, balance, version from ledger_accounts where merchant_id = $1 and member_id = $2 order by currency, account',
    [owner.merchantId, owner.memberId],
  )
}

/** Locks a member's accounts in the order in which every movement locks them. */
export async function lockAccounts(tx: Pick<Transaction, 'raw'>, { merchantId, memberId }: Owner): Promise<void> {
  await tx.raw(
    `select 1 from ledger_accounts where merchant_id = $1 and member_id = $2 order by currency, account for update`,
    [merchantId, memberId],
  )
}
