import type { Database } from '../../../db/connection.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { dialledDigits } from '../../../lib/dialled-digits.ts'
import { foldText } from '../../../lib/fold-text.ts'
import { findOfBrand } from '../repository.ts'
import { brandKinds, rightOf } from './kinds.ts'
import { type FoundText, searchedKinds, searchKinds } from './search-repository.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Records of the brand in view that bear what was typed, of the kinds that the operator may read: whatever has it as its id, members and
 * operators by any part of account, name, mail or phone, games by name, and the rest by the number that people outside know it by.
 */
export async function search(
  { database }: { readonly database: Database },
  { merchantId, rights }: OperatorSession,
  typed: string,
  language: string,
): Promise<FoundText[]> {
  const text = typed.trim()
  const mayRead = (kind: keyof typeof rightOf) => rights.has(rightOf[kind])
  if (UUID.test(text)) {
    const id = text.toLowerCase()
    const found = await findOfBrand(database, merchantId, brandKinds.filter(mayRead), [id])
    return found.map(({ kind }) => ({ kind, id, title: id, detail: null }))
  }
  const folded = foldText(text).toLowerCase()
  const dialled = dialledDigits(text) ?? folded
  return searchKinds(database, { merchantId, text, folded, dialled, language }, searchedKinds.filter(mayRead))
}
