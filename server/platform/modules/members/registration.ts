import type { Database, Transaction } from '../../db/connection.ts'
import { sqlState } from '../../db/trouble.ts'
import { MEMBER, TRIAL } from '../../lib/account-types.ts'
import { hashPassword } from '../../lib/credentials.ts'
import type { Failure } from '../../lib/failure.ts'
import { newId } from '../../lib/id.ts'
import { checkNewPassword } from '../../lib/passwords.ts'
import { loadWords } from '../../lib/words.ts'
import { type Merchant, parseMobile } from '../sites/service.ts'
import { type ProvedIdentity, verificationErrors } from '../verification/service.ts'
import type { Admission } from './admission.ts'
import { newReferralCode, openAccount } from './creation.ts'
import type { MembersParts, Origin } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import { linkIdentity } from './firebase-sign-in.ts'
import { needMobile } from './mobile.ts'
import type { SignInResult } from './presenter.ts'
import { readProof } from './registration-proof.ts'
import { type Registration, type RegistrationMode, readBirthday, readRegistration } from './registration-rules.ts'
import type { MemberRow } from './repository.ts'
import * as repository from './repository.ts'

const words = loadWords('mails')
/** Fields with a column of their own, or that are not kept; all others stay together in `details`. */
const OWN_COLUMN = new Set([
  'username',
  'password',
  'payeeName',
  'email',
  'mobileNum',
  'affiliateCode',
  'paymentPassword',
  'nickname',
  'birthday',
])

/** What a registration comes to once everything is checked. */
interface Applicant {
  readonly account: string
  readonly passwordHash: string | null
  readonly paymentPasswordHash: string | null
  readonly mobile: string | null
  readonly codeHash: string | undefined
  readonly birthday: string | null
  readonly upline: MemberRow | undefined
  /** The Google or Facebook account that will open this one too. */
  readonly identity: ProvedIdentity | undefined
  readonly values: ReadonlyMap<string, string>
}

