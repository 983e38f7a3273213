import i18next from 'i18next'
import { keepCookie } from '../lib/keep-cookie.ts'
import { defaultLanguage, directionOf, languages } from './languages.ts'

/**
 * The language that the address asks for (`/help?lang=en`), as codes that are scanned do; else the one kept in local storage as
 * `lang` and `hisLang` (§4); the default one otherwise. What is not kept yet is stored as both.
 */
export function initialLanguage(): string {
  const wanted = new URLSearchParams(globalThis.location?.search).get('lang')
  if (wanted && languages.includes(wanted)) {
    storeLanguage(wanted)
    return wanted
  }
  const stored = localStorage.getItem('lang')
  if (stored && languages.includes(stored)) return stored
  storeLanguage(defaultLanguage)
  return defaultLanguage
}

/** The language of the page; before the words are there, the one it will begin in. */
export function currentLanguage(): string {
  return i18next.language ?? initialLanguage()
}

/** Keeps a language for the next visit; the cookie lets the server send the next first page in it. */
export function storeLanguage(language: string): void {
  localStorage.setItem('lang', language)
  localStorage.setItem('hisLang', language)
  keepCookie('lang', language, 31_536_000, 'lax')
}

/** Tells the browser and screen readers which language the page is in, and which way it is written. */
export function applyLanguage(language: string): void {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}
