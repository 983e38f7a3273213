import type { Transaction } from '../../db/connection.ts'
import { bind } from '../../lib/bind.ts'
import { newToken } from '../../lib/credentials.ts'
import type { MembersParts, Origin } from './dependencies.ts'
import { type Entry, enter } from './enter.ts'
import { membersErrors } from './errors.ts'
import type { SignInResult } from './presenter.ts'
import type { MemberRow } from './repository.ts'
import { type SecondStepMethod, secondStepOf } from './second-step-of.ts'
import { insertTicket } from './tickets-repository.ts'

/** How long a right password waits for its second step. */
const TICKET_LIFE = 5 * 60_000

interface Admittance {
  /** The ways of the second step that is owed; none when none is. */
  readonly steps: SecondStepMethod[]
  readonly entry: Entry
  /** Spends what the first step was proved with. */
  before(tx: Transaction): Promise<void>
}

/**
 * Lets in, or, when a second step is owed, commits `before` (what is spent by the first one) and throws
 * SECOND_STEP_NEEDED with the ticket for it.
 */
async function admit(
  parts: MembersParts,
  member: MemberRow,
  origin: Origin,
  { steps, entry, before }: Admittance,
): Promise<SignInResult> {
  const { database, clock } = parts
  if (steps.length === 0) {
    return database.transaction(async (tx) => {
      await before(tx)
      return enter(parts, tx, member, origin, entry)
    })
  }
  const { token: ticket, tokenHash } = newToken()
  const expiresAt = new Date(clock.now().getTime() + TICKET_LIFE)
  await database.transaction(async (tx) => {
    await before(tx)
    await insertTicket(tx.query, {
      merchant_id: member.merchant_id,
      ticket_hash: tokenHash,
      member_id: member.id,
      ip: origin.ip,
      password_expired: entry.passwordExpired,
      must_change_password: entry.mustChangePassword,
      is_remembered: entry.remember,
      expires_at: expiresAt,
    })
  })
  const secondStep = { ticket, methods: steps, expiresAt: expiresAt.toISOString() }
  throw membersErrors.SECOND_STEP_NEEDED({ extras: { secondStep } })
}

/** The door of the house: who is let in at once, and who must take a second step first (domain.md 9). */
export function createAdmission(parts: MembersParts) {
  return bind(parts, { enter, secondStepOf, admit })
}

export type Admission = ReturnType<typeof createAdmission>

/** What operations that let somebody in work with. */
export interface AdmittingParts extends MembersParts {
  readonly admission: Admission
}
