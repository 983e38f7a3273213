import type { Transaction } from '../../../db/connection.ts'
import type { MemberKey } from '../dependencies.ts'
import type { Persons } from '../persons.ts'
import { findPerson } from './exclusions-repository.ts'

/** What is known of the person behind an account, and the hashes by which he is recognised. */
export async function personOf(persons: Persons, tx: Transaction, member: MemberKey) {
  const row = await findPerson(tx, member)
  if (row === undefined) throw new Error('The member is gone')
  const name = row.name ?? row.payee_name
  const birthday = row.birthday ?? row.member_birthday
  const { email, mobile, id_number_hash: idNumberHash } = row
  const hashed = idNumberHash === null ? [] : [{ trait: 'ID_NUMBER' as const, hash: idNumberHash }]
  const traits = [...persons.traitsOf({ email, mobile, name, birthday }), ...hashed]
  return { email, mobile, name, birthday, idNumberHash, traits }
}
