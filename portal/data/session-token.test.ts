import { beforeEach, describe, expect, it, vi } from 'vitest'

class MemoryStorage {
  private values = new Map<string, string>()
  getItem = (key: string) => this.values.get(key) ?? null
  setItem = (key: string, value: string) => void this.values.set(key, value)
  clear = () => this.values.clear()
}

describe('session', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', new MemoryStorage())
    vi.resetModules()
  })
  const load = () => import('./session-token.ts')

  it('keeps the token in the session storage and tells who listens', async () => {
    const session = await load()
    const listener = vi.fn()
    session.onSessionChange(listener)
    expect(session.sessionToken()).toBeNull()
    session.keepSessionToken('abc')
    expect(session.sessionToken()).toBe('abc')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('forgets all but the merchant code when signing out', async () => {
    const session = await load()
    session.keepMerchantCode('brand')
    session.keepSessionToken('abc')
    sessionStorage.setItem('memberPopupSeen', 'yes')
    session.clearSession()
    expect(session.sessionToken()).toBeNull()
    expect(sessionStorage.getItem('memberPopupSeen')).toBeNull()
    expect(session.merchantCode()).toBe('brand')
  })

  it('takes the token from the address, and off it', async () => {
    const replaceState = vi.fn()
    vi.stubGlobal('window', {
      location: { href: 'https://play.example/home?token=t1&merchant=gold&referralCode=R' },
      history: { state: null, replaceState },
    })
    const session = await load()
    session.adoptAddress()
    expect(session.sessionToken()).toBe('t1')
    expect(session.merchantCode()).toBe('gold')
    expect(String(replaceState.mock.calls[0]?.[2])).toBe('https://play.example/home?referralCode=R')
  })
})
