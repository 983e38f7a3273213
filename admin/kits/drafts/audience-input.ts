import type { PromotionAudienceInput } from '../../lib/schema.generated.ts'
import { orNone, type Typed } from './typed-form.ts'

/** The audience that everybody belongs to. */
export const everybody: PromotionAudienceInput = {
  newMembersDays: null,
  leastLevel: null,
  greatestLevel: null,
  leastDeposits: null,
  inactiveDays: null,
  line: [],
  tags: [],
}

/** An audience as the schema takes it. */
export function audienceInput(audience: Typed<PromotionAudienceInput>) {
  const { newMembersDays, leastLevel, greatestLevel, leastDeposits, inactiveDays, line, tags } = audience
  const amount = orNone(leastDeposits?.amount)
  return {
    newMembersDays: orNone(newMembersDays),
    leastLevel: orNone(leastLevel),
    greatestLevel: orNone(greatestLevel),
    leastDeposits: amount === null ? null : { amount, days: leastDeposits?.days },
    inactiveDays: orNone(inactiveDays),
    line: line ?? [],
    tags: tags ?? [],
  }
}
