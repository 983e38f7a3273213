import { type Static, Type } from 'typebox'
import { Amount, Id, Nullable } from '../../http/call.ts'
import { type Money, parseMoney } from '../../lib/money.ts'

const Level = (minimum: number) => Type.Integer({ minimum, maximum: 20 })

/** What of an audience everybody may read. */
export const ShownAudience = Type.Object(
  {
    newMembersDays: Nullable(
      Type.Integer({ minimum: 1, maximum: 365, description: 'Only for accounts opened within so many days' }),
    ),
    leastLevel: Nullable(Type.Integer({ ...Level(1), description: 'The lowest VIP level that it is for' })),
    greatestLevel: Nullable(Type.Integer({ ...Level(0), description: 'The highest; 0 is who has reached none' })),
    leastDeposits: Nullable(
      Type.Object(
        { amount: Amount, days: Type.Integer({ minimum: 1, maximum: 365 }) },
        { additionalProperties: false, description: 'What deposits of the last so many days come to' },
      ),
    ),
    inactiveDays: Nullable(
      Type.Integer({ minimum: 1, maximum: 365, description: 'Only for who has not bet for so many days' }),
    ),
  },
  { additionalProperties: false },
)

/** For whom a promotion is: whoever meets all of it. */
export const Audience = Type.Object(
  {
    ...ShownAudience.properties,
    line: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), {
      maxItems: 20,
      uniqueItems: true,
      description: 'Accounts of agents: only for members below one of them; empty is for all',
    }),
    tags: Type.Array(Id, {
      maxItems: 20,
      uniqueItems: true,
      description: 'Only for who wears one of them; empty: all',
    }),
  },
  { additionalProperties: false },
)
export type Audience = Static<typeof Audience>

/** What is known of a member, as far as some promotion asks for it. */
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

const DAY = 86_400_000

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

/** Whether nobody else is to know of a promotion: a line or a tag says something about who belongs to it. */
export const isDiscreet = ({ line, tags }: Audience): boolean => line.length > 0 || tags.length > 0

/** What of an audience its members may read. */
export function shownAudience({ line: _line, tags: _tags, ...shown }: Audience): Static<typeof ShownAudience> {
  return shown
}
