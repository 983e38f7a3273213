import type { Moment, Part, Stretch } from '../../../http/feed.ts'
import type { MemberSession } from '../../../http/session.ts'
import { kindClasses } from '../../ledger/service.ts'
import * as repository from '../repository/transfers.ts'
import { checkSpan, needAgent } from './asking.ts'
import type { AgentsDependencies } from './dependencies.ts'
import { askedOf, isFew, LOOK, readRecords, type WhoseFilter, whoseOf } from './whose.ts'

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
 * Movements of the main wallets of those who were below the agent on their day, beside play, newest first. There may be fewer than asked for
 * though there are more. Throws FORBIDDEN, TEAM_SPAN_INVALID.
 */
export async function listTeamTransfers(
  dependencies: AgentsDependencies,
  session: MemberSession,
  filter: TeamTransferFilter,
  stretch: Stretch<Moment>,
): Promise<Part<TeamTransferView, Moment>> {
  const { database } = dependencies
  const { timeZone, ...asker } = await needAgent(dependencies, session)
  checkSpan(filter)
  const whose = await whoseOf(dependencies, asker, filter)
  if (whose === undefined) return { rows: [], hasMore: false }
  const kinds = filter.kind === undefined ? [...WORDS.keys()] : KINDS[filter.kind]
  const asked = { ...askedOf(session, filter, timeZone), whose, kinds }
  const { rows, ...rest } = await readRecords(stretch, await isFew(dependencies, asker, whose), {
    byMember: (part) => repository.listTransfersByMember(database, { ...asked, stretch: part }),
    byTime: (part) => repository.listTransfersByTime(database, { ...asked, stretch: part }, LOOK),
  })
  return { ...rest, rows: rows.map((row) => ({ ...row, word: WORDS.get(row.kind) ?? 'ADJUSTMENT' })) }
}
