import type { Database, Transaction } from '../../../db/connection.ts'
import type { PageRequest } from '../../../http/paging.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { isAddressRange, isWithin } from '../../../lib/addresses.ts'
import type { Clock } from '../../../lib/clock.ts'
import { hashPassword, newPlainText } from '../../../lib/credentials.ts'
import { newId } from '../../../lib/id.ts'
import type { VerificationService } from '../../verification/service.ts'
import { holdUnanswered } from '../answered-brands-repository.ts'
import type { AuditFilter } from '../audit-repository.ts'
import { operatorsErrors } from '../errors.ts'
import { noteGrant } from '../independence-repository.ts'
import { findByAccount, insertOperator, type NewPlace } from '../repository.ts'
import { ownerOf } from '../second-factor.ts'
import { type By, demand, type OperatorsService } from '../service.ts'
import { clearFailures } from '../sign-in-failures.ts'
import * as staff from '../staff-repository.ts'
import { checkPlaces, givesMore, isOtherRole } from './places.ts'
import { operatorsRights } from './policy.ts'
import { presentStaff } from './presenter.ts'
import { demandWhole, holdAccount, holdPerson, needAccount, reachOf } from './reach.ts'

const PASSWORD_LENGTH = 20

export interface OperatorsOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly operators: OperatorsService
  readonly verification: VerificationService
}

export interface StaffChange {
  readonly name?: string | undefined
  readonly isActive?: boolean | undefined
  readonly places?: readonly NewPlace[] | undefined
  readonly allowedAddresses?: readonly string[] | undefined
}

export interface NewStaff {
  readonly account: string
  readonly name: string
  readonly places: readonly NewPlace[]
  readonly allowedAddresses: readonly string[]
}

const deedOf = (verb: string) => ({
  right: operatorsRights['operators.change'],
  action: `operators.${verb}`,
  subjectKind: 'operators',
  subjectId: ({ id }: staff.StaffRow) => id,
  present: presentStaff,
})

/** Operators who share a brand with the asker (domain.md 9). */
export async function listStaff(
  { database }: OperatorsOperatorDependencies,
  session: OperatorSession,
  filter: staff.StaffFilter,
  page: PageRequest,
) {
  demand(session, operatorsRights['operators.read'])
  const reach = await reachOf(database.query, session, 'operators.read')
  return staff.selectStaff(database.query, [...reach.keys()], filter, page)
}

/** Throws NOT_FOUND. */
export async function getStaff({ database }: OperatorsOperatorDependencies, session: OperatorSession, id: string) {
  demand(session, operatorsRights['operators.read'])
  return needAccount(database.query, await reachOf(database.query, session, 'operators.read'), id)
}

/** Opens an account; its password is told once. Throws OPERATOR_TAKEN, OPERATOR_ADDRESS_INVALID, and as `checkPlaces`. */
export async function createStaff(
  { clock, operators }: OperatorsOperatorDependencies,
  by: By,
  { places, allowedAddresses, ...input }: NewStaff,
) {
  const { session } = by
  demand(session, operatorsRights['operators.change'])
  const { password, hash } = await newPassword()
  const operator = await operators.perform(by, deedOf('create'), async (tx) => {
    const reach = await reachOf(tx.query, session, 'operators.change')
    await checkPlaces(tx, reach, places)
    checkRanges(allowedAddresses)
    const account = input.account.toLowerCase()
    if ((await findByAccount(tx.query, account)) !== undefined)
      throw operatorsErrors.OPERATOR_TAKEN({ field: 'account' })
    const now = clock.now()
    const row = {
      id: newId(now.getTime()),
      account,
      name: input.name.trim(),
      password_hash: hash,
      active: true,
      allowed_addresses: [...allowedAddresses],
      created_at: now,
    }
    await insertOperator(tx.query, row, places)
    await noteGrant(tx.query, row.id, session.operatorId, now)
    return { before: null, after: await needAccount(tx.query, reach, row.id) }
  })
  return { operator, password }
}

/**
 * Nobody changes the own role or closes the own account, and nobody locks the own address out. Places are given and
 * taken at the brands of the asker; all else asks for who reaches the account wholly. Throws OPERATOR_BEYOND_BRANDS,
 * OPERATOR_SELF, OPERATOR_ADDRESS_SELF, OPERATOR_ADDRESS_INVALID, OPERATOR_BRAND_NEEDED, OPERATOR_LAST_ADMIN, and as `checkPlaces`.
 */
export function updateStaff(
  { clock, operators }: OperatorsOperatorDependencies,
  by: By,
  id: string,
  change: StaffChange,
): Promise<staff.StaffRow> {
  return operators.perform(by, deedOf('update'), async (tx) => {
    const { reach, before } = await holdAccount(tx, by.session, id)
    checkChange(by, before, change)
    const given = await checkPlaces(tx, reach, change.places ?? [])
    const visible = [...reach.keys()]
    await writeChange(tx, before, visible, change)
    await demandAnswered(tx, before, change)
    const isReopened = change.isActive === true && !before.active
    if (givesMore(before.places, given) || isReopened) await noteGrant(tx.query, id, by.session.operatorId, clock.now())
    return { before, after: await staff.selectChanged(tx.query, visible, id) }
  })
}

