import type { Transaction } from '../../../db/connection.ts'
import { dateAt } from '../../../lib/local-day.ts'
import { foldAccounts, lookAt } from '../../audiences/service.ts'
import type { Addressees } from '../draft.ts'
import type { Dependencies } from './dependencies.ts'

/** Before all ids. */
export const FIRST = '00000000-0000-0000-0000-000000000000'

/** Which members are looked at, and as of when: who registers later is no addressee, and terms of days go by that moment. */
export interface Part {
  readonly merchantId: string
  /** Of the brand, whose days they are. */
  readonly timeZone: string
  readonly after: string
  readonly limit: number
  readonly now: Date
}

/** Who of one page of members is written to. */
export interface Found {
  readonly members: readonly { readonly memberId: string; readonly language: string }[]
  readonly lookedAt: number
  /** Behind whom the next page begins; null after the last one. */
  readonly last: string | null
}

/**
 * Finds who of one page of members is written to: what the house says reaches whoever is not closed, an offer only those who may be offered
 * something now. What counts, what tries out and what sends ask here.
 */
export async function findAddressees(
  { protection }: Pick<Dependencies, 'protection'>,
  reader: Pick<Transaction, 'query' | 'raw'>,
  { kind, audience, accounts }: Addressees,
  { timeZone, ...part }: Part,
): Promise<Found> {
  const page = {
    ...part,
    today: dateAt(part.now, timeZone),
    accounts: accounts.length === 0 ? null : foldAccounts(accounts),
  }
  const { found, lookedAt, last } = await lookAt(reader, page, audience)
  if (kind === 'HOUSE') return { members: found, lookedAt, last }
  const ids = found.map(({ memberId }) => memberId)
  const may = await protection.mayHaveOffersOf(reader, part.merchantId, ids)
  return { members: found.filter(({ memberId }) => may.has(memberId)), lookedAt, last }
}
