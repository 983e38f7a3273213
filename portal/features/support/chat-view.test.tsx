// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import words from '../../../locales/vi/support.json'
import { playGateway, refused } from '../../testing/gateway.ts'
import { stage } from '../../testing/stage.tsx'
import SupportPage from './support-page.tsx'

const site = {
  name: 'Sen Vàng',
  logoUrl: null,
  iconUrl: null,
  largestUpload: 5_000_000,
  customerService: [
    { kind: 'LIVE_CHAT', path: 'a', label: null, hours: [], isOpen: true, opensAt: null },
    {
      kind: 'PHONE',
      path: 'b',
      label: 'Tổng đài',
      hours: [{ days: [1, 2, 3, 4, 5], from: '08:00', until: '22:00' }],
      isOpen: false,
      opensAt: '2026-11-27T01:00:00Z',
    },
  ] as never,
}
/** The site stands behind the window. */
const systemStatus = () => ({ status: 'OPEN', message: null, until: null, ip: '203.0.113.7', domainValid: true })
const desk = { state: 'OPEN', opensAt: null, waiting: 0, typicalWaitSeconds: null }
const message = (number: number, content: string, author = 'OPERATOR', kind = 'TEXT') => ({
  number,
  clientId: `c${number}`,
  author,
  kind,
  content,
  at: '2026-11-26T08:00:00Z',
})
const chatOf = (state: string, messages: { number: number }[]) => ({
  id: 's1',
  state,
  place: state === 'WAITING' ? 2 : null,
  lastNumber: messages.length,
  startedAt: '2026-11-26T08:00:00Z',
  closedAt: state === 'CLOSED' ? '2026-11-26T09:00:00Z' : null,
  messages,
})

beforeEach(() => vi.stubGlobal('WebSocket', class {}))

it('says when nobody is there, and shows what else there is with its hours; addresses stay with the house', async () => {
  playGateway({
    systemStatus,
    supportChat: () => null,
    supportDesk: () => ({ ...desk, state: 'OUT_OF_HOURS', opensAt: '2026-11-27T01:00:00Z' }),
  })
  stage(<SupportPage />, site)
  await screen.findByText(words.desk.OUT_OF_HOURS)
  expect(screen.queryByRole('button', { name: words.start.send })).toBeNull()
  const link = screen.getByRole('link', { name: /Tổng đài/ })
  expect(link.getAttribute('href')).toBe('/wps/customer-service/b')
  expect(link.textContent).toContain('08:00–22:00')
  const ticket = await screen.findByRole('link', { name: words.desk.leaveTicket })
  expect(ticket.getAttribute('href')).toBe('/feedback')
})

it('begins with a message, keeps it when it is refused, and begins again under the same id', async () => {
  let tries = 0
  const asked = playGateway({
    systemStatus,
    supportChat: () => null,
    supportDesk: () => desk,
    startSupportChat: () =>
      ++tries === 1
        ? { chat: null, ...refused('SUPPORT_CLOSED', 'Không có ai') }
        : { chat: chatOf('WAITING', [message(1, 'Xin chào', 'PERSON')]), userErrors: [] },
  })
  const { person } = stage(<SupportPage />, site)
  const send = await screen.findByRole('button', { name: words.start.send })
  await person.click(send)
  await screen.findByText(words.start.missing)
  expect(asked.startSupportChat).toEqual([])
  const field = screen.getByLabelText(new RegExp(words.start.label.replace('?', '.')))
  await person.type(field, 'Xin chào')
  await person.type(screen.getByLabelText(new RegExp(words.start.contact.slice(0, 8))), 'khach@example.com')
  await person.click(send)
  await screen.findByText('Không có ai')
  expect((field as HTMLTextAreaElement).value).toBe('Xin chào')
  await person.click(send)
  await screen.findByText(words.chat.place.replace('{{place}}', '2'))
  const [first, second] = asked.startSupportChat as { clientId: string; secret: string }[]
  expect(second).toEqual(first)
  expect(first).toMatchObject({ contact: 'khach@example.com' })
  expect(first?.secret).toMatch(/^[A-Za-z0-9_-]{43}$/)
})

it('shows what was said as words, and a message that failed may be sent again as the same one', async () => {
  const said = [message(1, '<b>Xin chào</b> **bạn**'), message(2, 'JOINED', 'HOUSE', 'EVENT')]
  let tries = 0
  const asked = playGateway({
    supportChat: () => chatOf('ACTIVE', said),
    supportDesk: () => desk,
    supportTyping: () => ({ userErrors: [] }),
    sendSupportMessage: ({ clientId, content }) => {
      if (++tries === 1) return { message: null, ...refused('RATE_LIMITED', 'Hãy chờ một chút') }
      said.push({ ...message(3, String(content), 'PERSON'), clientId: String(clientId) })
      return { message: said[2], userErrors: [] }
    },
  })
  const { person } = stage(<SupportPage />, site)
  await screen.findByText('<b>Xin chào</b> **bạn**')
  expect(screen.getByText(words.event.JOINED)).toBeTruthy()
  await person.type(screen.getByRole('textbox', { name: words.chat.message }), 'Vâng{Enter}')
  await screen.findByText(/Hãy chờ một chút/)
  await person.click(screen.getByRole('button', { name: words.chat.again }))
  await waitFor(() => expect(screen.getByRole('log').textContent).toContain('Vâng'))
  expect(screen.getAllByText('Vâng')).toHaveLength(1)
  const [first, second] = asked.sendSupportMessage as { clientId: string }[]
  expect(second?.clientId).toBe(first?.clientId)
})

it('a conversation that is over may be followed by another one, with another secret', async () => {
  const asked = playGateway({
    supportChat: ({ after }) =>
      after === 0 && asked.supportChat?.length === 1 ? chatOf('CLOSED', [message(1, 'Chào')]) : null,
    supportDesk: () => desk,
  })
  const { person } = stage(<SupportPage />, site)
  const before = localStorage.getItem('support.secret')
  await person.click(await screen.findByRole('button', { name: words.chat.renew }))
  await screen.findByRole('button', { name: words.start.send })
  expect(localStorage.getItem('support.secret')).not.toBe(before)
})
