import type { MemberSession } from '../../../http/session.ts'
import { kindClasses } from '../../ledger/service.ts'
import type { Place } from '../cursor.ts'
import * as repository from '../repository/transfers.ts'
import { checkSpan, needAgent } from './asking.ts'
import type { AgentsDependencies } from './dependencies.ts'
import { askedOf, isFew, LOOK, type WhoseFilter, type Wish, whoseOf } from './whose.ts'

/** The kinds of the ledger as agents read them; several may share one word. */
const KINDS = {
  DEPOSIT: ['DEPOSIT'],
  WITHDRAWAL: ['WITHDRAWAL'],
  BONUS: kindClasses.bonuses,
  REBATE: ['REBATE'],
  COMMISSION: ['COMMISSION'],
  TRANSFER: kindClasses.transfers,
  ADJUSTMENT: kindClasses.corrections,
} as const satisfies Readonly<Record<string, readonly string[]>>

export type TeamTransferKind = keyof typeof KINDS

const WORDS = new Map<string, TeamTransferKind>(
  Object.entries(KINDS).flatMap(([word, kinds]) => kinds.map((kind) => [kind, word as TeamTransferKind] as const)),
)

export interface TeamTransferFilter extends WhoseFilter {
  readonly kind?: TeamTransferKind | undefined
}

export interface TeamTransferView extends repository.TeamTransferRow {
  readonly word: TeamTransferKind
}

/**
 * Movements of the main wallets of those who were below the agent on their day, beside play, newest first. `next` is where the next page
 * begins; a page may hold fewer than asked for though there are more. Throws FORBIDDEN, TEAM_SPAN_INVALID.
 */
export async function listTeamTransfers(
  dependencies: AgentsDependencies,
  session: MemberSession,
  filter: TeamTransferFilter,
  { before, limit }: Wish,
): Promise<{ rows: TeamTransferView[]; next: Place | undefined }> {
  const { database } = dependencies
  const { timeZone, ...asker } = await needAgent(dependencies, session)
  checkSpan(filter)
  const whose = await whoseOf(dependencies, asker, filter)
  if (whose === undefined) return { rows: [], next: undefined }
  const kinds = filter.kind === undefined ? [...WORDS.keys()] : KINDS[filter.kind]
  const asked = { ...askedOf(session, filter, timeZone), whose, kinds, before, limit: limit + 1 }
  const { rows, last } = (await isFew(dependencies, asker, whose))
    ? { rows: await repository.listTransfersByMember(database, asked), last: undefined }
    : await repository.listTransfersByTime(database, asked, LOOK)
  const page = rows.slice(0, limit).map((row) => ({ ...row, word: WORDS.get(row.kind) ?? 'ADJUSTMENT' }))
  const end = page.at(-1)
  return { rows: page, next: rows.length > limit && end ? { at: end.created_at, id: end.id } : last }
}
