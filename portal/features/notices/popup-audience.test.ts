import { beforeEach, describe, expect, it, vi } from 'vitest'
import { popupAudience, recordPopupsSeen, werePopupsSeen } from './popup-audience.ts'

describe('announcement popup (§4)', () => {
  beforeEach(() => {
    const values = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
    })
  })

  it('shows B to visitors, A to members, and F besides at a first sign-in', () => {
    expect(popupAudience()).toEqual(['SIGNED_OUT'])
    sessionStorage.setItem('token', 't')
    expect(popupAudience()).toEqual(['SIGNED_IN'])
    sessionStorage.setItem('firstTimeLogin', 'true')
    expect(popupAudience()).toEqual(['SIGNED_IN', 'FIRST_SIGN_IN'])
  })

  it('is recorded apart for visitors and members', () => {
    recordPopupsSeen()
    expect(werePopupsSeen()).toBe(true)
    sessionStorage.setItem('token', 't')
    expect(werePopupsSeen()).toBe(false)
    recordPopupsSeen()
    expect(werePopupsSeen()).toBe(true)
  })
})
