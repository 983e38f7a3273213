import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Transaction } from '../../../db/connection.ts'
import { verificationErrors } from '../errors.ts'
import * as repository from '../factors-repository.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import type { Dependencies } from './dependencies.ts'
import { relyingParty } from './relying-party.ts'

/** What `navigator.credentials.get` is asked; nobody is named, the key itself tells whose it is. */
export async function askPasskey(dependencies: Dependencies, merchantId: string, host: string) {
  const site = await relyingParty(dependencies, merchantId, host)
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: 'required' })
  await keepChallenge(dependencies, merchantId, options.challenge, 'SIGN_IN', null)
  return options
}

/** The key that gave this answer. `takePasskey` uses the answer up. Throws PASSKEY_WRONG for whatever is not right. */
export async function checkPasskey(
  dependencies: Dependencies,
  merchantId: string,
  host: string,
  response: AuthenticationResponseJSON,
): Promise<{ passkey: repository.PasskeyRow; counter: bigint }> {
  const site = await relyingParty(dependencies, merchantId, host)
  const expectedChallenge = await takeChallenge(dependencies, merchantId, response, 'SIGN_IN', null)
  const passkey = await repository.selectPasskey(dependencies.database.query, merchantId, response.id)
  if (passkey === undefined) throw verificationErrors.PASSKEY_WRONG()
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
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
}

/** Notes the use within the caller's transaction. Throws PASSKEY_WRONG when the key was used meanwhile. */
export async function takePasskey(
  { clock }: Pick<Dependencies, 'clock'>,
  tx: Transaction,
  { passkey, counter }: { passkey: repository.PasskeyRow; counter: bigint },
) {
  if (!(await repository.notePasskeyUse(tx.query, passkey, counter, clock.now())))
    throw verificationErrors.PASSKEY_WRONG()
}
