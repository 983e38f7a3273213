import type { PromotionAudienceInput } from '../../generated/resolvers.ts'

/** The platform wants each term of an audience named, be it with null. */
export const audienceBody = (audience: PromotionAudienceInput) => ({
  newMembersDays: audience.newMembersDays ?? null,
  leastLevel: audience.leastLevel ?? null,
  greatestLevel: audience.greatestLevel ?? null,
  leastDeposits: audience.leastDeposits ?? null,
  inactiveDays: audience.inactiveDays ?? null,
  line: [...audience.line],
  tags: [...audience.tags],
})
