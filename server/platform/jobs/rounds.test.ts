import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { roundsOnCall } from './rounds.ts'

it('rounds on call are never two at once, whoever calls and wishes meanwhile, and all are over once they are stopped', async () => {
  let [underWay, most, done] = [0, 0, 0]
  const rounds = roundsOnCall(0, async () => {
    underWay += 1
    most = Math.max(most, underWay)
    // Of unlike lengths: the shorter one of two would say that none is under way.
    await setTimeout(done % 2 === 0 ? 20 : 1)
    underWay -= 1
    done += 1
  })
  const wished = rounds.runNow()
  rounds.call()
  const calls = (async () => {
    // Until some came round, however long a busy machine takes over each.
    for (let call = 0; call < 200 || done < 3; call++) {
      rounds.call()
      await Promise.resolve()
      if (call % 20 === 0) await setTimeout(2)
    }
  })()
  await Promise.all([wished, calls])
  rounds.call()
  await rounds.stop()
  expect({ underWay, most }).toEqual({ underWay: 0, most: 1 })
  expect(done).toBeGreaterThan(2)
})

it('a look that comes a little early begins a round, one amid the time between two does not', async () => {
  let begun = 0
  const rounds = roundsOnCall(0.6, async () => {
    begun += 1
  })
  rounds.call()
  await setTimeout(20)
  rounds.call()
  expect(begun).toBe(1)
  await setTimeout(130)
  rounds.call()
  expect(begun).toBe(2)
  await rounds.stop()
})
