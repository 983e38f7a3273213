import { createHash, timingSafeEqual } from 'node:crypto'

/** Says whether an `Authorization: Basic …` header carries exactly this name and password. */
export function isAuthorized(header: string | undefined, name: string, password: string): boolean {
  if (!header?.startsWith('Basic ')) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const given = Buffer.from(header.slice(6), 'base64').toString('utf8')
  return timingSafeEqual(digest(given), digest(`${name}:${password}`))
}
