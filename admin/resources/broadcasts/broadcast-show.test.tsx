// @vitest-environment jsdom

import { cleanup, screen, within } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { everybody } from '../../kits/drafts/audience-input.ts'
import type { OperatorRight } from '../../lib/schema.generated.ts'
import { serve, show } from '../../testing/show.tsx'
import BroadcastShow from './BroadcastShow.tsx'

const hostile = '<img src=x onerror="document.title = 1">'
const broadcast = {
  id: '7',
  state: 'DRAFT',
  draft: {
    kind: 'HOUSE',
    audience: everybody,
    accounts: [],
    page: 'HELP',
    scheduledAt: null as string | null,
    words: [
      { language: 'vi', title: 'Bảo trì', content: 'Đêm nay' },
      { language: 'en', title: 'Maintenance', content: hostile },
    ],
  },
  revision: 'seen-by-the-operator-1',
  reach: 1_234 as number | null,
  counting: null as { lookedAt: number; of: number } | null,
  needsCount: true,
  delivered: 0,
  createdAt: '2026-11-22T00:00:00Z',
  createdBy: 'support',
  changedAt: '2026-11-22T00:00:00Z',
  sentBy: null as string | null,
  scheduledAt: null,
  startedAt: null as string | null,
  endedAt: null as string | null,
}
const ALL: readonly OperatorRight[] = ['BROADCASTS_READ', 'BROADCASTS_WRITE', 'BROADCASTS_SEND']

async function open(change: object = {}, permissions: readonly OperatorRight[] = ALL) {
  const record = { ...broadcast, ...change }
  const done = () => ({ payload: { userErrors: [] } })
  const { asked } = serve({
    CountBroadcast: () => ({ payload: { record, userErrors: [] } }),
    SendBroadcast: done,
    PauseBroadcast: done,
    TryBroadcast: () => ({
      payload: {
        userErrors: [{ code: 'BROADCAST_ACCOUNT_NOT_REACHED', message: 'Not that account', field: ['account'] }],
      },
    }),
    ConsoleBroadcastReaders: () => ({ readers: 321 }),
  })
  const shown = await show(
    <ResourceContextProvider value="broadcasts">
      <Routes>
        <Route path="/broadcasts/:id/show/*" element={<BroadcastShow />} />
      </Routes>
    </ResourceContextProvider>,
    {
      permissions,
      path: '/broadcasts/7/show',
      dataProvider: { getOne: async () => ({ data: record as never }) },
    },
  )
  await screen.findByRole('heading', { name: 'Maintenance', level: 2 })
  const called = (name: string) => asked.filter((one) => one.name === name).map(({ variables }) => variables)
  return { ...shown, called }
}

describe('the page of a broadcast', () => {
  it('shows what members will read as plain text, in each language', async () => {
    const { user } = await open()
    const preview = screen.getByRole('complementary', { name: 'As members will see it' })
    expect(within(preview).getByText(hostile)).toBeTruthy()
    expect(preview.querySelector('img')).toBe(null)
    await user.click(within(preview).getByRole('tab', { name: 'Vietnamese' }))
    expect(within(preview).getByText('Đêm nay')).toBeTruthy()
  })

  it('sends to many after the number was typed, as the revision that was seen', async () => {
    const { user, fill, called } = await open()
    await user.click(screen.getByRole('button', { name: 'Send' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('It reaches 1,234 members.')).toBeTruthy()
    await fill(dialog.getByRole('textbox', { name: /Number of recipients/ }), '1243')
    await fill(dialog.getByRole('textbox', { name: /Reason/ }), 'Maintenance tonight')
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await dialog.findByText('What you typed is not the number of recipients.')).toBeTruthy()
    expect(called('SendBroadcast')).toEqual([])
    await fill(dialog.getByRole('textbox', { name: /Number of recipients/ }), '1,234')
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    await screen.findByText('It is being sent')
    expect(called('SendBroadcast')).toEqual([
      { input: { id: '7', reason: 'Maintenance tonight', revision: 'seen-by-the-operator-1', count: 1_234 } },
    ])
  })

  it('is counted before it can be sent', async () => {
    const { user, called } = await open({ reach: null, needsCount: false })
    expect(screen.queryByRole('button', { name: 'Send' })).toBe(null)
    expect(screen.getByText(/^Count the recipients first/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Count the recipients' }))
    await screen.findByText('Counted')
    expect(called('CountBroadcast')).toEqual([{ id: '7' }])
  })

  it('shows how far a count is, and begins no other meanwhile', async () => {
    await open({ reach: null, counting: { lookedAt: 50_000, of: 200_000 } })
    const bar = screen.getByRole('progressbar', { name: '50,000 of 200,000 members looked at' })
    expect(bar.getAttribute('aria-valuenow')).toBe('25')
    expect(screen.getByRole('button', { name: 'Counting…' })).toHaveProperty('disabled', true)
    expect(screen.queryByRole('button', { name: 'Send' })).toBe(null)
  })

  it('shows how far it is and who has read it, and is paused with a reason', async () => {
    const { user, fill, called } = await open({
      state: 'SENDING',
      delivered: 617,
      startedAt: '2026-11-22T00:00:00Z',
      sentBy: 'operator',
    })
    const bar = screen.getByRole('progressbar', { name: '617 of 1,234 members' })
    expect(bar.getAttribute('aria-valuenow')).toBe('50')
    expect(await screen.findByText('321')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Pause' }))
    const dialog = within(await screen.findByRole('dialog'))
    await fill(dialog.getByRole('textbox', { name: /Reason/ }), 'A wrong word')
    await user.click(dialog.getByRole('button', { name: 'Pause' }))
    await screen.findByText('Saved')
    expect(called('PauseBroadcast')).toEqual([{ input: { id: '7', reason: 'A wrong word' } }])
  })

  it('says why an account could not be tried, and keeps what was typed', async () => {
    const { user, fill } = await open()
    const box = within(screen.getByRole('region', { name: 'Try it out' }))
    await fill(box.getByRole('textbox', { name: 'Member account' }), 'nobody')
    await user.click(box.getByRole('button', { name: 'Put it there' }))
    expect((await box.findByRole('alert')).textContent).toContain('Not that account')
    expect(box.getByRole('textbox', { name: 'Member account' })).toHaveProperty('value', 'nobody')
  })

  it('is edited as a draft, or until it starts by who may send', async () => {
    await open()
    expect(screen.getByRole('link', { name: 'Edit' })).toBeTruthy()
    cleanup()
    await open({ state: 'SENT', delivered: 1_234 })
    expect(screen.queryByRole('link', { name: 'Edit' })).toBe(null)
    cleanup()
    await open({ state: 'SCHEDULED' })
    expect(screen.getByRole('link', { name: 'Edit' })).toBeTruthy()
    cleanup()
    await open({ state: 'SCHEDULED' }, ['BROADCASTS_READ', 'BROADCASTS_WRITE'])
    expect(screen.queryByRole('link', { name: 'Edit' })).toBe(null)
  })

  it('offers nothing more once it is over, and only counting to who may not send', async () => {
    await open({}, ['BROADCASTS_READ', 'BROADCASTS_WRITE'])
    expect(screen.getByRole('button', { name: 'Count again' })).toBeTruthy()
    for (const name of ['Send', 'Cancel it', 'Put it there']) expect(screen.queryByRole('button', { name })).toBe(null)
  })
})
