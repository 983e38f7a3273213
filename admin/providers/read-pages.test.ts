import { expect, it } from 'vitest'
import { readPages } from './read-pages.ts'

/** A list of so many numbers, that notes which pages were read. */
function listOf(count: number) {
  const read: number[] = []
  const page = async (number: number, perPage: number) => {
    read.push(number)
    const data = Array.from({ length: count }, (_, index) => index).slice((number - 1) * perPage, number * perPage)
    return { data, total: count }
  }
  return { read, page }
}

it('reads page after page until there are enough', async () => {
  const { read, page } = listOf(1_000)
  const { data, total } = await readPages(250, page)
  expect(data).toEqual(Array.from({ length: 250 }, (_, index) => index))
  expect([total, read]).toEqual([1_000, [1, 2, 3]])
})

it('ends with the last row, whether it fills its page or not', async () => {
  const uneven = listOf(130)
  expect((await readPages(1_000, uneven.page)).data).toHaveLength(130)
  expect(uneven.read).toEqual([1, 2])
  const even = listOf(200)
  expect((await readPages(1_000, even.page)).data).toHaveLength(200)
})
