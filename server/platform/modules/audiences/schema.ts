import { type Static, Type } from 'typebox'
import { Amount, Id, Nullable } from '../../http/call.ts'

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

/** For whom something is: whoever meets all of it. */
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
