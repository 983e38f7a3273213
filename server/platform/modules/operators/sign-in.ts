import { networkOf } from '../../../edge/address.ts'
import { isWithin } from '../../lib/addresses.ts'
import { newToken, passwordMatches } from '../../lib/credentials.ts'
import { Failure } from '../../lib/failure.ts'
import { ATTEMPT_MINUTES, lookWithPlace } from '../verification/service.ts'
import { operatorsErrors } from './errors.ts'
import { presentSelf } from './presenter.ts'
import * as repository from './repository.ts'
import { hasFactor, ownerOf } from './second-factor.ts'
import { IDLE, recordOwn, type SessionsDependencies } from './sessions.ts'

const NOBODY = '00000000-0000-7000-8000-000000000000'

export interface Credentials {
  readonly account: string
  readonly password: string
  /** Of the authenticator app, or a recovery code; only where the account has them. */
  readonly code?: string | undefined
  readonly ip: string
  /** The brand wanted in view; another one when the operator may not see it. */
  readonly merchantCode: string | undefined
}

/**
 * Signs in. Whatever is wrong (account, password, a closed account) answers alike, in text and in time. Throws
 * OPERATOR_CODE_NEEDED where the account has an authenticator app and no code came, SECOND_FACTOR_WRONG,
 * OPERATOR_SIGN_IN_LOCKED, OPERATOR_CLOSED_TO_STRANGERS.
 */
export function signIn(dependencies: SessionsDependencies, credentials: Credentials) {
  const key = credentials.account.trim().toLowerCase()
  return dependencies.failures.inTurn(key, credentials.ip, () => prove(dependencies, key, credentials))
}

/** One try, in its turn: see `signIn`. */
async function prove(
  dependencies: SessionsDependencies,
  key: string,
  { password, code, ip, merchantCode }: Credentials,
) {
  const { database, verification, failures } = dependencies
  const operator = await repository.findByAccount(database.query, key)
  const isKnownAddress = await repository.isKnownAddress(database.query, operator?.id ?? NOBODY, networkOf(ip))
  const attempt = await failures.begin(key, ip, isKnownAddress)
  // Accounts that do not exist are counted alike, so that the number tells nothing of them.
  const wrong = () => operatorsErrors.OPERATOR_CREDENTIALS_WRONG({ extras: { tries: attempt.triesLeft } })
  if (attempt.isClosed && code === undefined) {
    await attempt.giveBack()
    throw operatorsErrors.OPERATOR_CLOSED_TO_STRANGERS({ field: 'code', extras: { minutes: ATTEMPT_MINUTES } })
  }
  const matches = await lookWithPlace(attempt, passwordMatches(operator?.password_hash, password))
  const merchants = await repository.findMerchants(database.query, operator?.id ?? NOBODY)
  const inView = merchants.find(({ code }) => code === merchantCode) ?? merchants[0]
  if (operator === undefined || inView === undefined) throw wrong()
  if (!matches || !operator.active) {
    if (attempt.closesAccount) await tellClosed(dependencies, operator, inView.id, ip)
    throw wrong()
  }
  const isProtected = await hasFactor(verification, operator.id)
  // At a closed account only password and code together tell anything: each alone answers like neither.
  if (attempt.isClosed && !(isProtected && isWithin(ip, operator.allowed_addresses))) throw wrong()
  if (!attempt.isClosed) await attempt.giveBack()
  // Told plainly: only who knew the password gets here.
  if (!isWithin(ip, operator.allowed_addresses)) throw operatorsErrors.OPERATOR_ADDRESS_REFUSED({ extras: { ip } })
  if (isProtected && code === undefined) throw operatorsErrors.OPERATOR_CODE_NEEDED({ field: 'code' })
  try {
    const opened = await openSession(dependencies, operator, inView.id, { ip, code: isProtected ? code : undefined })
    if (attempt.isClosed) await attempt.giveBack()
    return {
      ...opened,
      operator: presentSelf(operator, inView, merchants, !isProtected && inView.wants_totp),
      strangersClosedOutAt: operator.strangers_closed_out_at?.toISOString() ?? null,
    }
  } catch (error) {
    if (attempt.isClosed && isWrongCode(error)) throw wrong()
    throw error
  }
}

/** Opens the session of who proved to be the operator. `code` is taken where there is one. Throws SECOND_FACTOR_WRONG. */
async function openSession(
  { database, clock, audit, verification, failures }: SessionsDependencies,
  operator: repository.OperatorRow,
  merchantId: string,
  { ip, code }: { ip: string; code: string | undefined },
): Promise<{ token: string; expiresAt: string }> {
  const { token, tokenHash } = newToken()
  const at = clock.now()
  await database.transaction(async (tx) => {
    if (code !== undefined) await verification.demandSecondFactor(tx, ownerOf(operator.id), code)
    await failures.clear(tx, operator.account)
    await repository.noteAddress(tx.query, operator.id, networkOf(ip), at)
    await repository.setStrangersClosedOut(tx.query, operator.id, null)
    await repository.insertSession(tx.query, { tokenHash, operatorId: operator.id, ip, at })
    await recordOwn(audit, tx, { operatorId: operator.id, account: operator.account, merchantId, ip }, 'signIn')
  })
  return { token, expiresAt: new Date(at.getTime() + IDLE).toISOString() }
}

/** Keeps, once in the window, that strangers tried an account until it was closed to them: for its owner and the audit log. */
const tellClosed = (
  { database, clock, audit, failures }: SessionsDependencies,
  operator: repository.OperatorRow,
  merchantId: string,
  ip: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    if (!(await failures.mustTell(tx, operator.account))) return
    await repository.setStrangersClosedOut(tx.query, operator.id, clock.now())
    const actor = { operatorId: operator.id, account: operator.account, merchantId, ip }
    await recordOwn(audit, tx, actor, 'closeToStrangers')
  })

const isWrongCode = (error: unknown): boolean => error instanceof Failure && error.code === 'SECOND_FACTOR_WRONG'
