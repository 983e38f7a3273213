import type { Estimate } from './estimate.ts'

/** The sums of an estimate of one in so many members as those of all would be; who gained most stays who was looked at. */
export function timesAs(estimate: Estimate, oneIn: number): Estimate {
  if (oneIn === 1) return estimate
  const many = BigInt(oneIn)
  const outcomes = Object.fromEntries(
    Object.entries(estimate.outcomes).map(([kind, { times, amount }]) => [
      kind,
      { times: times * oneIn, amount: amount * many },
    ]),
  ) as Estimate['outcomes']
  return {
    ...estimate,
    outcomes,
    members: estimate.members * oneIn,
    times: estimate.times * oneIn,
    refused: estimate.refused * oneIn,
    granted: estimate.granted * many,
    required: estimate.required * many,
    done: estimate.done * many,
    takenBack: estimate.takenBack * many,
  }
}
