import { hash } from '@node-rs/argon2'
import type { Database } from '../../server/platform/db/connection.ts'
import { DEMO_PAYMENT_PASSWORD } from '../../server/seed/members.ts'
import { DEMO_PASSWORD } from '../../server/seed/members-data.ts'

const CHEAP = { memoryCost: 256, timeCost: 1, parallelism: 1 }

const hashes = new Map<string, Promise<string>>()

/**
 * A hash that is verified in no time: what it costs stands in it. Passwords are slow on purpose, and signing in thousands of times
 * was what most tests did for most of their time. What the product itself hashes stays as slow as it is.
 */
export function cheapHash(password: string): Promise<string> {
  const kept = hashes.get(password) ?? hash(password, CHEAP)
  hashes.set(password, kept)
  return kept
}

/** Everywhere a demo account's password is kept, and which it is. */
const places = [
  ['member_passwords', 'hash', DEMO_PASSWORD],
  ['members', 'payment_password_hash', DEMO_PAYMENT_PASSWORD],
  ['operators', 'password_hash', DEMO_PASSWORD],
  ['subaccounts', 'password_hash', DEMO_PASSWORD],
] as const

/** Gives the demo accounts their passwords again, cheaply. */
export async function cheapenPasswords(database: Database): Promise<void> {
  for (const [table, column, password] of places)
    await database.raw(`update ${table} set ${column} = $1 where ${column} is not null`, [await cheapHash(password)])
}
