import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { loadWords } from '../../lib/words.ts'
import { maskNumber } from '../withdrawals/service.ts'

const words = loadWords('statement')

interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

interface Named {
  readonly id: string
  readonly name: string
  readonly is_out: boolean
}

/** Says of transfers, by their ids, with whom and in which direction: a vendor's wallet, somebody of the line, or the own bank. */
export async function nameTransfers(
  { query }: Pick<Database, 'query'>,
  member: MemberKey,
  ids: { readonly vendor: readonly string[]; readonly line: readonly string[]; readonly bank: readonly string[] },
  language: string,
): Promise<Map<string, string>> {
  const [vendors, line, banks] = await Promise.all([
    ids.vendor.length === 0 ? [] : findVendors(query, member, ids.vendor),
    ids.line.length === 0 ? [] : findLine(query, member, ids.line),
    ids.bank.length === 0 ? [] : findBanks(query, member, ids.bank),
  ])
  const say = ({ id, name, is_out }: Named, from: string, to: string): [string, string] => [
    id,
    words.say(is_out ? to : from, language, { name }) ?? name,
  ]
  return new Map([
    ...vendors.map((row) => say(row, 'from_vendor', 'to_vendor')),
    ...line.map((row) => say(row, 'from_member', 'to_member')),
    ...banks.map((row): [string, string] => [row.id, `${row.bank_name} ${maskNumber(row.account_number)}`]),
  ])
}

const findVendors = (query: Database['query'], { merchantId, memberId }: MemberKey, ids: readonly string[]) =>
  query
    .selectFrom('vendor_transfers as transfer')
    .innerJoin('vendors', 'vendors.code', 'transfer.vendor_code')
    .select(['transfer.id', 'vendors.name', sql<boolean>`transfer.direction = 'IN'`.as('is_out')])
    .where('transfer.merchant_id', '=', merchantId)
    .where('transfer.member_id', '=', memberId)
    .where('transfer.id', 'in', ids)
    .execute()

const findLine = (query: Database['query'], { merchantId, memberId }: MemberKey, ids: readonly string[]) =>
  query
    .selectFrom('member_transfers as transfer')
    .innerJoin('members as other', (join) =>
      join
        .onRef('other.merchant_id', '=', 'transfer.merchant_id')
        .on(
          'other.id',
          '=',
          sql<string>`case when transfer.sender_id = ${memberId}::uuid then transfer.receiver_id else transfer.sender_id end`,
        ),
    )
    .select(['transfer.id', 'other.account as name', sql<boolean>`transfer.sender_id = ${memberId}::uuid`.as('is_out')])
    .where('transfer.merchant_id', '=', merchantId)
    .where('transfer.id', 'in', ids)
    .execute()

const findBanks = (query: Database['query'], { merchantId, memberId }: MemberKey, ids: readonly string[]) =>
  query
    .selectFrom('withdrawals')
    .select(['id', 'bank_name', 'account_number'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', 'in', ids)
    .execute()
