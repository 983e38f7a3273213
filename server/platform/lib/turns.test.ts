import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('does what has the same key one after the other, also after one that failed, and the rest beside it', async () => {
  const inTurn = createTurns()
  const done: string[] = []
  const work = (name: string, milliseconds: number) => async () => {
    await setTimeout(milliseconds)
    done.push(name)
    if (name === 'fails') throw new Error(name)
    return name
  }
  const answers = await Promise.allSettled([
    inTurn('a', work('slow', 30)),
    inTurn('a', work('fails', 5)),
    inTurn('a', work('last', 0)),
    inTurn('b', work('other', 1)),
  ])
  expect(done).toEqual(['other', 'slow', 'fails', 'last'])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
})
