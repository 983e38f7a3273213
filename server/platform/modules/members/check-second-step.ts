import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Static } from 'typebox'
import type { Transaction } from '../../db/connection.ts'
import { invalid } from '../../http/validation.ts'
import { verificationErrors } from '../verification/service.ts'
import type { MembersParts } from './dependencies.ts'
import type { MemberRow } from './repository.ts'
import type { signInCalls } from './sign-in-schema.ts'

export type SecondStep = Static<typeof signInCalls.finishSecondStep.body>

/**
 * Checks the proof; what it returns uses it up within the transaction that opens the session. Throws what the kind of proof throws
 * where it is wrong, PASSKEY_WRONG for somebody else's passkey.
 */
export async function checkSecondStep(
  { verification }: MembersParts,
  member: MemberRow,
  { method, code, passkey }: SecondStep,
  host: string,
): Promise<(tx: Transaction) => Promise<void>> {
  const owner = { merchantId: member.merchant_id, memberId: member.id }
  if (method === 'TOTP' || method === 'RECOVERY') {
    return (tx) => verification.demandSecondFactor(tx, owner, code ?? '', [method])
  }
  if (method === 'PASSKEY') {
    if (passkey === undefined) throw invalid('passkey', 'INVALID_INPUT_REQUIRED')
    const answer = await verification.checkPasskey(owner.merchantId, host, passkey as AuthenticationResponseJSON)
    if (answer.passkey.member_id !== member.id) throw verificationErrors.PASSKEY_WRONG()
    return (tx) => verification.takePasskey(tx, answer)
  }
  const recipient = (method === 'EMAIL' ? member.email : member.mobile) ?? ''
  const codeHash = await verification.checkCode(owner.merchantId, recipient, 'SECOND_STEP', code)
  return (tx) => verification.takeCode(tx, owner.merchantId, recipient, 'SECOND_STEP', codeHash)
}
