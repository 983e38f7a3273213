import { httpErrors } from '../../http/errors.ts'
import type { OperatorSession } from '../../http/session.ts'
import { isWithin } from '../../lib/addresses.ts'
import { hashSecret } from '../../lib/credentials.ts'
import { operatorsErrors } from './errors.ts'
import * as repository from './repository.ts'
import { rightsAt } from './rights.ts'
import { hasFactor } from './second-factor.ts'
import { IDLE, MINUTE, type SessionsDependencies } from './sessions.ts'

/** However busy, a session ends after a working day. */
const LONGEST = 12 * 60 * MINUTE
/** How often the use of a session is written down. */
const TOUCH = MINUTE

/**
 * The session of a token with the brand in view, or undefined when it is over. Throws for a brand not theirs, and
 * for an address that the operator may not call from: asked at each call, so that a stolen token is worth nothing.
 */
export async function authenticate(
  { database, clock, verification }: SessionsDependencies,
  token: string,
  merchantCode: string | undefined,
  ip: string,
): Promise<OperatorSession | undefined> {
  const tokenHash = hashSecret(token)
  const session = await repository.findSession(database.query, tokenHash)
  if (session === undefined) return undefined
  const now = clock.now()
  const isOver =
    now.getTime() - session.seen_at.getTime() > IDLE || now.getTime() - session.started_at.getTime() > LONGEST
  if (isOver) {
    await repository.deleteSession(database.query, tokenHash)
    return undefined
  }
  if (!isWithin(ip, session.allowed_addresses)) throw operatorsErrors.OPERATOR_ADDRESS_REFUSED({ extras: { ip } })
  if (now.getTime() - session.seen_at.getTime() > TOUCH) await repository.touchSession(database.query, tokenHash, now)
  const merchants = await repository.findMerchants(database.query, session.id)
  const inView = merchantCode === undefined ? merchants[0] : merchants.find(({ code }) => code === merchantCode)
  // A brand that is not theirs answers like one that does not exist.
  if (inView === undefined) throw httpErrors.MERCHANT_UNKNOWN({ field: 'Merchant' })
  const mustEnrol = inView.wants_totp && !(await hasFactor(verification, session.id))
  return {
    sessionId: tokenHash,
    operatorId: session.id,
    account: session.account,
    merchantId: inView.id,
    rights: mustEnrol ? new Set() : rightsAt(inView),
    mustEnrol,
  }
}
