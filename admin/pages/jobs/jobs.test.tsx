// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import type { OperatorRight } from '../../lib/schema.generated.ts'
import * as live from '../../providers/live.ts'
import { serve, show } from '../../testing/show.tsx'
import JobList from './JobList.tsx'
import JobShow from './JobShow.tsx'
import type { ConsoleJobFragment } from './jobs.generated.ts'

const job = {
  id: 'send-mail',
  kind: 'QUEUE',
  state: 'HEALTHY',
  since: null,
  everySeconds: null,
  schedule: null,
  lastRanAt: '2026-11-22T00:00:00Z',
  lastTookMilliseconds: 120,
  lastSucceededAt: '2026-11-22T00:00:00Z',
  failuresInRow: 0,
  runningSince: null,
  dueAt: null,
  waiting: 0,
  waitingSince: null,
  stuck: 0,
  isRunnable: false,
  lastFailure: null,
} satisfies ConsoleJobFragment
const failure = {
  id: 'f1',
  at: '2026-11-22T00:00:00Z',
  state: 'STUCK',
  message: 'It failed for a reason that nobody foresaw.',
  detail: 'ECONNREFUSED',
  reference: '0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10',
  times: 1,
  attempt: 6,
} as const
const round = { ...job, id: 'pay-earnings', kind: 'ROUND', everySeconds: 5, isRunnable: true } as const
const failing = {
  ...round,
  state: 'FAILING',
  since: '2026-11-22T00:00:00Z',
  failuresInRow: 3,
  lastFailure: failure,
} as const
const payload = { job: null, failure: null, userErrors: [] }
const all: readonly OperatorRight[] = ['JOBS_READ', 'JOBS_RUN']

/** Stands for the socket: what is told through it comes as `tell` says. */
function listenTo() {
  let tell: (jobs: readonly ConsoleJobFragment[]) => void = () => {}
  vi.spyOn(live, 'listen').mockImplementation((_document, _variables, onData) => {
    tell = (jobs) => onData({ jobs } as never)
    return () => {}
  })
  return { tell: (jobs: readonly ConsoleJobFragment[]) => tell(jobs) }
}

async function open(shown: object, permissions: readonly OperatorRight[] = all) {
  const { asked } = serve({
    ConsoleJob: () => ({ job: shown }),
    RunJob: () => ({ payload }),
    RetryJobFailure: () => ({ payload }),
    DropJobFailure: () => ({ payload }),
  })
  listenTo()
  const page = (
    <Routes>
      <Route path="/jobs/:id" element={<JobShow />} />
    </Routes>
  )
  return { asked, ...(await show(page, { permissions, path: '/jobs/send-mail' })) }
}

describe('the list of jobs', () => {
  it('says first what does not go as it should, and takes over what it is told', async () => {
    serve({ ConsoleJobs: () => ({ jobs: [job, failing] }) })
    const { tell } = listenTo()
    await show(<JobList />, { permissions: all })
    const rows = () => screen.getAllByRole('row').slice(1)
    await screen.findByText('Failing')
    expect(rows().map((row) => within(row).getByRole('link').textContent)).toEqual([
      'Pay earnings of agents',
      'Send mail',
    ])
    expect(rows()[0]?.textContent).toContain('Every 5 seconds')
    expect(rows()[0]?.textContent).toContain(failure.message)
    tell([{ ...job, state: 'OVERDUE', waiting: 7, since: '2026-11-22T00:00:00Z' }, round])
    await screen.findByText('Overdue')
    expect(screen.queryByText('Failing')).toBeNull()
    expect(rows()[0]?.textContent).toContain('Send mail')
  })
})

it.each([
  ['vi', 'Mỗi phút', 'vừa xong'],
  ['en', 'Every minute', 'just now'],
] as const)(
  'says in %s in one way what comes round each minute, and what ran within the last one',
  async (language, cadence, ago) => {
    const lastRanAt = new Date().toISOString()
    const clocked = { ...round, id: 'send-mail', everySeconds: null, schedule: '* * * * *', lastRanAt }
    serve({ ConsoleJobs: () => ({ jobs: [{ ...round, everySeconds: 60, lastRanAt }, clocked] }) })
    listenTo()
    await show(<JobList />, { permissions: all, language })
    await waitFor(() => expect(screen.getAllByText(cadence)).toHaveLength(2))
    expect(screen.getAllByText(ago)).toHaveLength(2)
  },
)

describe('the page of a job', () => {
  it('says why it failed and has what gave up tried again, or let go of', async () => {
    const { asked, user } = await open({ ...job, state: 'FAILING', stuck: 1, failures: [failure] })
    const table = await screen.findByRole('table')
    expect(table.textContent).toContain(failure.reference)
    expect(table.textContent).toContain('ECONNREFUSED')
    expect(screen.queryByRole('button', { name: 'Run now' })).toBeNull()
    for (const [button, call] of [
      [/^Retry/, 'RetryJobFailure'],
      [/^Give up/, 'DropJobFailure'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: button }))
      const dialog = await screen.findByRole('dialog')
      await user.type(within(dialog).getByLabelText(/^Reason/), 'seen to')
      await user.click(within(dialog).getByRole('button', { name: button }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(asked).toContainEqual({ name: call, variables: { input: { id: 'f1', reason: 'seen to' } } })
    }
  })

  it('runs now what comes round', async () => {
    const { asked, user } = await open({ ...failing, id: 'send-mail', failures: [{ ...failure, state: 'TOLD' }] })
    await user.click(await screen.findByRole('button', { name: 'Run now' }))
    await user.type(screen.getByLabelText(/^Reason/), 'a doubt')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Run now' }))
    await screen.findByText(/It has begun/)
    expect(asked).toContainEqual({ name: 'RunJob', variables: { input: { id: 'send-mail', reason: 'a doubt' } } })
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull()
  })

  it('only shows to who reads', async () => {
    await open({ ...failing, stuck: 1, failures: [failure] }, ['JOBS_READ'])
    await screen.findByRole('table')
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})
