// @vitest-environment jsdom

import { screen } from '@testing-library/react'
import { RecordContextProvider, ResourceContextProvider } from 'react-admin'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import ExportList from './ExportList.tsx'
import { ExportStanding } from './ExportStanding.tsx'
import type { ConsoleExportFragment as Export } from './exports.generated.ts'
import { Narrowing } from './Narrowing.tsx'

const asked: Export = {
  id: 'e1',
  source: 'DEPOSITS',
  filter: { to: '2026-11-22T03:00:00.000Z' },
  format: 'CSV',
  state: 'RUNNING',
  failure: null,
  rowsExpected: 4_000,
  rowsWritten: 1_000,
  mostRows: 5_000_000,
  size: '123',
  askedAt: '2026-11-22T03:00:00.000Z',
  expiresAt: null,
  hasFile: false,
}

const standing = (change: Partial<Export>) =>
  show(
    <RecordContextProvider value={{ ...asked, ...change }}>
      <ExportStanding />
    </RecordContextProvider>,
  )

it('what is under way is seen to grow', async () => {
  await standing({})
  const bar = screen.getByRole('progressbar', { name: '1,000 of 4,000 rows' })
  expect(bar.getAttribute('aria-valuenow')).toBe('25')
})

it('what failed says why, and what to do', async () => {
  await standing({ state: 'FAILED', failure: 'TOO_MANY_ROWS' })
  expect(screen.getByText(/more rows than a file holds \(5,000,000\)/)).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('a file that is kept no more has expired', async () => {
  await standing({ state: 'DONE', expiresAt: '2026-11-21T03:00:00.000Z' })
  expect(screen.getByText('Expired')).toBeTruthy()
  expect(screen.queryByText('Done')).toBeNull()
})

const dataProvider = {
  getOne: async () => ({ data: { id: 'm1', account: 'demo01' } as never }),
  getList: async () =>
    ({ data: [{ id: 'MB', names: [{ language: 'en', name: 'Transfer · MB Bank' }] }], total: 1 }) as never,
}
const wished = { state: 'CREDITED', memberId: 'm1', channelId: 'MB', isClaimed: true, from: '2026-11-01T00:00:00.000Z' }

it('a filter is told in words and names, without the moment of asking that each has', async () => {
  const row = { ...asked, filter: { ...wished, to: asked.askedAt } }
  await show(<Narrowing of={row} />, { permissions: ['MEMBERS_READ', 'PAYMENT_CHANNELS_READ'], dataProvider })
  expect(await screen.findByText('Member: demo01')).toBeTruthy()
  expect(await screen.findByText('Channel: Transfer · MB Bank')).toBeTruthy()
  expect(screen.getByText('State: Credited')).toBeTruthy()
  expect(screen.getByText(/^From: 01\/11\/2026/)).toBeTruthy()
  expect(screen.queryByText(/^Before:/)).toBeNull()
})

it('a choice between two kinds is told as what was chosen', async () => {
  await show(
    <Narrowing of={{ ...asked, source: 'LOTTERY_DRAWS', filter: { isOfficial: true, lotteryCode: 'SSC_1M' } }} />,
  )
  expect(screen.getByText('Source: Official')).toBeTruthy()
  expect(screen.getByText('Lottery code: SSC_1M')).toBeTruthy()
})

it('whoever may not read members sees the id that was asked for', async () => {
  await show(<Narrowing of={{ ...asked, filter: wished }} />, { dataProvider })
  expect(screen.getByText('Member: m1')).toBeTruthy()
})

it('a list without wishes is the whole one', async () => {
  await show(<Narrowing of={asked} />)
  expect(screen.getByText('No filters')).toBeTruthy()
})

it('where nothing was exported yet, it says from where files come', async () => {
  await show(
    <ResourceContextProvider value="exports">
      <ExportList />
    </ResourceContextProvider>,
    { dataProvider: { getList: async () => ({ data: [], total: 0 }) as never } },
  )
  expect(await screen.findByText('You have not exported any list yet.')).toBeTruthy()
  expect(screen.getByText(/^Open a list, such as Deposits/)).toBeTruthy()
})
