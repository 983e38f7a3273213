/**
 * Where an app is to be had, in the language of the page. §2 has the session in it as well, so that the app opens signed in: on a
 * screen it would be anybody's who photographs the code, and in the logs of whoever serves the file. A member's codes carry a code
 * instead that works once (app-code.tsx).
 */
export function downloadAddress(url: string, language: string, origin: string): string {
  const address = new URL(url, origin)
  address.searchParams.set('lang', language)
  return address.href
}
