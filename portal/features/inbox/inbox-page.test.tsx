// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import words from '../../../locales/vi/inbox.json'
import { isDialogOpen } from '../../dialogs/dialog-store.ts'
import { keepMember, type Me } from '../../session/member-store.ts'
import { playGateway } from '../../testing/gateway.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { stage } from '../../testing/stage.tsx'
import InboxPage from './inbox-page.tsx'

const message = (id: string, change: object = {}) => ({
  id,
  kind: 'MONEY',
  title: `Tin ${id}`,
  content: `<b>Nội dung</b> ${id}`,
  path: '/member/withdraw',
  createdAt: '2026-11-25T08:00:00Z',
  readAt: null,
  ...change,
})
const pageInfo = { page: 1, pageSize: 20, totalPages: 1, totalItems: 2 }
const inbox = (...items: object[]) => ({ messages: () => ({ items, pageInfo }) })
const marked = { unread: 0, userErrors: [] }

beforeEach(() => {
  signedIn()
  const member = { id: 'm1', account: 'demo01', isTrial: false, unreadMessages: 2 } as Me
  keepMember({ member, refresh: async () => undefined })
})

const row = async (id: string) => within(await screen.findByRole('button', { name: new RegExp(`Tin ${id}`) }))

it('opens a message in place as plain text, marks it, and leads to its page', async () => {
  const asked = playGateway({
    ...inbox(message('1'), message('2')),
    markMessagesRead: () => ({ ...marked, unread: 1 }),
  })
  const { person } = stage(<InboxPage />)
  expect((await row('1')).getByText(words.isUnread)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: /Tin 1/ }))
  expect(screen.getByText('<b>Nội dung</b> 1')).toBeTruthy()
  expect(screen.getByRole('link', { name: words.open }).getAttribute('href')).toBe('/member/withdraw')
  await waitFor(() => expect(asked.markMessagesRead).toEqual([{ ids: ['1'] }]))
  await waitFor(async () => expect((await row('1')).queryByText(words.isUnread)).toBeNull())
  // The other one is as it was, and the list was not read again from under the reader.
  expect((await row('2')).getByText(words.isUnread)).toBeTruthy()
  expect(asked.messages).toHaveLength(1)
})

it('lets who has not proved who he is read, asks him for nothing, and leaves it unread', async () => {
  playGateway({ ...inbox(message('1')) })
  const ask = globalThis.fetch
  const errors = [{ message: 'x', path: ['markMessagesRead'], extensions: { code: 'SESSION_LOCKED' } }]
  const refuse = vi.fn(async () => Response.json({ data: null, errors }))
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    String(init.body).includes('MarkMessagesRead') ? refuse() : ask(address, init),
  )
  const { person } = stage(<InboxPage />)
  await person.click(await screen.findByRole('button', { name: /Tin 1/ }))
  expect(screen.getByText('<b>Nội dung</b> 1')).toBeTruthy()
  await waitFor(() => expect(refuse).toHaveBeenCalledOnce())
  expect((await row('1')).getByText(words.isUnread)).toBeTruthy()
  expect(isDialogOpen('unlock')).toBe(false)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('leads nowhere outside the portal', async () => {
  playGateway({ ...inbox(message('1', { path: '//evil.invalid', readAt: '2026-11-25T08:00:00Z' })) })
  const { person } = stage(<InboxPage />)
  await person.click(await screen.findByRole('button', { name: /Tin 1/ }))
  expect(screen.queryByRole('link', { name: words.open })).toBeNull()
})

it('asks before it deletes what was chosen', async () => {
  const asked = playGateway({ ...inbox(message('1'), message('2')), deleteMessages: () => marked })
  const { person } = stage(<InboxPage />)
  await person.click(await screen.findByRole('checkbox', { name: words.selectPage }))
  await person.click(screen.getByRole('button', { name: words.delete }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(asked.deleteMessages).toEqual([])
  await person.click(dialog.getByRole('button', { name: words.delete }))
  await waitFor(() => expect(asked.deleteMessages).toEqual([{ ids: ['1', '2'] }]))
})

it('is filtered, searched and marked as a whole', async () => {
  const asked = playGateway({ ...inbox(message('1')), markAllMessagesRead: () => marked })
  const { person } = stage(<InboxPage />)
  await screen.findByRole('button', { name: /Tin 1/ })
  await person.click(screen.getByRole('button', { name: words.kinds.SECURITY }))
  await person.type(screen.getByRole('textbox', { name: words.search }), 'mat khau{Enter}')
  await waitFor(() =>
    expect(asked.messages?.at(-1)).toMatchObject({ filter: { kind: 'SECURITY', isUnread: null, search: 'mat khau' } }),
  )
  await person.click(screen.getByRole('button', { name: words.markAll }))
  await waitFor(() => expect(asked.markAllMessagesRead).toHaveLength(1))
})

it('keeps each wish beside the inbox at once, and says how to be reached', async () => {
  const settings = {
    channels: [
      { channel: 'MAIL', isReachable: true },
      { channel: 'SMS', isReachable: false },
    ],
    settings: [
      { kind: 'SECURITY', channel: 'MAIL', isOn: true },
      { kind: 'SECURITY', channel: 'SMS', isOn: false },
    ],
  }
  const asked = playGateway({
    ...inbox(),
    messageSettings: () => settings,
    setMessageSettings: () => ({ settings, userErrors: [] }),
  })
  const { person } = stage(<InboxPage />)
  expect(await screen.findByText(words.empty)).toBeTruthy()
  await person.click(screen.getByRole('tab', { name: words.tabs.settings }))
  const mail = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Bảo mật qua Email' })
  expect(mail.checked).toBe(true)
  expect(screen.getByText(words.settings.unproved.SMS)).toBeTruthy()
  await person.click(mail)
  await waitFor(() =>
    expect(asked.setMessageSettings).toEqual([{ settings: [{ kind: 'SECURITY', channel: 'MAIL', isOn: false }] }]),
  )
})
