// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { readForExport } from '../providers/list-export.ts'
import { show } from '../testing/show.tsx'
import { ExportProgress } from './ExportProgress.tsx'

/** A list of which the first page is there at once and the others when they are let. */
function slowList(total: number) {
  let release = () => {}
  const isLet = new Promise<void>((done) => {
    release = done
  })
  const page = async (number: number, perPage: number) => {
    if (number > 2) await isLet
    const before = (number - 1) * perPage
    const length = Math.min(perPage, total - before)
    return { data: Array.from({ length }, (_, index) => ({ id: before + index })), total }
  }
  return { page, release: () => release() }
}

it('shows how far a long list is on its way into a file, and goes when it is whole', async () => {
  await show(<ExportProgress />)
  const list = slowList(450)
  const whole = readForExport(list.page)
  expect(await screen.findByText('Reading 200 of 450 rows for the CSV file…')).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('44')
  list.release()
  expect((await whole).data).toHaveLength(450)
  await vi.waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
})

it('makes no file of a list that was stopped', async () => {
  const { user } = await show(<ExportProgress />)
  const list = slowList(450)
  const settled = vi.fn()
  void readForExport(list.page).finally(settled)
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  expect(screen.queryByRole('progressbar')).toBeNull()
  list.release()
  await new Promise((done) => setTimeout(done, 300))
  expect(settled).not.toHaveBeenCalled()
})

it('says that a list is too long for one file, and begins none', async () => {
  const { user } = await show(<ExportProgress />)
  const list = slowList(100_001)
  void readForExport(list.page)
  expect(await screen.findByText(/The list has 100,001 rows, and a file holds at most 100,000/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
})
