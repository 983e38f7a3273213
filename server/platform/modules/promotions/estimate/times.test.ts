import { expect, it } from 'vitest'
import { timesAs } from './times.ts'

it('sums of a sample are those of all, who gained most stays who he is', () => {
  const none = { times: 0, amount: 0n }
  const sample = {
    members: 2,
    times: 3,
    granted: 30n,
    refused: 1,
    spentAt: new Date(0),
    required: 90n,
    done: 45n,
    outcomes: {
      FREE: none,
      COMPLETED: { times: 2, amount: 20n },
      OPEN: none,
      EXPIRED: { times: 1, amount: 10n },
      BROKEN: none,
    },
    takenBack: 10n,
    gains: [{ memberId: 'lan', times: 2, granted: 20n, kept: 20n }],
  }
  expect(timesAs(sample, 1)).toBe(sample)
  expect(timesAs(sample, 5)).toEqual({
    ...sample,
    members: 10,
    times: 15,
    granted: 150n,
    refused: 5,
    required: 450n,
    done: 225n,
    outcomes: { ...sample.outcomes, COMPLETED: { times: 10, amount: 100n }, EXPIRED: { times: 5, amount: 50n } },
    takenBack: 50n,
  })
})
