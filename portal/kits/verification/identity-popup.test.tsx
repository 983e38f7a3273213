import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askIdentityHouse } from './identity-popup.ts'

const popup = { closed: false }
let address: URL

beforeEach(() => {
  vi.useFakeTimers()
  popup.closed = false
  vi.spyOn(window, 'open').mockImplementation((opened) => {
    address = new URL(String(opened))
    return popup as unknown as Window
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const ask = () => askIdentityHouse({ popupUrl: 'https://identity.example/popup', house: 'google' })

function answer(told: object, origin = address.origin): void {
  const data = { kind: 'identity', state: address.searchParams.get('state'), ...told }
  const event = new MessageEvent('message', { data, origin })
  Object.defineProperty(event, 'source', { value: popup })
  window.dispatchEvent(event)
}

it('hears a popup that closed itself before its message arrived', async () => {
  const asked = ask()
  popup.closed = true
  await vi.advanceTimersByTimeAsync(1_000)
  answer({ idToken: 'token' })
  expect(await asked).toEqual({ idToken: 'token' })
})

it('tells that the popup was closed once nothing more can come', async () => {
  const asked = ask()
  popup.closed = true
  await vi.advanceTimersByTimeAsync(3_000)
  answer({ idToken: 'token' })
  expect(await asked).toEqual({ error: 'auth/popup-closed-by-user' })
})

it('believes the popup alone, at its own origin and with the state it was given', async () => {
  const asked = ask()
  answer({ idToken: 'forged' }, 'https://elsewhere.example')
  answer({ idToken: 'old', state: 'another' })
  answer({ error: 'auth/internal-error' })
  expect(await asked).toEqual({ error: 'auth/internal-error' })
})
