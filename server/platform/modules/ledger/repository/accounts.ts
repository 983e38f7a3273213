import type { Database, Transaction } from '../../../db/connection.ts'
import type { MemberAccount } from '../accounts.ts'
import type { AccountBalance, Owner } from '../movement.ts'

/** Opens accounts that are not open yet. */
export async function openAccounts(
  query: Transaction['query'],
  owner: Owner,
  accounts: readonly { currency: string; account: MemberAccount }[],
  at: Date,
): Promise<void> {
  if (accounts.length === 0) return
  await query
    .insertInto('ledger_accounts')
    .values(
      accounts.map(({ currency, account }) => ({
        merchant_id: owner.merchantId,
        member_id: owner.memberId,
        currency,
        account,
        opened_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
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
