/** Keeps a value in a cookie of this site, over TLS only where the page came by it. It holds nothing that a script may not read. */
export function keepCookie(name: string, value: string, seconds: number, sameSite: 'lax' | 'strict'): void {
  const secure = globalThis.location?.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser players use.
  document.cookie = `${name}=${encodeURIComponent(value)}; max-age=${seconds}; path=/; samesite=${sameSite}${secure}`
}
