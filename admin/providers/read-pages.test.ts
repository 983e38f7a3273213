import { expect, it } from 'vitest'
import { readPages } from './read-pages.ts'

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }))

/** A list of so many rows, that notes which pages were read. */
function listOf(count: number) {
  const rows = rowsOf(count)
  const read: number[] = []
  const page = async (number: number, perPage: number) => {
    read.push(number)
    return { data: rows.slice((number - 1) * perPage, number * perPage), total: rows.length }
  }
  return { rows, read, page }
}

const onPage = async () => undefined

it('reads page after page to the last row, whether that fills its page or not', async () => {
  const uneven = listOf(1_130)
  expect((await readPages(uneven.page, onPage)).data).toEqual(rowsOf(1_130))
  expect(uneven.read).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  const even = listOf(200)
  expect((await readPages(even.page, onPage)).data).toHaveLength(200)
})

it('has a row once that slid onto the next page while it was read', async () => {
  const list = listOf(150)
  const { data } = await readPages(list.page, async () => {
    list.rows.unshift({ id: 'new' })
  })
  expect(data).toEqual(rowsOf(150))
})

it('tells how far it is, and ends when its reader throws', async () => {
  const told: unknown[] = []
  await readPages(listOf(250).page, async (progress) => void told.push(progress))
  expect(told).toEqual([
    { rows: 100, total: 250 },
    { rows: 200, total: 250 },
  ])
  const list = listOf(250)
  await expect(readPages(list.page, () => Promise.reject(new Error('enough')))).rejects.toThrow('enough')
  expect(list.read).toEqual([1])
})
