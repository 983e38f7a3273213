import { formatsOf } from '../../../../../formats/formats.ts'
import type { Database } from '../../../db/connection.ts'
import type { OperatorSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import { dialledDigits } from '../../../lib/dialled-digits.ts'
import { foldText } from '../../../lib/fold-text.ts'
import { groupUnder } from '../../../lib/group.ts'
import { formatMoney } from '../../../lib/money.ts'
import type { BrandKind } from '../repository.ts'
import { findOfBrand } from '../repository.ts'
import { brandKinds, rightOf } from './kinds.ts'
import { nameRecord } from './names-repository.ts'
import { type FoundText, searchedKinds, searchKinds } from './search-repository.ts'
import { findStates } from './states-repository.ts'

/** What was found, with how it stands. */
export interface StandingHit extends FoundText {
  readonly state: string | null
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Records of the brand in view that bear what was typed, of the kinds that the operator may read: whatever has it as its id, members and
 * operators by any part of account, name, mail or phone, games by name, and the rest by the number that people outside know it by.
 */
export async function search(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  session: OperatorSession,
  typed: string,
  language: string,
): Promise<StandingHit[]> {
  const { merchantId } = session
  const found = await find(database, session, typed, language)
  const idsOf = groupUnder(found, ({ kind }) => kind)
  const states = new Map(
    await Promise.all(
      [...idsOf].map(async ([kind, hits]) => {
        const wanted = { merchantId, ids: hits.map(({ id }) => id), now: clock.now() }
        return [kind, await findStates(database, kind, wanted)] as const
      }),
    ),
  )
  return found.map((hit) => ({ ...hit, state: states.get(hit.kind)?.get(hit.id) ?? null }))
}

async function find(
  database: Database,
  { merchantId, rights }: OperatorSession,
  typed: string,
  language: string,
): Promise<FoundText[]> {
  const text = typed.trim()
  const mayRead = (kind: keyof typeof rightOf) => rights.has(rightOf[kind])
  if (UUID.test(text)) {
    const id = text.toLowerCase()
    const found = await findOfBrand(database, merchantId, brandKinds.filter(mayRead), [id])
    return Promise.all(
      found.map(async ({ kind }) => ({ kind, id, ...(await wordsOf(database, kind, { merchantId, id, language })) })),
    )
  }
  const folded = foldText(text).toLowerCase()
  const dialled = dialledDigits(text) ?? folded
  return searchKinds(database, { merchantId, text, folded, dialled, language }, searchedKinds.filter(mayRead))
}

/** What a record is called that was found by its id: whose it is and what it came to; the id, where it has no other name. */
async function wordsOf(
  database: Database,
  kind: BrandKind,
  asked: { merchantId: string; id: string; language: string },
) {
  const name = await nameRecord(database, kind, asked)
  if (name === undefined) return { title: asked.id, detail: null }
  const { title, amount, currency, detail } = name
  const money = formatsOf(asked.language).money
  const sum = amount === null || currency === null ? null : money(formatMoney(amount), { currency })
  const words = [sum, detail].filter((part) => part !== null && part !== '')
  return { title, detail: words.length === 0 ? null : words.join(' · ') }
}
