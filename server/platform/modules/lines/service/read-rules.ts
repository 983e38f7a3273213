import type { MemberSession } from '../../../http/session.ts'
import { findLines, type HeldLimit, listHeld, listSet } from '../repository/rules.ts'
import type { Limit } from '../subjects.ts'
import { needAgent } from './asking.ts'
import type { LinesDependencies } from './dependencies.ts'

/** What holds for a member of an agent's line. */
export interface LineRulesView {
  readonly memberId: string
  /** How many are below. */
  readonly members: number
  /** Whether the agent who asks may set something: for those directly below, and for all below himself. */
  readonly isOwn: boolean
  /** Whether the rows of a large line are still to be written: within a minute. */
  readonly isPending: boolean
  /** What he has set for the line. */
  readonly set: readonly Limit[]
  /** The strictest of each subject; one's own word comes before others that say the same. */
  readonly inForce: readonly HeldLimit[]
}

/** What is set for members of the agent's line, and what is in force; who is not in the line is left out. Throws FORBIDDEN. */
export async function readRules(
  dependencies: LinesDependencies,
  session: MemberSession,
  ids: readonly string[],
): Promise<LineRulesView[]> {
  const { database } = dependencies
  const asker = await needAgent(dependencies, session, 'rules.read')
  const [lines, held, set] = await Promise.all([
    findLines(database, asker, ids),
    listHeld(database, asker, ids),
    listSet(database, asker, ids),
  ])
  return lines.map(({ memberId, depth, members, isPending }) => ({
    memberId,
    members,
    isOwn: depth <= 1,
    isPending,
    set: depth <= 1 ? set.filter((each) => each.memberId === memberId) : [],
    inForce: strictest(held.filter((each) => each.memberId === memberId)),
  }))
}

function strictest(held: readonly HeldLimit[]): HeldLimit[] {
  const bySubject = new Map<string, HeldLimit>()
  for (const limit of held) {
    const other = bySubject.get(limit.subject)
    const isStricter = other === undefined || limit.greatest < other.greatest
    const isOwnWord = other?.greatest === limit.greatest && limit.source === 'OWN'
    if (isStricter || isOwnWord) bySubject.set(limit.subject, limit)
  }
  return [...bySubject.values()]
}
