import { passwordMatches } from '../../lib/credentials.ts'
import type { Merchant } from '../sites/service.ts'
import { lookWithPlace } from '../verification/service.ts'
import { tellClosedName } from './closed-name.ts'
import type { MembersParts, Origin } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import type { Attempt } from './failures.ts'
import type { PasswordRow } from './repository.ts'
import * as repository from './repository.ts'
import type { SignInRequest } from './sign-in.ts'

const NOBODY = '00000000-0000-7000-8000-000000000000'

/** What was typed, name and password not empty, and the answer to a captcha. */
type Guess = SignInRequest & { account: string; password: string }

/** Whose name and password these are. Throws SIGN_IN_WRONG, CAPTCHA_…. */
export async function provePassword(
  parts: MembersParts,
  merchant: Merchant,
  { account, password, ...answer }: Guess,
  origin: Origin,
) {
  const { database, clock, sessions, verification, failures } = parts
  // The same work whether the name exists, is locked, or has a mailed password: the time tells nothing.
  const member = await repository.selectMemberByAccount(database.query, merchant.id, account)
  const memberId = member?.id ?? NOBODY
  const isKnownAddress = await sessions.isKnownAddress(merchant.id, memberId, origin.ip)
  const attempt = await failures.begin(merchant.id, { account, ip: origin.ip, isKnownAddress })
  if (verification.asksFor(merchant, 'LOGIN', !attempt.asksForCaptcha))
    await verification.checkCaptcha(merchant, 'LOGIN', answer).catch(async (refusal: unknown) => {
      await attempt.giveBack()
      throw refusal
    })
  const passwords = await repository.selectPasswords(database.query, merchant.id, memberId, clock.now())
  const used = await lookWithPlace(attempt, findMatching(passwords, password, attempt))
  if (member === undefined || used === undefined) {
    if (attempt.closesName) await tellClosedName(parts, merchant, account, member)
    const asks = verification.asksFor(merchant, 'LOGIN', false)
    throw membersErrors.SIGN_IN_WRONG(asks ? { extras: { captcha: true } } : {})
  }
  await attempt.giveBack()
  return { member, used, isKnownAddress }
}

/**
 * The password that fits, of those that the try may check: to strangers of a closed name a mailed one stays open, which
 * nobody guesses and which proves the mailbox. Always two checks, at once: a member without a mailed password takes as
 * long as one with it.
 */
async function findMatching(
  passwords: readonly PasswordRow[],
  password: string,
  { allows }: Attempt,
): Promise<PasswordRow | undefined> {
  const own = allows === 'ANYTHING' ? passwords.find(({ kind }) => kind === 'MAIN') : undefined
  const open = allows === 'NOTHING' ? [] : passwords
  const mailed = open.find(({ kind, used_at }) => kind === 'MAILED' && used_at === null)
  const [fitsOwn, fitsMailed] = await Promise.all([
    passwordMatches(own?.hash, password),
    passwordMatches(mailed?.hash, password),
  ])
  return fitsOwn ? own : fitsMailed ? mailed : undefined
}
