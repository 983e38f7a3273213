import { expect, it } from 'vitest'
import { createWorkQueue, QueueFullError } from './work-queue.ts'

/** Work that ends when it is told to. */
function createWork() {
  const ends: (() => void)[] = []
  const begun: number[] = []
  return {
    begun,
    begin: (name: number) => {
      begun.push(name)
      return new Promise<number>((resolve) => ends.push(() => resolve(name)))
    },
    end: (index: number) => ends[index]?.(),
  }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

it('works on so much at a time, in the order in which it came', async () => {
  const { begin, begun, end } = createWork()
  const inQueue = createWorkQueue({ most: 2, mostWaiting: 2 })
  const answers = [0, 1, 2, 3].map((name) => inQueue(() => begin(name)))
  await turn()
  expect(begun).toEqual([0, 1])
  await expect(inQueue(() => begin(4))).rejects.toThrow(QueueFullError)
  end(1)
  await turn()
  expect(begun).toEqual([0, 1, 2])
  end(0)
  await turn()
  end(2)
  end(3)
  expect(await Promise.all(answers)).toEqual([0, 1, 2, 3])
})

it('goes on after work that failed', async () => {
  const inQueue = createWorkQueue({ most: 1, mostWaiting: 1 })
  const failed = inQueue(() => Promise.reject(new Error('no')))
  const next = inQueue(async () => 'yes')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('yes')
  expect(await inQueue(async () => 'again')).toBe('again')
})
