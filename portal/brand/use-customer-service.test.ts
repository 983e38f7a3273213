import { afterEach, expect, it, vi } from 'vitest'
import { addressAt, customerServiceOf } from './use-customer-service.ts'

afterEach(() => vi.unstubAllGlobals())

const opened = (entries: Parameters<typeof customerServiceOf>[0], home: string): string => {
  const open = vi.fn()
  vi.stubGlobal('window', { open })
  customerServiceOf(entries, home)?.()
  return String(open.mock.calls[0]?.[0])
}

it('customer service at a host that is not ours is on the main domain of the brand', () => {
  const home = addressAt('senvang.localhost', 'http://wrong.localhost:4270/login?a=1#b')
  expect(opened([{ csType: 'LIVECHAT', path: '/help#contact' }], home)).toBe(
    'http://senvang.localhost:4270/help#contact',
  )
})

it('customer service at an address of another house stays there', () => {
  const home = addressAt('senvang.example', 'https://wrong.example/')
  expect(opened([{ csType: 'EMAIL', path: 'mailto:cskh@senvang.example' }], home)).toBe('mailto:cskh@senvang.example')
  expect(opened([{ csType: 'LIVECHAT', path: 'https://chat.example/x' }], home)).toBe('https://chat.example/x')
})
