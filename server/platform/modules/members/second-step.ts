import type { Static } from 'typebox'
import { invalid } from '../../http/validation.ts'
import { bind } from '../../lib/bind.ts'
import type { Clock } from '../../lib/clock.ts'
import { hashSecret } from '../../lib/credentials.ts'
import { Failure } from '../../lib/failure.ts'
import type { Merchant } from '../sites/service.ts'
import type { Admission, AdmittingParts } from './admission.ts'
import { checkSecondStep, type SecondStep } from './check-second-step.ts'
import { tellClosedName } from './closed-name.ts'
import type { MembersParts, Origin } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import type { SignInResult } from './presenter.ts'
import type { MemberRow } from './repository.ts'
import * as repository from './repository.ts'
import type { signInCalls } from './sign-in-schema.ts'
import { countTicketTry, selectTicket, spendTicket, type TicketRow } from './tickets-repository.ts'

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

const keyOf = (clock: Clock, ticket: string, origin: Origin) => ({
  merchantId: origin.merchantId,
  ticketHash: hashSecret(ticket),
  ip: origin.ip,
  now: clock.now(),
})

/** Sends the code of a second step. Throws SECOND_STEP_OVER, RATE_LIMITED. */
async function sendSecondStepCode(
  parts: AdmittingParts,
  { ticket, method }: CodeRequest,
  origin: Origin,
): Promise<{ expiredMinutes: number }> {
  const { database, clock, sites, verification, admission } = parts
  const member = await needMember(parts, await selectTicket(database.query, keyOf(clock, ticket, origin)))
  const merchant = await sites.findMerchant(origin.merchantId)
  const methods = await admission.secondStepOf(merchant, member, false)
  const recipient = method === 'EMAIL' ? member.email : member.mobile
  if (!methods.includes(method) || recipient === null) throw invalid('method', 'INVALID_INPUT_FORMAT')
  const { locale: language, ip } = origin
  return verification.sendKnownCode({ merchant, recipient, channel: method, purpose: 'SECOND_STEP', language, ip })
}

/** Throws SECOND_STEP_WRONG, and SECOND_STEP_OVER when the password must be given again. */
async function finishSecondStep(
  parts: AdmittingParts,
  request: SecondStep,
  origin: Origin & { host: string },
): Promise<SignInResult> {
  const { database, clock, sites, admission } = parts
  const ticket = await countTicketTry(database.query, keyOf(clock, request.ticket, origin), MOST_TRIES)
  const member = await needMember(parts, ticket)
  if (ticket === undefined) throw membersErrors.SECOND_STEP_OVER()
  const merchant = await sites.findMerchant(origin.merchantId)
  const methods: readonly string[] = await admission.secondStepOf(merchant, member, false)
  if (!methods.includes(request.method)) throw invalid('method', 'INVALID_INPUT_FORMAT')
  try {
    const take = await checkSecondStep(parts, member, request, origin.host)
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
    await countWrong(parts, merchant, member, origin)
    throw membersErrors.SECOND_STEP_WRONG({ field: 'code' })
  }
}

/** The active member whose sign-in waits under a ticket. Throws SECOND_STEP_OVER. */
async function needMember({ database }: AdmittingParts, ticket: TicketRow | undefined): Promise<MemberRow> {
  if (ticket === undefined) throw membersErrors.SECOND_STEP_OVER()
  const member = await repository.selectMember(database.query, ticket.merchant_id, ticket.member_id)
  if (member?.status !== 'ACTIVE') throw membersErrors.SECOND_STEP_OVER()
  return member
}

/** Counted like a wrong password, also of the name: who has that must not have endless tries at the rest elsewhere. */
async function countWrong(parts: AdmittingParts, merchant: Merchant, member: MemberRow, { ip }: Origin): Promise<void> {
  const { sessions, failures } = parts
  const isKnownAddress = await sessions.isKnownAddress(merchant.id, member.id, ip)
  const { closesName } = await failures.begin(merchant.id, { account: member.account, ip, isKnownAddress })
  if (closesName) await tellClosedName(parts, merchant, member.account, member)
}

/** The second step of signing in: a ticket, for five minutes and five tries, from the address that knew the password. */
export function createSecondStep(parts: MembersParts, admission: Admission) {
  return bind({ ...parts, admission }, { sendSecondStepCode, finishSecondStep })
}
