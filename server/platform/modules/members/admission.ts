import type { Transaction } from '../../db/connection.ts'
import { newToken } from '../../lib/credentials.ts'
import type { SessionMethod } from '../sessions/service.ts'
import type { Merchant } from '../sites/service.ts'
import type { MembersParts, Origin } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import type { SignInResult } from './presenter.ts'
import type { MemberRow } from './repository.ts'
import * as repository from './repository.ts'
import { insertTicket } from './tickets-repository.ts'

export type SecondStepMethod = 'TOTP' | 'RECOVERY' | 'EMAIL' | 'SMS' | 'PASSKEY'

/** How long a right password waits for its second step. */
const TICKET_LIFE = 5 * 60_000

/** What was learnt about whoever stands at the door. */
export interface Entry {
  readonly passwordExpired: boolean
  readonly mustChangePassword: boolean
  /** The browser is to be remembered for a day. */
  readonly remember: boolean
  readonly method: SessionMethod
}

/** The door of the house: who is let in at once, and who must take a second step first (domain.md 9). */
export function createAdmission({ database, clock, sites, sessions, verification, failures }: MembersParts) {
  /** Opens the session of a member who proved to be who they are. */
  async function enter(
    tx: Transaction,
    member: MemberRow,
    origin: Origin,
    entry: Partial<Entry> = {},
  ): Promise<SignInResult> {
    const { passwordExpired = false, mustChangePassword = false, remember = false, method = 'PASSWORD' } = entry
    const owner = { merchantId: member.merchant_id, memberId: member.id, ip: origin.ip, userAgent: origin.userAgent }
    await repository.noteSignIn(tx.query, member, clock.now(), origin.ip)
    await failures.clear(tx.query, member.merchant_id, member.account)
    const device = remember && !mustChangePassword ? await sessions.devices.remember(tx, owner) : undefined
    const { token, expiresAt } = await sessions.open(tx, {
      ...owner,
      notAfter: member.expires_at,
      mustChangePassword,
      method,
      deviceId: device?.id,
    })
    return {
      token,
      expiresAt,
      firstTimeLogin: member.last_sign_in_at === null,
      passwordExpired,
      mustChangePassword,
      deviceToken: device?.token ?? null,
      member: { ...member, previous_sign_in_at: member.last_sign_in_at },
    }
  }

  /**
   * The ways of the second step that this sign-in owes; none when it owes none. An authenticator app is always asked,
   * and then no weaker way counts. An address never used before is asked about where NEWIPVERF3 is on; at a DEMO
   * brand only of members with a passkey, so that everybody can try the demo accounts. Who can be asked nothing is
   * let in: there is nobody to ask.
   */
  async function secondStepOf(
    merchant: Merchant,
    member: MemberRow,
    isKnownAddress: boolean,
  ): Promise<SecondStepMethod[]> {
    const owner = { merchantId: merchant.id, memberId: member.id }
    const { since } = await verification.readTotp(owner)
    const isNewAddress = !isKnownAddress && (await sites.isOn(merchant.id, 'NEWIPVERF3'))
    if (since === null && !isNewAddress) return []
    const hasPasskey = (await verification.listPasskeys(owner)).length > 0
    const passkey: SecondStepMethod[] = hasPasskey ? ['PASSKEY'] : []
    if (since !== null) return ['TOTP', 'RECOVERY', ...passkey]
    if (merchant.mode === 'DEMO' && !hasPasskey) return []
    const email: SecondStepMethod[] = member.email === null ? [] : ['EMAIL']
    const sms: SecondStepMethod[] = member.mobile === null ? [] : ['SMS']
    return [...passkey, ...email, ...sms]
  }

  return {
    enter,
    secondStepOf,

    /**
     * Lets in, or, when a second step is owed, commits `before` (what is spent by the first one) and throws
     * SECOND_STEP_NEEDED with the ticket for it.
     */
    async admit(
      member: MemberRow,
      origin: Origin,
      { steps, entry, before }: { steps: SecondStepMethod[]; entry: Entry; before: (tx: Transaction) => Promise<void> },
    ): Promise<SignInResult> {
      if (steps.length === 0) {
        return database.transaction(async (tx) => {
          await before(tx)
          return enter(tx, member, origin, entry)
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
    },
  }
}

export type Admission = ReturnType<typeof createAdmission>
