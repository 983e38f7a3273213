import { networkOf } from '../../../edge/address.ts'
import type { Database, Transaction } from '../../db/connection.ts'
import { httpErrors } from '../../http/errors.ts'
import type { OperatorSession } from '../../http/session.ts'
import { isWithin } from '../../lib/addresses.ts'
import type { Clock } from '../../lib/clock.ts'
import { hashSecret, newToken, passwordMatches } from '../../lib/credentials.ts'
import { Failure } from '../../lib/failure.ts'
import { ATTEMPT_MINUTES, lookWithPlace, type VerificationService } from '../verification/service.ts'
import type { AuditActor, AuditLog } from './audit.ts'
import { operatorsErrors } from './errors.ts'
import * as repository from './repository.ts'
import { rightsOf } from './rights.ts'
import type { OperatorRole } from './roles.ts'
import { ownerOf } from './second-factor.ts'
import type { SignInFailures } from './sign-in-failures.ts'

const MINUTE = 60 * 1000
const IDLE = 30 * MINUTE
/** However busy, a session ends after a working day. */
const LONGEST = 12 * 60 * MINUTE
/** How often the use of a session is written down. */
const TOUCH = MINUTE
/** How long an address stays known after its last use, as those of members do. */
const KNOWN = 90 * 24 * 60 * MINUTE
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

export interface OperatorSessionsDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly audit: AuditLog
  readonly verification: VerificationService
  readonly failures: SignInFailures
}

/** Sessions of operators: opaque tokens, kept hashed, that end 30 minutes after their last use. */
export function createOperatorSessions(dependencies: OperatorSessionsDependencies) {
  const { database, clock, audit, verification, failures } = dependencies
  const hasFactor = async (operatorId: string) => (await verification.readTotp(ownerOf(operatorId))).since !== null

  /** Keeps, once in the window, that strangers tried an account until it was closed to them: for its owner and the audit log. */
  const tellClosed = (operator: repository.OperatorRow, merchantId: string, ip: string): Promise<void> =>
    database.transaction(async (tx) => {
      if (!(await failures.mustTell(tx, operator.account))) return
      await repository.setStrangersClosedOut(tx.query, operator.id, clock.now())
      await note(tx, { operatorId: operator.id, account: operator.account, merchantId, ip }, 'closeToStrangers')
    })

  const note = (tx: Transaction, actor: AuditActor, verb: string): Promise<void> =>
    audit.record(tx, actor, {
      action: `operators.${verb}`,
      subjectKind: 'operators',
      subjectId: actor.operatorId,
      before: null,
      after: null,
    })

  /** Opens the session of who proved to be the operator. `code` is taken where there is one. Throws SECOND_FACTOR_WRONG. */
  async function open(
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
      await note(tx, { operatorId: operator.id, account: operator.account, merchantId, ip }, 'signIn')
    })
    return { token, expiresAt: new Date(at.getTime() + IDLE).toISOString() }
  }

  /** One try, in its turn: see `signIn`. */
  async function prove(key: string, { password, code, ip, merchantCode }: Credentials) {
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
      if (attempt.closesAccount) await tellClosed(operator, inView.id, ip)
      throw wrong()
    }
    const isProtected = await hasFactor(operator.id)
    // At a closed account only password and code together tell anything: each alone answers like neither.
    if (attempt.isClosed && !(isProtected && isWithin(ip, operator.allowed_addresses))) throw wrong()
    if (!attempt.isClosed) await attempt.giveBack()
    // Told plainly: only who knew the password gets here.
    if (!isWithin(ip, operator.allowed_addresses)) throw operatorsErrors.OPERATOR_ADDRESS_REFUSED({ extras: { ip } })
    if (isProtected && code === undefined) throw operatorsErrors.OPERATOR_CODE_NEEDED({ field: 'code' })
    try {
      const opened = await open(operator, inView.id, { ip, code: isProtected ? code : undefined })
      if (attempt.isClosed) await attempt.giveBack()
      return {
        ...opened,
        operator: present(operator, inView, merchants, !isProtected && inView.wants_totp),
        strangersClosedOutAt: operator.strangers_closed_out_at?.toISOString() ?? null,
      }
    } catch (error) {
      if (attempt.isClosed && isWrongCode(error)) throw wrong()
      throw error
    }
  }

  return {
    /**
     * Signs in. Whatever is wrong (account, password, a closed account) answers alike, in text and in time. Throws
     * OPERATOR_CODE_NEEDED where the account has an authenticator app and no code came, SECOND_FACTOR_WRONG,
     * OPERATOR_SIGN_IN_LOCKED, OPERATOR_CLOSED_TO_STRANGERS.
     */
    signIn(credentials: Credentials) {
      const key = credentials.account.trim().toLowerCase()
      return failures.inTurn(key, credentials.ip, () => prove(key, credentials))
    },

    /**
     * The session of a token with the brand in view, or undefined when it is over. Throws for a brand not theirs, and
     * for an address that the operator may not call from: asked at each call, so that a stolen token is worth nothing.
     */
    async authenticate(
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
      if (now.getTime() - session.seen_at.getTime() > TOUCH)
        await repository.touchSession(database.query, tokenHash, now)
      const merchants = await repository.findMerchants(database.query, session.id)
      const inView = merchantCode === undefined ? merchants[0] : merchants.find(({ code }) => code === merchantCode)
      // A brand that is not theirs answers like one that does not exist.
      if (inView === undefined) throw httpErrors.MERCHANT_UNKNOWN({ field: 'Merchant' })
      const role = session.role as OperatorRole
      const mustEnrol = inView.wants_totp && !(await hasFactor(session.id))
      return {
        sessionId: tokenHash,
        operatorId: session.id,
        account: session.account,
        role,
        merchantId: inView.id,
        permissions: mustEnrol ? [] : rightsOf(role),
        mustEnrol,
      }
    },

    async signOut(session: OperatorSession, ip: string): Promise<void> {
      await database.transaction(async (tx) => {
        await repository.deleteSession(tx.query, session.sessionId)
        await note(tx, { ...session, ip }, 'signOut')
      })
    },

    /** The signed-in operator as the console shows one. */
    async describe(session: OperatorSession) {
      const merchants = await repository.findMerchants(database.query, session.operatorId)
      const operator = await repository.findByAccount(database.query, session.account)
      const inView = merchants.find(({ id }) => id === session.merchantId)
      if (operator === undefined || inView === undefined) throw httpErrors.UNAUTHENTICATED()
      return present(operator, inView, merchants, session.mustEnrol)
    },

    /** Forgets what is over: a job's work. */
    async sweep(): Promise<void> {
      await repository.deleteSessionsSeenBefore(database.query, new Date(clock.now().getTime() - IDLE))
      await repository.deleteAddressesUsedBefore(database.query, new Date(clock.now().getTime() - KNOWN))
    },
  }
}

const isWrongCode = (error: unknown): boolean => error instanceof Failure && error.code === 'SECOND_FACTOR_WRONG'

function present(
  { id, account, name, role }: { id: string; account: string; name: string; role: string },
  inView: repository.MerchantReference,
  merchants: readonly repository.MerchantReference[],
  mustEnrol: boolean,
) {
  return {
    id,
    account,
    name,
    role: role as OperatorRole,
    merchantCode: inView.code,
    merchants: merchants.map(({ code, name }) => ({ code, name })),
    permissions: mustEnrol ? [] : rightsOf(role as OperatorRole),
    mustEnrol,
  }
}
