import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Static } from 'typebox'
import type { Transaction } from '../../db/connection.ts'
import { invalid } from '../../http/validation.ts'
import { hashSecret } from '../../lib/credentials.ts'
import { Failure } from '../../lib/failure.ts'
import type { Merchant } from '../sites/service.ts'
import type { Admission } from './admission.ts'
import { tellClosedName } from './closed-name.ts'
import type { MembersParts, Origin } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import type { SignInResult } from './presenter.ts'
import type { MemberRow } from './repository.ts'
import * as repository from './repository.ts'
import type { signInCalls } from './sign-in-schema.ts'
import { countTicketTry, selectTicket, spendTicket, type TicketRow } from './tickets-repository.ts'

type SecondStep = Static<typeof signInCalls.finishSecondStep.body>
type CodeRequest = Static<typeof signInCalls.sendSecondStepCode.body>

const MOST_TRIES = 5
/** However a proof was wrong, the answer is the same. */
const WRONG_PROOFS = new Set([
  'SECOND_FACTOR_WRONG',
  'VERIFICATION_CODE_INVALID',
  'VERIFICATION_CODE_MISSING',
  'VERIFICATION_CODE_EXPIRED',
  'PASSKEY_WRONG',
])

/** The second step of signing in: a ticket, for five minutes and five tries, from the address that knew the password. */
export function createSecondStep(parts: MembersParts, admission: Admission) {
  const { database, clock, sites, sessions, verification, failures } = parts
  const keyOf = (ticket: string, origin: Origin) => ({
    merchantId: origin.merchantId,
    ticketHash: hashSecret(ticket),
    ip: origin.ip,
    now: clock.now(),
  })

  async function needMember(ticket: TicketRow | undefined): Promise<MemberRow> {
    if (ticket === undefined) throw membersErrors.SECOND_STEP_OVER()
    const member = await repository.selectMember(database.query, ticket.merchant_id, ticket.member_id)
    if (member?.status !== 'ACTIVE') throw membersErrors.SECOND_STEP_OVER()
    return member
  }

  /** Checks the proof; what it returns uses it up within the transaction that opens the session. */
  async function check(
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
      if (answer.passkey.member_id !== member.id) throw membersErrors.SECOND_STEP_WRONG()
      return (tx) => verification.takePasskey(tx, answer)
    }
    const recipient = (method === 'EMAIL' ? member.email : member.mobile) ?? ''
    const codeHash = await verification.checkCode(owner.merchantId, recipient, 'SECOND_STEP', code)
    return (tx) => verification.takeCode(tx, owner.merchantId, recipient, 'SECOND_STEP', codeHash)
  }

  /** Counted like a wrong password, also of the name: who has that must not have endless tries at the rest elsewhere. */
  async function countWrong(merchant: Merchant, member: MemberRow, { ip }: Origin): Promise<void> {
    const isKnownAddress = await sessions.isKnownAddress(merchant.id, member.id, ip)
    const { closesName } = await failures.begin(merchant.id, { account: member.account, ip, isKnownAddress })
    if (closesName) await tellClosedName(parts, merchant, member.account, member)
  }

  return {
    /** Sends the code of a second step. Throws SECOND_STEP_OVER, RATE_LIMITED. */
    async sendSecondStepCode({ ticket, method }: CodeRequest, origin: Origin): Promise<{ expiredMinutes: number }> {
      const member = await needMember(await selectTicket(database.query, keyOf(ticket, origin)))
      const merchant = await sites.findMerchant(origin.merchantId)
      const methods = await admission.secondStepOf(merchant, member, false)
      const recipient = method === 'EMAIL' ? member.email : member.mobile
      if (!methods.includes(method) || recipient === null) throw invalid('method', 'INVALID_INPUT_FORMAT')
      const { locale: language, ip } = origin
      return verification.sendKnownCode({ merchant, recipient, channel: method, purpose: 'SECOND_STEP', language, ip })
    },

    /** Throws SECOND_STEP_WRONG, and SECOND_STEP_OVER when the password must be given again. */
    async finishSecondStep(request: SecondStep, origin: Origin & { host: string }): Promise<SignInResult> {
      const ticket = await countTicketTry(database.query, keyOf(request.ticket, origin), MOST_TRIES)
      const member = await needMember(ticket)
      if (ticket === undefined) throw membersErrors.SECOND_STEP_OVER()
      const merchant = await sites.findMerchant(origin.merchantId)
      const methods: readonly string[] = await admission.secondStepOf(merchant, member, false)
      if (!methods.includes(request.method)) throw invalid('method', 'INVALID_INPUT_FORMAT')
      try {
        const take = await check(member, request, origin.host)
        return await database.transaction(async (tx) => {
          await take(tx)
          if (!(await spendTicket(tx.query, ticket, clock.now()))) throw membersErrors.SECOND_STEP_OVER()
          return admission.enter(tx, member, origin, {
            passwordExpired: ticket.password_expired,
            mustChangePassword: ticket.must_change_password,
            remember: ticket.is_remembered,
          })
        })
      } catch (error) {
        if (!(error instanceof Failure) || !WRONG_PROOFS.has(error.code)) throw error
        await countWrong(merchant, member, origin)
        throw membersErrors.SECOND_STEP_WRONG({ field: 'code' })
      }
    },
  }
}
