import { type Moment, type Part, readPart, type Stretch } from '../../../http/feed.ts'
import type { MemberSession } from '../../../http/session.ts'
import { nextDate, startOfDate } from '../../../lib/local-day.ts'
import type { Whose } from '../repository/edges.ts'
import type { DaySpan } from '../repository/figures.ts'
import { countTeam, findNamed } from '../repository/team.ts'
import type { needAgent } from './asking.ts'
import type { AgentsDependencies } from './dependencies.ts'

const FEW = 1_000
/** Records of a brand looked at for one page: some hundredths of a second. */
export const LOOK = 20_000

/** Whose records of which days. */
export interface WhoseFilter extends DaySpan {
  /** Of this member of the line alone, by the whole name. */
  readonly account?: string | undefined
  /** Of everybody below unless told. */
  readonly scope?: 'DIRECT' | 'TEAM' | undefined
}

/** What every list of records is asked for. */
export const askedOf = (
  { merchantId, memberId, currency }: MemberSession,
  { from, to }: DaySpan,
  timeZone: string,
) => ({
  merchantId,
  memberId,
  currency,
  timeZone,
  from: startOfDate(from, timeZone),
  to: startOfDate(nextDate(to), timeZone),
})

type Agent = Omit<Awaited<ReturnType<typeof needAgent>>, 'timeZone'>

/** Undefined where nobody of that name is or was in the line. */
export async function whoseOf(
  { database }: Pick<AgentsDependencies, 'database'>,
  asker: Agent,
  { account, scope = 'TEAM' }: WhoseFilter,
): Promise<Whose | undefined> {
  if (account === undefined) return scope
  const memberId = await findNamed(database, asker, account.trim().toLowerCase())
  return memberId === undefined ? undefined : { memberId }
}

/** Whether each of them may be asked for his last records; else those of the brand are looked through by time. */
export async function isFew(
  { database, clock }: Pick<AgentsDependencies, 'database' | 'clock'>,
  asker: Agent,
  whose: Whose,
): Promise<boolean> {
  if (typeof whose !== 'string') return true
  const { members, direct_members } = await countTeam(database, asker, clock.now())
  return (whose === 'DIRECT' ? direct_members : members) <= FEW
}

interface Reading<Row> {
  readonly byMember: (stretch: Stretch<Moment>) => Promise<Row[]>
  readonly byTime: (stretch: Stretch<Moment>) => Promise<{ rows: Row[]; reached: Moment | undefined }>
}

/** A part of the records of a team: those of few asked of each member, else by time as far as is looked. */
export async function readRecords<Row>(
  stretch: Stretch<Moment>,
  areFew: boolean,
  { byMember, byTime }: Reading<Row>,
): Promise<Part<Row, Moment>> {
  if (areFew) return readPart(stretch, byMember)
  let reached: Moment | undefined
  const { rows, hasMore } = await readPart(stretch, async (part) => {
    const found = await byTime(part)
    reached = found.reached
    return found.rows
  })
  return { rows, hasMore: hasMore || reached !== undefined, reached }
}