function checkChange({ session, ip }: By, before: staff.StaffRow, change: StaffChange): void {
  const { isActive, places, allowedAddresses } = change
  if (isOfPerson(before, { ...change, name: change.name?.trim() })) demandWhole(before)
  if (before.id === session.operatorId) {
    if (isOtherRole(before.places, places ?? []) || isActive === false) throw operatorsErrors.OPERATOR_SELF()
    if (!isWithin(ip, allowedAddresses ?? []))
      throw operatorsErrors.OPERATOR_ADDRESS_SELF({ field: 'allowedAddresses', extras: { ip } })
  }
  if (places?.length === 0 && !before.reaches_beyond) throw operatorsErrors.OPERATOR_BRAND_NEEDED({ field: 'places' })
  checkRanges(allowedAddresses ?? [])
}

/** A brand with real money keeps an administrator who may sign in: without one its house does not start. Throws OPERATOR_LAST_ADMIN. */
async function demandAnswered(tx: Transaction, before: staff.StaffRow, change: StaffChange): Promise<void> {
  if (!before.active || (change.isActive !== false && change.places === undefined)) return
  const answered = before.places.filter(({ house_role }) => house_role === 'ADMIN').map(({ merchantId }) => merchantId)
  const [left] = await holdUnanswered(tx, answered)
  if (left !== undefined) throw operatorsErrors.OPERATOR_LAST_ADMIN({ extras: { brand: left.name } })
}

async function writeChange(
  tx: Transaction,
  { id, name: known }: staff.StaffRow,
  visible: readonly string[],
  { name, isActive, places, allowedAddresses }: StaffChange,
): Promise<void> {
  await staff.updateOne(tx.query, id, {
    name: name?.trim() ?? known,
    ...(isActive === undefined ? {} : { active: isActive }),
    ...(allowedAddresses === undefined ? {} : { allowed_addresses: [...allowedAddresses] }),
  })
  if (places !== undefined) await staff.replacePlaces(tx.query, id, visible, places)
  if (isActive === false) await staff.deleteSessionsOf(tx.query, id)
}

/** A new password for somebody else, told once; their sessions end. Throws OPERATOR_BEYOND_BRANDS. */
export async function resetStaffPassword(
  { clock, operators, verification }: OperatorsOperatorDependencies,
  by: By,
  id: string,
) {
  demand(by.session, operatorsRights['operators.change'])
  const { password, hash } = await newPassword()
  const operator = await operators.perform(by, deedOf('resetPassword'), async (tx) => {
    const { before } = await holdPerson(tx, by.session, id)
    await staff.updateOne(tx.query, id, { password_hash: hash })
    // Whoever asks a colleague has mostly locked himself out with the old one.
    await clearFailures(verification.attempts, tx, before.account)
    await staff.deleteSessionsOf(tx.query, id)
    await noteGrant(tx.query, id, by.session.operatorId, clock.now())
    return { before, after: before }
  })
  return { operator, password }
}

/**
 * Takes somebody else's authenticator app away. Throws OPERATOR_SELF (the own one goes against a code of it) and
 * OPERATOR_BEYOND_BRANDS.
 */
export function resetStaffTotp(
  { clock, operators, verification }: OperatorsOperatorDependencies,
  by: By,
  id: string,
): Promise<staff.StaffRow> {
  return operators.perform(by, deedOf('resetTotp'), async (tx) => {
    if (id === by.session.operatorId) throw operatorsErrors.OPERATOR_SELF()
    const { reach, before } = await holdPerson(tx, by.session, id)
    await verification.forgetTotp(tx, ownerOf(id))
    await staff.deleteSessionsOf(tx.query, id)
    await noteGrant(tx.query, id, by.session.operatorId, clock.now())
    return { before, after: await needAccount(tx.query, reach, id) }
  })
}

/** Who changed what, the newest first. */
export async function listAuditEntries(
  { operators }: OperatorsOperatorDependencies,
  session: OperatorSession,
  filter: AuditFilter,
  page: PageRequest,
) {
  demand(session, operatorsRights['audit.read'])
  return operators.audit.search(session.merchantId, filter, page)
}

/** Throws AUDIT_ENTRY_NOT_FOUND. */
export async function getAuditEntry(
  { operators }: OperatorsOperatorDependencies,
  session: OperatorSession,
  id: string,
) {
  demand(session, operatorsRights['audit.read'])
  const entry = await operators.audit.find(session.merchantId, id)
  if (entry === undefined) throw operatorsErrors.AUDIT_ENTRY_NOT_FOUND()
  return entry
}

/** A password for somebody else: long, random, told once. */
async function newPassword() {
  const password = newPlainText(PASSWORD_LENGTH)
  return { password, hash: await hashPassword(password) }
}

/** Whether a wish changes more of an account than its places; what is said again as it is changes nothing. */
function isOfPerson(before: staff.StaffRow, { name, isActive, allowedAddresses }: StaffChange): boolean {
  const { allowed_addresses: known } = before
  return (
    (name ?? before.name) !== before.name ||
    (isActive ?? before.active) !== before.active ||
    (allowedAddresses ?? known).join() !== known.join()
  )
}

function checkRanges(ranges: readonly string[]): void {
  const wrong = ranges.find((range) => !isAddressRange(range))
  if (wrong !== undefined)
    throw operatorsErrors.OPERATOR_ADDRESS_INVALID({ field: 'allowedAddresses', extras: { range: wrong } })
}
