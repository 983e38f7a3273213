import type { Transaction } from '../../db/connection.ts'
import type { SessionMethod } from '../sessions/service.ts'
import type { MembersParts, Origin } from './dependencies.ts'
import type { SignInResult } from './presenter.ts'
import type { MemberRow } from './repository.ts'
import * as repository from './repository.ts'

/** What was learnt about whoever stands at the door. */
export interface Entry {
  readonly passwordExpired: boolean
  readonly mustChangePassword: boolean
  /** The browser is to be remembered for a day. */
  readonly remember: boolean
  readonly method: SessionMethod
}

/** Opens the session of a member who proved to be who they are. */
export async function enter(
  { clock, sessions, failures, rankTeller }: MembersParts,
  tx: Transaction,
  member: MemberRow,
  origin: Origin,
  entry: Partial<Entry> = {},
): Promise<SignInResult> {
  const { passwordExpired = false, mustChangePassword = false, remember = false, method = 'PASSWORD' } = entry
  // A password that is too old is to be changed as one that others know is.
  const holdsBack = mustChangePassword || passwordExpired
  const owner = { merchantId: member.merchant_id, memberId: member.id, ip: origin.ip, userAgent: origin.userAgent }
  await repository.noteSignIn(tx.query, member, clock.now(), origin.ip)
  await failures.clear(tx.query, member.merchant_id, member.account)
  const device = remember && !holdsBack ? await sessions.devices.remember(tx, owner) : undefined
  const { token, expiresAt } = await sessions.open(tx, {
    ...owner,
    notAfter: member.expires_at,
    mustChangePassword: holdsBack,
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
    rank: await rankTeller(tx, owner, origin.locale),
    member: { ...member, previous_sign_in_at: member.last_sign_in_at },
  }
}
