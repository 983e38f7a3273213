import { expect, it } from 'vitest'
import { createCallerTurns } from './caller-turns.ts'

const forever = new AbortController().signal
const isOpen = (turn: Promise<unknown>) =>
  Promise.race([turn.then(() => true), new Promise((go) => setTimeout(go, 5, false))])

it('lets so many of one in at once, the next in their order, and others meanwhile', async () => {
  const turns = createCallerTurns(2)
  const [first] = await Promise.all([turns.take('anna', forever), turns.take('anna', forever)])
  const third = turns.take('anna', forever)
  const fourth = turns.take('anna', forever)
  expect(await isOpen(third)).toBe(false)
  expect(await isOpen(turns.take('binh', forever))).toBe(true)
  first()
  first()
  expect(await isOpen(third)).toBe(true)
  expect(await isOpen(fourth)).toBe(false)
  const end = await third
  end()
  expect(await isOpen(fourth)).toBe(true)
})

it('gives no place to whom nobody waits for any more', async () => {
  const turns = createCallerTurns(1)
  const end = await turns.take('anna', forever)
  const gone = new AbortController()
  const second = turns.take('anna', gone.signal)
  const third = turns.take('anna', forever)
  gone.abort(new Error('gone'))
  await expect(second).rejects.toThrow('gone')
  end()
  expect(await isOpen(third)).toBe(true)
  await expect(turns.take('anna', gone.signal)).rejects.toThrow('gone')
})
