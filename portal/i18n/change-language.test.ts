import i18next from 'i18next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { changeLanguage } from './change-language.ts'
import { applyLanguage, initialLanguage } from './stored-language.ts'

const root = { lang: '', dir: '' }
const page = { documentElement: root, cookie: '' }

describe('language switch (§4)', () => {
  beforeEach(() => {
    const values = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
    })
    vi.stubGlobal('document', page)
  })

  it('stores the default language as both on a first visit', () => {
    expect(initialLanguage()).toBe('vi')
    expect([localStorage.getItem('lang'), localStorage.getItem('hisLang')]).toEqual(['vi', 'vi'])
  })

  it('begins in the stored language, or in the default when there are no words for it', () => {
    localStorage.setItem('lang', 'en')
    expect(initialLanguage()).toBe('en')
    localStorage.setItem('lang', 'xx')
    expect(initialLanguage()).toBe('vi')
  })

  it('changes the words, keeps both keys and tells the server', async () => {
    await i18next.init({ lng: 'vi', resources: {} })
    const tellServer = vi.fn().mockResolvedValue(undefined)
    await changeLanguage('en', tellServer)
    expect(i18next.language).toBe('en')
    expect([localStorage.getItem('lang'), localStorage.getItem('hisLang')]).toEqual(['en', 'en'])
    expect(page.cookie).toContain('lang=en;')
    expect(tellServer).toHaveBeenCalledWith('en')
  })

  it('changes the page although the server cannot be told', async () => {
    await changeLanguage('vi', () => Promise.reject(new Error('offline')))
    expect(localStorage.getItem('lang')).toBe('vi')
  })

  it('says the language and its direction to the browser', () => {
    applyLanguage('ar')
    expect(root).toEqual({ lang: 'ar', dir: 'rtl' })
    applyLanguage('vi')
    expect(root).toEqual({ lang: 'vi', dir: 'ltr' })
  })
})
