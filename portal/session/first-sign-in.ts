const key = 'firstTimeLogin'

/** Remembers that this session is the member's first; announcements for first sign-ins (execution F, §4) ask for it. */
export function keepFirstSignIn(): void {
  sessionStorage.setItem(key, 'true')
}

export function isFirstSignIn(): boolean {
  return sessionStorage.getItem(key) === 'true'
}
