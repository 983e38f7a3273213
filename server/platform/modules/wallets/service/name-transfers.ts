import type { Database } from '../../../db/connection.ts'
import { loadWords } from '../../../lib/words.ts'
import { maskNumber } from '../../withdrawals/service.ts'
import { findBanks, findLineSides, findVendorNames, type MemberKey, type Named } from '../names-repository.ts'

const words = loadWords('statement')

/** Says of transfers, by their ids, with whom and in which direction: a vendor's wallet, somebody of the line, or the own bank. */
export async function nameTransfers(
  { query }: Pick<Database, 'query'>,
  member: MemberKey,
  ids: { readonly vendor: readonly string[]; readonly line: readonly string[]; readonly bank: readonly string[] },
  language: string,
): Promise<Map<string, string>> {
  const [vendors, line, banks] = await Promise.all([
    ids.vendor.length === 0 ? [] : findVendorNames(query, member, ids.vendor),
    ids.line.length === 0 ? [] : findLineSides(query, member, ids.line),
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
