import type { Database } from '../../db/connection.ts'
import { sqlState } from '../../db/trouble.ts'
import { bind } from '../../lib/bind.ts'
import type { Failure } from '../../lib/failure.ts'
import type { Admission, AdmittingParts } from './admission.ts'
import type { MembersParts, Origin } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import type { SignInResult } from './presenter.ts'
import { type Applicant, checkRegistration } from './registration-check.ts'
import type { Registration, RegistrationMode } from './registration-rules.ts'
import { writeRegistration } from './registration-write.ts'
import type { MemberRow } from './repository.ts'
import * as repository from './repository.ts'

/** Registers and signs in. Throws what section 5 forbids, each with its field. */
async function register(
  parts: AdmittingParts,
  user: Registration,
  mode: RegistrationMode,
  origin: Origin,
): Promise<SignInResult> {
  const { database, sites, persons, admission } = parts
  const merchant = await sites.findMerchant(origin.merchantId)
  await sites.demandModule(merchant.id, mode === 'mobile' ? 'MOBILENUMREG3' : 'USERNAMEREG3')
  const applicant = await checkRegistration(parts, merchant, user, mode)
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
      const member = await writeRegistration(parts, tx, merchant, user, applicant, origin)
      return admission.enter(tx, member, origin)
    })
  } catch (error) {
    // Two registrations of one name at once: the database lets one of them through.
    if (sqlState(error) === '23505') await refuseTaken(database, merchant.id, applicant)
    throw error
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

/** Registration by user name or mobile number (sections 4 and 5 of the specification). */
export function createRegistration(parts: MembersParts, admission: Admission) {
  return bind({ ...parts, admission }, { register })
}
