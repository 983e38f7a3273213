import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Config } from '../../../config/config.ts'
import type { Database, Transaction } from '../../db/connection.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import type { SitesService } from '../sites/service.ts'
import { verificationErrors } from './errors.ts'
import * as repository from './factors-repository.ts'

type Owner = repository.Owner

const CHALLENGE_LIFE = 5 * 60_000
const MOST_PASSKEYS = 10

export interface PasskeyParts {
  readonly config: Pick<Config, 'publicUrl' | 'mode'>
  readonly database: Database
  readonly clock: Clock
  readonly sites: SitesService
}

/** The site as a passkey knows it: keys made at one name do not open another. */
interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/** Keys in telephones, computers and sticks, opened by finger, face or PIN: two factors in one. */
export function createPasskeys({ config, database, clock, sites }: PasskeyParts) {
  /**
   * The name the browser is at, if it is one of ours: that of the installation, a domain of the brand, or, in DEMO,
   * localhost. Throws PASSKEY_UNAVAILABLE; a bare address has no passkeys in any browser.
   */
  async function relyingParty(merchantId: string, host: string): Promise<RelyingParty> {
    const name = host.replace(/:\d+$/, '').toLowerCase()
    const own = new URL(config.publicUrl)
    const isLocal = config.mode === 'DEMO' && (name === 'localhost' || name.endsWith('.localhost'))
    const isBrands = (await sites.findMerchantByDomain(name))?.id === merchantId
    const isAddress = /^[\d.]+$/.test(name) || name.includes(':')
    if (isAddress || !(isLocal || isBrands || name === own.hostname)) throw verificationErrors.PASSKEY_UNAVAILABLE()
    const protocol = isLocal || host === own.host ? own.protocol : 'https:'
    return { id: name, origin: `${protocol}//${host}` }
  }

  async function keepChallenge(
    merchantId: string,
    challenge: string,
    purpose: 'REGISTER' | 'SIGN_IN',
    memberId: string | null,
  ): Promise<void> {
    const expiresAt = new Date(clock.now().getTime() + CHALLENGE_LIFE)
    await repository.insertChallenge(database.query, { merchantId, challenge, purpose, memberId, expiresAt })
  }

  /** The challenge an answer is to, if we asked it, lately, for this purpose and person. It is gone afterwards. */
  async function takeChallenge(
    merchantId: string,
    response: { response: { clientDataJSON: string } },
    purpose: 'REGISTER' | 'SIGN_IN',
    memberId: string | null,
  ): Promise<string> {
    const challenge = challengeIn(response.response.clientDataJSON)
    const kept = await repository.takeChallenge(database.query, merchantId, challenge)
    const isOurs = kept !== undefined && kept.expires_at > clock.now() && kept.purpose === purpose
    if (!isOurs || kept.member_id !== memberId) throw verificationErrors.PASSKEY_WRONG()
    return challenge
  }

  return {
    listPasskeys: (owner: Owner): Promise<repository.PasskeyRow[]> => repository.selectPasskeys(database.query, owner),

    /** What `navigator.credentials.create` is asked. Throws PASSKEY_TOO_MANY, PASSKEY_UNAVAILABLE. */
    async beginPasskey(owner: Owner, host: string, names: { brand: string; account: string }) {
      const site = await relyingParty(owner.merchantId, host)
      const known = await repository.selectPasskeys(database.query, owner)
      if (known.length >= MOST_PASSKEYS) throw verificationErrors.PASSKEY_TOO_MANY({ extras: { limit: MOST_PASSKEYS } })
      const options = await generateRegistrationOptions({
        rpName: names.brand,
        rpID: site.id,
        userName: names.account,
        userID: Uint8Array.from(Buffer.from(owner.memberId.replaceAll('-', ''), 'hex')),
        excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await keepChallenge(owner.merchantId, options.challenge, 'REGISTER', owner.memberId)
      return options
    },

    /** Keeps the key that the browser made. Throws PASSKEY_WRONG, PASSKEY_KNOWN. */
    async finishPasskey(owner: Owner, host: string, response: RegistrationResponseJSON, name: string) {
      const site = await relyingParty(owner.merchantId, host)
      const expectedChallenge = await takeChallenge(owner.merchantId, response, 'REGISTER', owner.memberId)
      const checked = await verifyRegistrationResponse({
        response,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
      }).catch(() => undefined)
      if (!checked?.verified) throw verificationErrors.PASSKEY_WRONG()
      const { credential } = checked.registrationInfo
      const now = clock.now()
      const isNew = await repository.insertPasskey(database.query, {
        merchant_id: owner.merchantId,
        member_id: owner.memberId,
        id: newId(now.getTime()),
        credential_id: credential.id,
        name,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: BigInt(credential.counter),
        transports: credential.transports ?? [],
        created_at: now,
      })
      if (!isNew) throw verificationErrors.PASSKEY_KNOWN()
    },

    /** What `navigator.credentials.get` is asked; nobody is named, the key itself tells whose it is. */
    async askPasskey(merchantId: string, host: string) {
      const site = await relyingParty(merchantId, host)
      const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: 'required' })
      await keepChallenge(merchantId, options.challenge, 'SIGN_IN', null)
      return options
    },

    /** The key that gave this answer. `takePasskey` uses the answer up. Throws PASSKEY_WRONG for whatever is not right. */
    async checkPasskey(
      merchantId: string,
      host: string,
      response: AuthenticationResponseJSON,
    ): Promise<{ passkey: repository.PasskeyRow; counter: bigint }> {
      const site = await relyingParty(merchantId, host)
      const expectedChallenge = await takeChallenge(merchantId, response, 'SIGN_IN', null)
      const passkey = await repository.selectPasskey(database.query, merchantId, response.id)
      if (passkey === undefined) throw verificationErrors.PASSKEY_WRONG()
      const checked = await verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        credential: {
          id: passkey.credential_id,
          publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
          counter: Number(passkey.counter),
          transports: passkey.transports,
        },
      }).catch(() => undefined)
      if (!checked?.verified) throw verificationErrors.PASSKEY_WRONG()
      return { passkey, counter: BigInt(checked.authenticationInfo.newCounter) }
    },

    /** Notes the use within the caller's transaction. Throws PASSKEY_WRONG when the key was used meanwhile. */
    async takePasskey(tx: Transaction, { passkey, counter }: { passkey: repository.PasskeyRow; counter: bigint }) {
      if (!(await repository.notePasskeyUse(tx.query, passkey, counter, clock.now())))
        throw verificationErrors.PASSKEY_WRONG()
    },

    /** Throws PASSKEY_NOT_FOUND. */
    async renamePasskey(owner: Owner, id: string, name: string): Promise<void> {
      if (!(await repository.renamePasskey(database.query, owner, id, name)))
        throw verificationErrors.PASSKEY_NOT_FOUND()
    },

    /** Throws PASSKEY_NOT_FOUND. */
    forgetPasskeys: (tx: Transaction, owner: Owner) => repository.deletePasskeys(tx.query, owner),

    async removePasskey(tx: Transaction, owner: Owner, id: string): Promise<void> {
      if (!(await repository.deletePasskey(tx.query, owner, id))) throw verificationErrors.PASSKEY_NOT_FOUND()
    },
  }
}

/** The challenge inside a browser's answer; empty when it is no such answer. */
function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      challenge?: unknown
    }
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}
