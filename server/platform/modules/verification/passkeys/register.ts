import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { newId } from '../../../lib/id.ts'
import { verificationErrors } from '../errors.ts'
import * as repository from '../factors-repository.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import type { Dependencies } from './dependencies.ts'
import { relyingParty } from './relying-party.ts'

const MOST_PASSKEYS = 10

/** What `navigator.credentials.create` is asked. Throws PASSKEY_TOO_MANY, PASSKEY_UNAVAILABLE. */
export async function beginPasskey(
  dependencies: Dependencies,
  owner: repository.Owner,
  host: string,
  names: { brand: string; account: string },
) {
  const site = await relyingParty(dependencies, owner.merchantId, host)
  const known = await repository.selectPasskeys(dependencies.database.query, owner)
  if (known.length >= MOST_PASSKEYS) throw verificationErrors.PASSKEY_TOO_MANY({ extras: { limit: MOST_PASSKEYS } })
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: names.brand,
    rpID: site.id,
    userName: names.account,
    userID: Uint8Array.from(Buffer.from(owner.memberId.replaceAll('-', ''), 'hex')),
    excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(dependencies, owner.merchantId, options.challenge, 'REGISTER', owner.memberId)
  return options
}

/** Keeps the key that the browser made. Throws PASSKEY_WRONG, PASSKEY_KNOWN, PASSKEY_UNAVAILABLE. */
export async function finishPasskey(
  dependencies: Dependencies,
  owner: repository.Owner,
  host: string,
  response: RegistrationResponseJSON,
  name: string,
) {
  const { database, clock } = dependencies
  const site = await relyingParty(dependencies, owner.merchantId, host)
  const expectedChallenge = await takeChallenge(dependencies, owner.merchantId, response, 'REGISTER', owner.memberId)
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
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
}
