// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import type { OperatorRight } from '../../lib/schema.generated.ts'
import * as live from '../../providers/live.ts'
import { serve, show } from '../../testing/show.tsx'
import SupportDesk from './SupportDesk.tsx'

const chat = {
  id: '0193-abcd',
  state: 'WAITING',
  lastNumber: 1,
  startedAt: '2026-11-26T08:00:00Z',
  closedAt: null,
  closedBy: null,
  memberId: 'm1',
  account: 'demo01',
  language: 'vi',
  contact: null as string | null,
  address: '203.0.113.7',
  country: 'VN',
  claimedBy: null,
  isMine: false,
  waitingSince: '2026-11-26T08:00:00Z',
  claimedAt: null,
  lastAt: '2026-11-26T08:00:00Z',
  lastAuthor: 'PERSON',
  lastText: 'Where is my money',
  personSeenAt: '2026-11-26T08:00:00Z',
  ticketId: null,
}
const said = (number: number, content: string, author = 'PERSON') => ({
  number,
  clientId: `c${number}`,
  author,
  kind: 'TEXT',
  content,
  at: '2026-11-26T08:00:00Z',
  claimedBy: null,
})
const presence = {
  isAvailable: false,
  operators: [{ id: 'o2', account: 'operator2', name: 'Second' }],
  desk: { state: 'NOBODY_THERE', opensAt: null, waiting: 1, typicalWaitSeconds: null },
}

/** The list stands beside the conversation. */
function beWide() {
  const listen = () => undefined
  const wide = { matches: true, addEventListener: listen, removeEventListener: listen }
  vi.stubGlobal('matchMedia', () => wide)
}

beforeEach(() => void vi.spyOn(live, 'listen').mockReturnValue(() => undefined))

async function open(change: object = {}, permissions: readonly OperatorRight[] = ['SUPPORT_READ', 'SUPPORT_ANSWER']) {
  const conversation = { ...chat, ...change }
  const done = { userErrors: [] }
  const { asked } = serve({
    TellSupportPresence: ({ isAvailable }: { isAvailable?: boolean }) => ({
      payload: { presence: { ...presence, isAvailable: isAvailable ?? false }, ...done },
    }),
    ConsoleSupportChats: () => ({ page: { items: [conversation], pageInfo: { totalItems: 1 } } }),
    ConsoleSupportTalk: () => ({ talk: { conversation, messages: [said(1, '<b>Where</b> is my money')] } }),
    ClaimSupportChat: () => ({ payload: { record: conversation, ...done } }),
    AnswerSupportChat: () => ({ payload: { message: said(2, 'Here', 'OPERATOR'), ...done } }),
    SupportChatTyping: () => ({ payload: done }),
    HandOverSupportChat: () => ({ payload: { record: conversation, ...done } }),
    MakeTicketOfChat: () => ({ payload: { record: conversation, ...done } }),
    EndSupportChat: () => ({ payload: { record: conversation, ...done } }),
  })
  const shown = await show(
    <ResourceContextProvider value="supportChats">
      <Routes>
        <Route path="/supportChats/:id/show" element={<SupportDesk />} />
      </Routes>
    </ResourceContextProvider>,
    { path: `/supportChats/${chat.id}/show`, permissions },
  )
  const mutations = () => asked.filter(({ name }) => !/^(Console|TellSupportPresence|SupportChatTyping)/.test(name))
  return { asked, mutations, ...shown }
}

it('a conversation that waits is read as words, leads to the member, and is taken by one press into one’s own', async () => {
  beWide()
  const { user, asked, mutations } = await open()
  await screen.findByText('<b>Where</b> is my money')
  expect(screen.getByRole('link', { name: 'demo01' }).getAttribute('href')).toBe('/members/m1/show')
  expect(screen.queryByLabelText('Answer')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Take the conversation' }))
  await waitFor(() => expect(mutations()).toEqual([{ name: 'ClaimSupportChat', variables: { id: chat.id } }]))
  await waitFor(() =>
    expect(asked).toContainEqual({
      name: 'ConsoleSupportChatsList',
      variables: { filter: { view: 'MINE' }, page: { pageSize: 50 } },
    }),
  )
  expect(screen.getByRole('tab', { name: 'Mine' }).getAttribute('aria-selected')).toBe('true')
})

it('one’s own is answered with Enter, and handed to a colleague at the desk', async () => {
  const { user, fill, mutations } = await open({ state: 'ACTIVE', isMine: true, claimedBy: 'operator' })
  const field = await screen.findByLabelText('Answer')
  await fill(field, ' Here ')
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(mutations()).toMatchObject([
      { name: 'AnswerSupportChat', variables: { input: { id: chat.id, content: 'Here' } } },
    ]),
  )
  await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''))
  await user.click(screen.getByRole('button', { name: 'Hand over' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Second' }))
  await waitFor(() =>
    expect(mutations().at(-1)).toEqual({ name: 'HandOverSupportChat', variables: { id: chat.id, operatorId: 'o2' } }),
  )
})

it('a ticket is made of it by what it is about', async () => {
  const { user, mutations } = await open({ state: 'CLOSED' })
  await user.click(await screen.findByRole('button', { name: 'Make a ticket' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Deposit' }))
  await waitFor(() =>
    expect(mutations()).toEqual([
      { name: 'MakeTicketOfChat', variables: { input: { id: chat.id, category: 'DEPOSIT' } } },
    ]),
  )
})

it('of which a ticket was made leads to that', async () => {
  await open({ state: 'CLOSED', ticketId: 't1' })
  expect((await screen.findByRole('link', { name: 'See the ticket' })).getAttribute('href')).toBe('/tickets/t1/show')
  expect(screen.queryByRole('button', { name: 'Make a ticket' })).toBeNull()
})

it('an operator says whether he is available; who only reads says nothing', async () => {
  const { user, asked } = await open()
  await user.click(await screen.findByRole('switch', { name: 'I am available' }))
  await waitFor(() => expect(asked).toContainEqual({ name: 'TellSupportPresence', variables: { isAvailable: true } }))
})

it('who only reads has no switch and takes nothing', async () => {
  const { asked } = await open({}, ['SUPPORT_READ'])
  await screen.findByText('<b>Where</b> is my money')
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Take the conversation' })).toBeNull()
  expect(asked.some(({ name }) => name === 'TellSupportPresence')).toBe(false)
})
