import { passwordMatches } from '../../lib/credentials.ts'
import { signInNameOf } from '../../lib/subaccounts.ts'
import type { Merchant } from '../sites/service.ts'
import { lookWithPlace } from '../verification/service.ts'
import { tellClosedName } from './closed-name.ts'
import type { MembersParts, Origin, Subaccount } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import type { Attempt } from './failures.ts'
import type { MemberRow, PasswordRow } from './repository.ts'
import * as repository from './repository.ts'
import type { SignInRequest } from './sign-in.ts'

const NOBODY = '00000000-0000-7000-8000-000000000000'

/** What was typed, name and password not empty, and the answer to a captcha. */
type Guess = SignInRequest & { account: string; password: string }

/** Whose name it is: a member's, or of somebody who acts in his. */
interface Holder {
  readonly member: MemberRow
  readonly subaccount: Subaccount | null
}

type Password = Pick<PasswordRow, 'kind' | 'hash' | 'must_change' | 'created_at' | 'used_at'>

/** Whose name and password these are. Throws SIGN_IN_WRONG, CAPTCHA_…. */
export async function provePassword(
  parts: MembersParts,
  merchant: Merchant,
  { account, password, side, ...answer }: Guess,
  origin: Origin,
) {
  const { sessions, verification, failures } = parts
  // The same work whether the name exists, is locked, or has a mailed password: the time tells nothing.
  const holder = await findHolder(parts, merchant.id, account, side)
  const memberId = holder?.member.id ?? NOBODY
  const isKnownAddress = await sessions.isKnownAddress(merchant.id, memberId, origin.ip, holder?.subaccount?.id)
  const attempt = await failures.begin(merchant.id, { account, ip: origin.ip, isKnownAddress })
  if (verification.asksFor(merchant, 'LOGIN', !attempt.asksForCaptcha))
    await verification.checkCaptcha(merchant, 'LOGIN', answer).catch(async (refusal: unknown) => {
      await attempt.giveBack()
      throw refusal
    })
  const passwords = await passwordsOf(parts, merchant.id, holder)
  const used = await lookWithPlace(attempt, findMatching(passwords, password, attempt))
  if (holder === undefined || used === undefined) {
    if (attempt.closesName) await tellClosedName(parts, merchant, holder ? nameOf(holder) : account, holder?.member)
    const asks = verification.asksFor(merchant, 'LOGIN', false)
    throw membersErrors.SIGN_IN_WRONG(asks ? { extras: { captcha: true } } : {})
  }
  await attempt.giveBack()
  return { ...holder, used, isKnownAddress }
}

const nameOf = ({ member: { account }, subaccount }: Holder): string => signInNameOf({ account, subaccount })

/** No account has a dot, so that a name with one can only be a subaccount's, and those come in by the agents' door alone. */
async function findHolder(
  { database, subaccountKeeper }: MembersParts,
  merchantId: string,
  name: string,
  side: Guess['side'],
): Promise<Holder | undefined> {
  const subaccount = side === 'AGENT' ? await subaccountKeeper.findBySignInName(merchantId, name) : undefined
  const member =
    subaccount === undefined
      ? await repository.selectMemberByAccount(database.query, merchantId, name)
      : await repository.selectMember(database.query, merchantId, subaccount.agentId)
  return member && { member, subaccount: subaccount ?? null }
}

async function passwordsOf(
  { database, clock }: MembersParts,
  merchantId: string,
  holder: Holder | undefined,
): Promise<readonly Password[]> {
  const memberId = holder?.member.id ?? NOBODY
  const passwords = await repository.selectPasswords(database.query, merchantId, memberId, clock.now())
  return holder?.subaccount == null ? passwords : [asPassword(holder.subaccount)]
}

const asPassword = ({ passwordHash, passwordSetAt, mustChangePassword }: Subaccount): Password => ({
  kind: 'MAIN',
  hash: passwordHash,
  must_change: mustChangePassword,
  created_at: passwordSetAt,
  used_at: null,
})

/**
 * The password that fits, of those that the try may check: to strangers of a closed name a mailed one stays open, which
 * nobody guesses and which proves the mailbox. Always two checks, at once: a member without a mailed password takes as
 * long as one with it.
 */
async function findMatching(
  passwords: readonly Password[],
  password: string,
  { allows }: Attempt,
): Promise<Password | undefined> {
  const own = allows === 'ANYTHING' ? passwords.find(({ kind }) => kind === 'MAIN') : undefined
  const open = allows === 'NOTHING' ? [] : passwords
  const mailed = open.find(({ kind, used_at }) => kind === 'MAILED' && used_at === null)
  const [fitsOwn, fitsMailed] = await Promise.all([
    passwordMatches(own?.hash, password),
    passwordMatches(mailed?.hash, password),
  ])
  return fitsOwn ? own : fitsMailed ? mailed : undefined
}
