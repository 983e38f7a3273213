// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { encode } from 'uqr'
import { beforeEach, expect, it, vi } from 'vitest'
import words from '../../locales/vi/app.json'
import { codeFragment } from '../lib/device-code.ts'
import { playGateway, refused } from '../testing/gateway.ts'
import { signedIn } from '../testing/signed-in.ts'
import { stage } from '../testing/stage.tsx'
import AppCode from './app-code.tsx'

const CODE = 'k'.repeat(43)
const label = words.code.label.replace('{{platform}}', 'iOS')

/** What the browser tells of whether the codes are in sight. */
let see: (isIntersecting: boolean) => void

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => tell([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    },
  )
})

const made = (seconds: number) => ({
  createDeviceCode: () => ({
    code: CODE,
    expiresAt: new Date(Date.now() + seconds * 1000).toISOString(),
    userErrors: [],
  }),
})
const show = async (person: ReturnType<typeof stage>['person']) =>
  person.click(await screen.findByRole('button', { name: words.code.show }))

it('shows no code before the person asks, then one that carries language and code behind the fragment', async () => {
  signedIn()
  const asked = playGateway(made(60))
  const { person } = stage(<AppCode />)
  expect(await screen.findByText(words.code.hint)).toBeTruthy()
  expect(asked.createDeviceCode).toHaveLength(0)
  await show(person)
  const picture = await screen.findByRole('img', { name: label })
  const address = `${window.location.origin}/app?lang=vi${codeFragment('ios', CODE)}`
  const { data, size } = encode(address, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  expect(picture.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`)
  expect(picture.querySelector('path')?.getAttribute('d')).toBe(path)
})

it('hides the code once it is out of sight, and makes no other by itself', async () => {
  signedIn()
  const asked = playGateway(made(60))
  const { person } = stage(<AppCode />)
  await show(person)
  await screen.findByRole('img', { name: label })
  act(() => see(false))
  await waitFor(() => expect(screen.queryByRole('img', { name: label })).toBeNull())
  expect(screen.getByText(words.code.paused)).toBeTruthy()
  expect(asked.createDeviceCode).toHaveLength(1)
})

it('makes a new one when the old one ends while it is looked at', async () => {
  signedIn()
  const asked = playGateway(made(1))
  const { person } = stage(<AppCode />)
  await show(person)
  await waitFor(() => expect((asked.createDeviceCode ?? []).length).toBeGreaterThan(1), { timeout: 4000 })
})

it('shows none where it is refused', async () => {
  signedIn()
  playGateway({ createDeviceCode: () => ({ code: null, expiresAt: null, ...refused('RATE_LIMITED', 'Chờ một chút') }) })
  const { person } = stage(<AppCode />)
  await show(person)
  await waitFor(() => expect(screen.getByRole('button', { name: words.code.show })).toBeTruthy())
  expect(screen.queryByRole('img', { name: label })).toBeNull()
})
