import type { Static } from 'typebox'
import { type Money, parseMoney } from '../../lib/money.ts'
import type { Audience, ShownAudience } from './schema.ts'

/** What is known of a member, as far as some audience asks for it. */
export interface AudienceFacts {
  readonly registeredAt: Date
  /** The VIP level reached; 0 is none. */
  readonly level: number
  /** Accounts of who is above, in small letters. */
  readonly uplines: readonly string[]
  readonly tags: readonly string[]
  /** What deposits of the last so many days come to, by the days. */
  readonly deposits: ReadonlyMap<number, Money>
  readonly lastBetAt: Date | null
}

/** What some audiences ask about a member. */
export interface AskedOfMember {
  readonly level: boolean
  readonly line: boolean
  readonly tags: boolean
  readonly lastBet: boolean
  /** Over how many days deposits are added up. */
  readonly depositDays: readonly number[]
}

const DAY = 86_400_000

/** What has to be looked up to decide about some audiences. */
export function askedBy(audiences: readonly Audience[]): AskedOfMember {
  return {
    level: audiences.some(({ leastLevel, greatestLevel }) => leastLevel !== null || greatestLevel !== null),
    line: audiences.some(({ line }) => line.length > 0),
    tags: audiences.some(({ tags }) => tags.length > 0),
    lastBet: audiences.some(({ inactiveDays }) => inactiveDays !== null),
    depositDays: [...new Set(audiences.flatMap(({ leastDeposits }) => leastDeposits?.days ?? []))],
  }
}

/** Since when deposits of the last so many days are added up. */
export const depositsFrom = (days: readonly number[], now: Date): string[] =>
  days.map((count) => new Date(now.getTime() - count * DAY).toISOString())

/** What deposits come to by the days, of sums in the order in which they were asked for. */
export const depositsByDays = (days: readonly number[], sums: readonly string[]): Map<number, Money> =>
  new Map(days.map((count, place): [number, Money] => [count, BigInt(sums[place] ?? '0')]))

/** Whether somebody belongs to an audience. */
export function isFor(audience: Audience, facts: AudienceFacts, now: Date): boolean {
  const { newMembersDays, leastLevel, greatestLevel, leastDeposits, inactiveDays } = audience
  const daysAgo = (days: number) => now.getTime() - days * DAY
  const isNew = newMembersDays === null || facts.registeredAt.getTime() > daysAgo(newMembersDays)
  const isOfLevel = facts.level >= (leastLevel ?? 0) && facts.level <= (greatestLevel ?? Number.POSITIVE_INFINITY)
  const hasDeposited =
    leastDeposits === null || (facts.deposits.get(leastDeposits.days) ?? 0n) >= parseMoney(leastDeposits.amount)
  // Who has never bet has not bet since the account was opened.
  const playedAt = facts.lastBetAt ?? facts.registeredAt
  const isInactive = inactiveDays === null || playedAt.getTime() <= daysAgo(inactiveDays)
  return isNew && isOfLevel && hasDeposited && isInactive && isOfLine(audience, facts) && wearsTag(audience, facts)
}

const isOfLine = ({ line }: Audience, { uplines }: AudienceFacts): boolean =>
  line.length === 0 || line.some((account) => uplines.includes(account.toLowerCase()))

const wearsTag = ({ tags }: Audience, facts: AudienceFacts): boolean =>
  tags.length === 0 || tags.some((tag) => facts.tags.includes(tag))

/** Whether nobody else is to know of what is for an audience: a line or a tag says something about who belongs to it. */
export const isDiscreet = ({ line, tags }: Audience): boolean => line.length > 0 || tags.length > 0

/** What of an audience its members may read. */
export function shownAudience({ line: _line, tags: _tags, ...shown }: Audience): Static<typeof ShownAudience> {
  return shown
}
