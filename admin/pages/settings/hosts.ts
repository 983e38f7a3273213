/** The addresses of a text of lines; what was read of the server is a list already. */
export function toHosts(value: unknown): string[] {
  const lines = Array.isArray(value) ? value.map(String) : String(value ?? '').split('\n')
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

interface WrongHost {
  problem: 'address' | 'twice' | 'tooMany'
  address: string
}

/** The first thing the server would refuse, said while the operator still types: only https, a host alone, each once. */
export function wrongHost(addresses: readonly string[], most: number): WrongHost | undefined {
  const seen = new Set<string>()
  for (const address of addresses) {
    const url = URL.canParse(address) ? new URL(address) : undefined
    if (url?.protocol !== 'https:' || !url.hostname.includes('.') || url.href !== `${url.origin}/`)
      return { problem: 'address', address }
    if (seen.has(url.origin)) return { problem: 'twice', address }
    seen.add(url.origin)
  }
  return addresses.length > most ? { problem: 'tooMany', address: '' } : undefined
}
