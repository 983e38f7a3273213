import { useEffect, useEffectEvent } from 'react'

/** Hosts for which this tab loaded its page anew, in session storage. */
const STORED = 'gameHostsReloaded'

/**
 * A page may frame games of the hosts that stood in its content policy when it was loaded. When a game comes from one
 * that the operator added since, the page is loaded anew, once a host: then its policy names it.
 *
 * @param url address of the game, when there is one
 */
export function useFreshPolicy(url: string | undefined): void {
  const hear = useEffectEvent(({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective !== 'frame-src' || url === undefined) return
    const known = (sessionStorage.getItem(STORED) ?? '').split(' ')
    const host = newHost(url, blockedURI, known)
    if (host === undefined) return
    sessionStorage.setItem(STORED, [...known, host].join(' ').trim())
    window.location.reload()
  })
  useEffect(() => {
    const listen = (event: SecurityPolicyViolationEvent) => hear(event)
    document.addEventListener('securitypolicyviolation', listen)
    return () => document.removeEventListener('securitypolicyviolation', listen)
  }, [])
}

/** The origin of the game when it is what was blocked and nothing was done about it yet. */
export function newHost(url: string, blocked: string, known: readonly string[]): string | undefined {
  if (!URL.canParse(url) || !URL.canParse(blocked)) return undefined
  const { origin } = new URL(url)
  return new URL(blocked).origin === origin && !known.includes(origin) ? origin : undefined
}
