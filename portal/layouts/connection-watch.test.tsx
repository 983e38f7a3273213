// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import words from '../../locales/vi/common.json'
import { SiteDocument, SystemStatusDocument } from '../brand/site.generated.ts'
import { isServerSilent, noteAnswer, notedFetch } from '../data/connection.ts'
import { useData } from '../data/use-data.ts'
import { stage } from '../testing/stage.tsx'
import { ConnectionWatch } from './connection-watch.tsx'

const status = { status: 'OPEN', message: null, until: null, ip: '::1', domainValid: true }

/** Something on the page that asks by the clock. */
function Polling() {
  const { data } = useData(SystemStatusDocument, {}, { pollInterval: 1000 })
  return <p>{data?.systemStatus.status}</p>
}

/** Something on the page that asks once. */
function Asking() {
  const { error } = useData(SiteDocument, {})
  return <p>{error === undefined ? '' : 'failed'}</p>
}

/** A server that the test takes away and gives back, and when it was asked. */
function playServer() {
  const server = { isThere: true, asked: 0 }
  vi.stubGlobal('fetch', async () => {
    server.asked += 1
    if (!server.isThere) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify({ data: { systemStatus: status } }))
  })
  return server
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('asks ever more seldom while the server is away, says so beside what is on the page, and comes back by itself', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
  const server = playServer()
  stage(
    <>
      <Polling />
      <ConnectionWatch />
    </>,
  )
  await screen.findByText('OPEN')
  server.isThere = false
  server.asked = 0
  await pass(60_000)
  // The poll that found out, then after 1, 2, 4, 8 and each further 15 seconds, of which up to half are taken off by lot.
  expect(server.asked).toBeGreaterThan(5)
  expect(server.asked).toBeLessThan(14)
  expect(screen.getByRole('status').textContent).toContain(words.serverLost)
  expect(screen.getByText('OPEN')).toBeTruthy()

  server.isThere = true
  await pass(15_000)
  expect(screen.queryByRole('status')).toBeNull()
  expect(isServerSilent()).toBe(false)
  server.asked = 0
  await pass(10_000)
  expect(server.asked).toBeGreaterThan(8)
})

it('says nothing about one call that was lost', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  const server = playServer()
  stage(<ConnectionWatch />)
  act(() => noteAnswer(false))
  expect(screen.queryByRole('status')).toBeNull()
  await pass(1000)
  vi.useRealTimers()
  await waitFor(() => expect(isServerSilent()).toBe(false))
  expect(server.asked).toBe(1)
  expect(screen.queryByRole('status')).toBeNull()
})

it('does not ask without end for one thing that the server does not answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  let asked = 0
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    if (body.includes('SystemStatus')) return new Response(JSON.stringify({ data: { systemStatus: status } }))
    asked += 1
    return new Response('', { status: 504 })
  })
  stage(
    <>
      <Asking />
      <ConnectionWatch />
    </>,
  )
  await pass(60_000)
  expect(asked).toBeLessThan(3)
  expect(isServerSilent()).toBe(false)
})

it('says nothing false where a call is lost that was asked before the last answer', async () => {
  let lose = (_error: Error): void => undefined
  const first = new Promise<Response>((_answer, reject) => {
    lose = reject
  })
  vi.stubGlobal('fetch', vi.fn().mockReturnValueOnce(first).mockResolvedValue(new Response('{}')))
  const hanging = notedFetch('/graphql').catch(() => undefined)
  await notedFetch('/graphql')
  lose(new TypeError('Failed to fetch'))
  await hanging
  expect(isServerSilent()).toBe(false)
})

it('asks at once when the device has a network again', async () => {
  playServer()
  stage(<ConnectionWatch />)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByRole('status')).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})
