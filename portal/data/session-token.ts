import { useSyncExternalStore } from 'react'
import { languages } from '../i18n/languages.ts'
import { storeLanguage } from '../i18n/stored-language.ts'

const tokenKey = 'token'
const merchantKey = 'merchantCode'
const listeners = new Set<() => void>()

function changed(): void {
  for (const listener of listeners) listener()
}

/** The bearer token of this tab, or null for a visitor. The session storage is its only place (§4). */
export function sessionToken(): string | null {
  return sessionStorage.getItem(tokenKey)
}

/** Keeps the token after signing in; everything that asks `useIsSignedIn` follows. */
export function keepSessionToken(token: string): void {
  sessionStorage.setItem(tokenKey, token)
  changed()
}

/** Code of the merchant, when the address does not tell it. Survives signing out (§4). */
export function merchantCode(): string | null {
  return sessionStorage.getItem(merchantKey)
}

export function keepMerchantCode(code: string): void {
  sessionStorage.setItem(merchantKey, code)
}

/** Forgets everything of the session but the merchant code (§4). */
export function clearSession(): void {
  const merchant = merchantCode()
  sessionStorage.clear()
  if (merchant) keepMerchantCode(merchant)
  changed()
}

/**
 * Takes a token (`?token=`, §4) and a merchant code (`?merchant=`) that came in the address into the session storage and off
 * the address, so that the token is neither kept in the history nor sent on; likewise a language (`?lang=`, §2), which is kept as the
 * visitor's. Call once, before the first page.
 */
export function adoptAddress(): void {
  const address = new URL(window.location.href)
  const token = address.searchParams.get('token')
  const merchant = address.searchParams.get('merchant')
  const language = address.searchParams.get('lang')
  if (!token && !merchant && !language) return
  address.searchParams.delete('token')
  address.searchParams.delete('merchant')
  address.searchParams.delete('lang')
  window.history.replaceState(window.history.state, '', address)
  if (merchant) keepMerchantCode(merchant)
  if (token) keepSessionToken(token)
  if (language && languages.includes(language)) storeLanguage(language)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether somebody is signed in, in this tab, now. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribe, () => sessionToken() !== null)
}

/** Calls back at each sign-in and sign-out; gives back how to stop. */
export const onSessionChange = subscribe