/** Registration by user name or mobile number (sections 4 and 5 of the specification). */
export function createRegistration(parts: MembersParts, admission: Admission) {
  const { database, clock, sites, messages, verification, persons } = parts

  async function findUpline(merchantId: string, user: Registration): Promise<MemberRow | undefined> {
    const field = user.affiliateCode?.trim() ? 'affiliateCode' : 'referralCode'
    const code = user[field]?.trim()
    if (!code) return undefined
    const upline = await repository.selectMemberByReferral(database.query, merchantId, code)
    if (upline === undefined || upline.type === TRIAL || upline.status !== 'ACTIVE')
      throw membersErrors.AFFILIATE_INVALID({ field })
    return upline
  }

  /** Everything that can be refused, before anything is written. */
  async function check(merchant: Merchant, user: Registration, mode: RegistrationMode): Promise<Applicant> {
    if (!user.acceptedTerms) throw membersErrors.TERMS_NOT_ACCEPTED({ field: 'acceptedTerms' })
    const values = readRegistration(user, await sites.listRegistrationFields(merchant.id), mode)
    const number = values.get('mobileNum')
    const mobile =
      number === undefined ? null : needMobile(parseMobile(merchant, user.countryDialingCode ?? '', number), number)
    const account = values.get('username') ?? nationalNumber(mobile)
    const password = values.get('password')
    if (password === undefined && (await sites.isOn(merchant.id, 'MOBILENUMPASSREG3'))) checkNewPassword('', [])
    if (password !== undefined) {
      const context = [
        account,
        values.get('email'),
        values.get('nickname'),
        values.get('payeeName'),
        number,
        merchant.name,
      ]
      checkNewPassword(password, context)
      if (user.confirmPassword !== password) throw membersErrors.PASSWORD_MISMATCH({ field: 'confirmPassword' })
    }
    const birthday = values.get('birthday')
    const paymentPassword = values.get('paymentPassword')
    const proof = await readProof(parts, merchant, user, mobile)
    if (proof.email !== undefined) values.set('email', proof.email)
    const demandsCode = mobile !== null && !proof.provesMobile && (await sites.isOn(merchant.id, 'REGMOBVERF3'))
    if (demandsCode && user.firebaseChannel) throw verificationErrors.VERIFY_FIRST({ field: 'verificationCode' })
    return {
      account,
      values,
      mobile,
      identity: proof.identity,
      birthday: birthday === undefined ? null : readBirthday(birthday, merchant, clock.now()),
      upline: await findUpline(merchant.id, user),
      codeHash: demandsCode
        ? await verification.checkCode(merchant.id, mobile, 'REGISTER', user.verificationCode)
        : undefined,
      passwordHash: password === undefined ? null : await hashPassword(password),
      paymentPasswordHash: paymentPassword === undefined ? null : await hashPassword(paymentPassword),
    }
  }

  async function write(
    tx: Transaction,
    merchant: Merchant,
    user: Registration,
    applicant: Applicant,
    origin: Origin,
  ): Promise<MemberRow> {
    const now = clock.now()
    const { values, mobile, upline } = applicant
    if (applicant.codeHash !== undefined && mobile !== null) {
      await verification.takeCode(tx, merchant.id, mobile, 'REGISTER', applicant.codeHash)
    }
    const details = [...values].filter(([name]) => !OWN_COLUMN.has(name))
    const member = await repository.insertMember(tx.query, {
      merchant_id: merchant.id,
      id: newId(now.getTime()),
      account: applicant.account,
      account_key: applicant.account.toLowerCase(),
      type: MEMBER,
      currency: merchant.currency,
      language: origin.locale,
      nickname: values.get('nickname') ?? null,
      payee_name: values.get('payeeName') ?? null,
      email: values.get('email') ?? null,
      mobile,
      birthday: applicant.birthday,
      referral_code: newReferralCode(),
      details: JSON.stringify(Object.fromEntries(details)),
      payment_password_hash: applicant.paymentPasswordHash,
      terms_accepted_at: now,
      register_ip: origin.ip,
      register_url: user.registerUrl ?? null,
      registered_at: now,
    })
    if (applicant.passwordHash !== null) {
      const owner = { merchant_id: merchant.id, member_id: member.id }
      await repository.replacePassword(tx.query, {
        ...owner,
        kind: 'MAIN',
        hash: applicant.passwordHash,
        must_change: false,
        created_at: now,
      })
    }
    await openAccount(parts, tx, member, upline?.id)
    const owner = { merchantId: merchant.id, memberId: member.id }
    if (applicant.identity !== undefined) await linkIdentity(parts, tx, owner, applicant.identity)
    await messages.deliver(
      tx,
      { merchantId: merchant.id, memberId: member.id },
      welcome(merchant, member, origin.locale),
    )
    return member
  }

  return {
    /** Registers and signs in. Throws what section 5 forbids, each with its field. */
    async register(user: Registration, mode: RegistrationMode, origin: Origin): Promise<SignInResult> {
      const merchant = await sites.findMerchant(origin.merchantId)
      await sites.demandModule(merchant.id, mode === 'mobile' ? 'MOBILENUMREG3' : 'USERNAMEREG3')
      const applicant = await check(merchant, user, mode)
      await persons.refuseExcludedPerson(merchant.id, {
        email: applicant.values.get('email') ?? null,
        idNumber: applicant.values.get('idNumber') ?? null,
        name: applicant.values.get('payeeName') ?? null,
        mobile: applicant.mobile,
        birthday: applicant.birthday,
      })
      await refuseTaken(database, merchant.id, applicant)
      try {
        return await database.transaction(async (tx) => {
          const member = await write(tx, merchant, user, applicant, origin)
          return admission.enter(tx, member, origin)
        })
      } catch (error) {
        // Two registrations of one name at once: the database lets one of them through.
        if (sqlState(error) === '23505') await refuseTaken(database, merchant.id, applicant)
        throw error
      }
    },
  }
}

/** Throws ACCOUNT_TAKEN or MOBILE_TAKEN. */
async function refuseTaken(database: Database, merchantId: string, { account, mobile }: Applicant): Promise<void> {
  const taken = async (found: Promise<MemberRow | undefined>, failure: () => Failure) => {
    if ((await found) !== undefined) throw failure()
  }
  await taken(repository.selectMemberByAccount(database.query, merchantId, account), () =>
    membersErrors.ACCOUNT_TAKEN({ field: 'username' }),
  )
  if (mobile !== null) {
    await taken(repository.selectMemberByMobile(database.query, merchantId, mobile), () =>
      membersErrors.MOBILE_TAKEN({ field: 'mobileNum' }),
    )
  }
}

/** Who registers by number alone is called by it, as people write it at home: `0912345678`. */
function nationalNumber(mobile: string | null): string {
  return mobile === null ? '' : mobile.replace(/^\+84/, '0').replace('+', '')
}

function welcome(merchant: Merchant, member: MemberRow, language: string): { title: string; content: string } {
  const values = { brand: merchant.name, account: member.account }
  return {
    title: words.say('welcome_title', language, values) ?? '',
    content: words.say('welcome_content', language, values) ?? '',
  }
}
