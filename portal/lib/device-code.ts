/** Which app's code was scanned. */
export type CodePlatform = 'ios' | 'android'

/** `#ios=<code>`: in the fragment, which no browser sends to a server and no server writes into a log. */
const FRAGMENT = /^#(ios|android)=([\w-]{20,128})$/

let brought: string | null = null
const listeners = new Set<() => void>()

/** The fragment of an address that signs the phone in which scans it. */
export const codeFragment = (platform: CodePlatform, code: string): string => `#${platform}=${code}`

/**
 * Takes a device code that came in the address off it at once, so that it stays neither on the screen nor in the history. Call before
 * the first page; afterwards it follows by itself where the address changes.
 */
export function adoptDeviceCode(): void {
  const take = () => {
    const [, , code] = FRAGMENT.exec(window.location.hash) ?? []
    if (code === undefined) return
    // Without any other fragment: the question stands at the top of the page.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    keep(code)
  }
  take()
  window.addEventListener('hashchange', take)
}

/** The code that was brought and not used yet. */
export const broughtDeviceCode = (): string | null => brought

/** Lets the code go: it was used, or is not wanted. */
export const dropDeviceCode = (): void => keep(null)

function keep(code: string | null): void {
  brought = code
  for (const listener of listeners) listener()
}

export function subscribeDeviceCode(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
