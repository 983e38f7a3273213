import { afterEach, expect, it, vi } from 'vitest'
import { addressAt, customerServiceOf } from './use-customer-service.ts'

afterEach(() => vi.unstubAllGlobals())

const open = (kinds: readonly ('LIVE_CHAT' | 'EMAIL' | 'FACEBOOK' | 'YOUTUBE')[], home: string) => {
  const opened = vi.fn()
  vi.stubGlobal('window', { open: opened })
  const customerService = customerServiceOf(
    kinds.map((kind) => ({ kind })),
    home,
  )
  customerService?.()
  return customerService && { address: String(opened.mock.calls[0]?.[0]), features: opened.mock.calls[0]?.[2] }
}

it('customer service is a page in a small window, whatever the brand offers on it', () => {
  const here = 'https://senvang.example/rng?a=1'
  expect(open(['LIVE_CHAT', 'FACEBOOK'], here)).toEqual({
    address: 'https://senvang.example/support',
    features: 'popup,width=440,height=750',
  })
  expect(open(['EMAIL'], here)?.address).toBe('https://senvang.example/support')
})

it('customer service at a host that is not ours is on the main domain of the brand', () => {
  const home = addressAt('senvang.localhost', 'http://wrong.localhost:4270/login?a=1#b')
  expect(open(['LIVE_CHAT'], home)?.address).toBe('http://senvang.localhost:4270/support')
})

it('pages to follow are no customer service', () => {
  expect(open(['FACEBOOK', 'YOUTUBE'], 'https://senvang.example/')).toBeNull()
})
