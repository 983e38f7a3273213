import { hash as digest, randomBytes, randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createWorkQueue } from './work-queue.ts'

/** Argon2id as OWASP advises it: 19 MiB, two passes, one lane. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * So much work at a time, so that a core is left for everybody else's calls however many passwords come at once; and so many
 * more may wait, which is some seconds' worth.
 */
const inQueue = createWorkQueue({
  most: Math.max(1, availableParallelism() - 1),
  mostWaiting: 64,
})

let decoy: Promise<string> | undefined

/**
 * One password, however a keyboard makes its letters: some write an accented one as two signs. What was kept before as it came is still
 * met by whoever types it so.
 */
const asKept = (password: string) => password.normalize('NFC')

/** Slow on purpose. Throws QueueFullError when too many wait before it. */
export function hashPassword(password: string): Promise<string> {
  return inQueue(() => hash(asKept(password), ARGON))
}

/**
 * Whether the password belongs to the hash. Without a hash (no such account) it works as long and answers false,
 * so that the time tells nothing. Throws QueueFullError when too many wait before it.
 */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  // Not in the queue: one that is full must not make it a refusal for good.
  decoy ??= hash(randomBytes(16).toString('hex'), ARGON)
  const known = passwordHash ?? (await decoy)
  const spellings = new Set([asKept(password), password])
  for (const spelling of spellings) if (await inQueue(() => verify(known, spelling))) return passwordHash !== undefined
  return false
}

/** A new bearer token (256 random bits) and the hash that is kept of it. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashSecret(token) }
}

/** SHA-256, for secrets that are random enough to need no slower hash. */
export function hashSecret(secret: string): string {
  return digest('sha256', secret, 'hex')
}

/** A code of six digits, each value alike. */
export function newSixDigits(): string {
  return randomInt(1_000_000).toString().padStart(6, '0')
}

/** Letters and digits that people do not take for one another. */
const PLAIN_CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789'

/** A random text of plain characters, for one-time passwords and referral codes. */
export function newPlainText(length: number, characters: string = PLAIN_CHARACTERS): string {
  return Array.from({ length }, () => characters.charAt(randomInt(characters.length))).join('')
}
