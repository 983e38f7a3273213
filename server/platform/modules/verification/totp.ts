import { Secret, TOTP } from 'otpauth'
import type { Database, Transaction } from '../../db/connection.ts'
import type { Clock } from '../../lib/clock.ts'
import { hashSecret, newPlainText } from '../../lib/credentials.ts'
import type { SecretBox } from '../../lib/secret-box.ts'
import { verificationErrors } from './errors.ts'
import * as repository from './factors-repository.ts'
import type { Tries } from './tries.ts'

type Owner = repository.Owner

/** What every authenticator app understands (RFC 6238): SHA-1, six digits, a code every 30 seconds. */
const PERIOD = 30
/** One step either way, for clocks that differ. */
const WINDOW = 1
const SECRET_BYTES = 20
const RECOVERY_CODES = 10
const RECOVERY_LENGTH = 10
/** 32 signs that are told apart: 50 bits a code, so that a plain hash is enough. */
const RECOVERY_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** The second factor in an authenticator app, and the codes for the day the telephone is lost. */
export function createTotp(parts: { database: Database; clock: Clock; box: SecretBox; tries: Tries }) {
  const { database, clock, box, tries } = parts
  const contextOf = ({ merchantId, memberId }: Owner) => `totp:${merchantId}:${memberId}`

  /** The time step a code belongs to, or undefined when it is wrong now. */
  function stepOf(owner: Owner, factor: repository.TotpRow, code: string): bigint | undefined {
    const totp = totpOf(Secret.fromBase32(box.open(factor.sealed_secret, contextOf(owner))))
    const now = clock.now().getTime()
    const delta = totp.validate({ token: code, timestamp: now, window: WINDOW })
    return delta === null ? undefined : BigInt(Math.floor(now / 1000 / PERIOD) + delta)
  }

  async function newRecoveryCodes(tx: Transaction, owner: Owner): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, () => newPlainText(RECOVERY_LENGTH, RECOVERY_CHARACTERS))
    await repository.replaceRecoveryCodes(tx.query, owner, codes.map(hashSecret))
    return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
  }

  /** Five wrong codes in half an hour close this way for half an hour; closed and wrong answer alike. */
  async function holdTries(tx: Transaction, owner: Owner) {
    const held = await tries.hold(tx, owner, 'SECOND_FACTOR')
    if (held.lockedSeconds > 0) throw wrongCode()
    return held
  }

  async function takeCode(tx: Transaction, owner: Owner, code: string): Promise<boolean> {
    const factor = await repository.selectTotp(tx.query, owner)
    if (factor === undefined || factor.confirmed_at === null) return false
    const step = stepOf(owner, factor, code.replace(/\s/g, ''))
    return step !== undefined && (await repository.takeTotpStep(tx.query, factor, step))
  }

  const takeRecovery = (tx: Transaction, owner: Owner, code: string): Promise<boolean> =>
    repository.takeRecoveryCode(tx.query, owner, hashSecret(code.replace(/[\s-]/g, '').toUpperCase()), clock.now())

  /** Takes a code of the app, or a recovery code, once. Throws SECOND_FACTOR_WRONG; a wrong one counts despite a rollback. */
  async function demandSecondFactor(
    tx: Transaction,
    owner: Owner,
    code: string,
    kinds: readonly ('TOTP' | 'RECOVERY')[] = ['TOTP', 'RECOVERY'],
  ): Promise<void> {
    const held = await holdTries(tx, owner)
    const isRight =
      (kinds.includes('TOTP') && (await takeCode(tx, owner, code))) ||
      (kinds.includes('RECOVERY') && (await takeRecovery(tx, owner, code)))
    if (!isRight) {
      held.fail()
      throw wrongCode()
    }
    await held.succeed()
  }

  return {
    demandSecondFactor,

    /** What protects an account beside its password: since when the app, and how many passkeys. */
    async countFactors(
      query: Transaction['query'],
      owner: Owner,
    ): Promise<{ totpSince: Date | null; passkeys: number }> {
      const totpSince = (await repository.selectTotp(query, owner))?.confirmed_at ?? null
      return { totpSince, passkeys: (await repository.selectPasskeys(query, owner)).length }
    },

    /** Whether the member's app is enrolled, since when, and how many recovery codes are left. */
    async readTotp(owner: Owner): Promise<{ since: Date | null; recoveryCodesLeft: number }> {
      const since = (await repository.selectTotp(database.query, owner))?.confirmed_at ?? null
      return {
        since,
        recoveryCodesLeft: since === null ? 0 : await repository.countRecoveryCodes(database.query, owner),
      }
    },

    /** Makes a secret, to be confirmed with a first code. Told once. Throws TOTP_ALREADY_ON. */
    async beginTotp(
      owner: Owner,
      names: { issuer: string; account: string },
    ): Promise<{ secret: string; uri: string }> {
      const secret = new Secret({ size: SECRET_BYTES })
      const isWritten = await repository.replaceUnconfirmedTotp(database.query, {
        merchant_id: owner.merchantId,
        member_id: owner.memberId,
        sealed_secret: box.seal(secret.base32, contextOf(owner)),
        created_at: clock.now(),
      })
      if (!isWritten) throw verificationErrors.TOTP_ALREADY_ON()
      return { secret: secret.base32, uri: totpOf(secret, names).toString() }
    },

    /** Turns the factor on with a first code and returns the recovery codes, told once. Throws SECOND_FACTOR_WRONG, TOTP_ALREADY_ON, TOTP_NOT_BEGUN. */
    async confirmTotp(tx: Transaction, owner: Owner, code: string): Promise<string[]> {
      const held = await holdTries(tx, owner)
      const factor = await repository.selectTotp(tx.query, owner)
      if (factor === undefined) throw verificationErrors.TOTP_NOT_BEGUN()
      if (factor.confirmed_at !== null) throw verificationErrors.TOTP_ALREADY_ON()
      const step = stepOf(owner, factor, code.replace(/\s/g, ''))
      if (step === undefined) {
        held.fail()
        throw wrongCode()
      }
      if (!(await repository.confirmTotp(tx.query, factor, step, clock.now())))
        throw verificationErrors.TOTP_ALREADY_ON()
      await held.succeed()
      return newRecoveryCodes(tx, owner)
    },

    /** New recovery codes in the place of all old ones, against a code of the app. */
    async replaceRecoveryCodes(tx: Transaction, owner: Owner, code: string): Promise<string[]> {
      await demandSecondFactor(tx, owner, code, ['TOTP'])
      return newRecoveryCodes(tx, owner)
    },

    /** Takes the factor and its codes away without a code, for who lost both; wrong tries are forgotten too. */
    async forgetTotp(tx: Transaction, owner: Owner): Promise<void> {
      await repository.deleteTotp(tx.query, owner)
      await repository.replaceRecoveryCodes(tx.query, owner, [])
      await tries.clear(tx, owner, 'SECOND_FACTOR')
    },

    /** Turns the factor off against a code of the app or a recovery code. */
    async removeTotp(tx: Transaction, owner: Owner, code: string): Promise<void> {
      await demandSecondFactor(tx, owner, code)
      await repository.deleteTotp(tx.query, owner)
      await repository.replaceRecoveryCodes(tx.query, owner, [])
    },
  }
}

const wrongCode = () => verificationErrors.SECOND_FACTOR_WRONG({ field: 'code' })

function totpOf(secret: Secret, names?: { issuer: string; account: string }): TOTP {
  return new TOTP({
    secret,
    period: PERIOD,
    digits: 6,
    algorithm: 'SHA1',
    ...(names === undefined ? {} : { issuer: names.issuer, label: names.account }),
  })
}
