const storageKey = 'support.secret'

/** 32 random bytes as the platform wants them: they open the conversation of a visitor, to this browser alone. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The secret of this browser's conversation, made where there is none; kept, so that a closed window finds it again. */
export function keptSecret(): string {
  const kept = localStorage.getItem(storageKey)
  return kept ?? keepSecret(newSecret())
}

export function keepSecret(secret: string): string {
  localStorage.setItem(storageKey, secret)
  return secret
}
