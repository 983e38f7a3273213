import { verificationErrors } from '../errors.ts'
import * as repository from '../factors-repository.ts'
import type { Dependencies } from './dependencies.ts'

const CHALLENGE_LIFE = 5 * 60_000

/** Notes what a browser was asked, for whom (null: whoever answers) and what for; it is good for five minutes. */
export async function keepChallenge(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  merchantId: string,
  challenge: string,
  purpose: 'REGISTER' | 'SIGN_IN',
  memberId: string | null,
): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_LIFE)
  await repository.insertChallenge(database.query, { merchantId, challenge, purpose, memberId, expiresAt })
}

/** The challenge an answer is to, if we asked it, lately, for this purpose and person. It is gone afterwards. Throws PASSKEY_WRONG. */
export async function takeChallenge(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
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
