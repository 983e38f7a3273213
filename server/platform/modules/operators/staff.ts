import type { Database, Transaction } from '../../db/connection.ts'
import { httpErrors } from '../../http/errors.ts'
import type { PageRequest } from '../../http/paging.ts'
import type { OperatorSession } from '../../http/session.ts'
import { isAddressRange, isWithin } from '../../lib/addresses.ts'
import type { Clock } from '../../lib/clock.ts'
import { hashPassword, newPlainText } from '../../lib/credentials.ts'
import { newId } from '../../lib/id.ts'
import type { VerificationService } from '../verification/service.ts'
import { operatorsErrors } from './errors.ts'
import { noteGrant } from './independence.ts'
import { isNotAbove, mayChangePerson, type OperatorRole } from './policy.ts'
import { findByAccount, findMerchants, insertOperator } from './repository.ts'
import { ownerOf } from './second-factor.ts'
import type { SignInFailures } from './sign-in-failures.ts'
import * as repository from './staff-repository.ts'

const PASSWORD_LENGTH = 20

export interface StaffChange {
  readonly name?: string | undefined
  readonly role?: OperatorRole | undefined
  readonly active?: boolean | undefined
  readonly merchantIds?: readonly string[] | undefined
  readonly allowedAddresses?: readonly string[] | undefined
}

/** Who changes an account, and from where. */
interface Manager {
  readonly session: OperatorSession
  readonly ip: string
}

/** Accounts of operators: each person has an own one, opened, changed and closed by an administrator (domain.md 9). */
export function createStaff(
  database: Database,
  clock: Clock,
  verification: VerificationService,
  failures: SignInFailures,
) {
  const visibleTo = async (query: Transaction['query'], { operatorId }: OperatorSession) =>
    (await findMerchants(query, operatorId)).map(({ id }) => id)

  async function need(query: Transaction['query'], visible: readonly string[], id: string) {
    const row = await repository.selectOne(query, visible, id)
    if (row === undefined) throw httpErrors.NOT_FOUND()
    return row
  }

  /** Held first, looked at then: nobody gives the account another brand or role between the look and the act. */
  async function hold(tx: Transaction, session: OperatorSession, id: string) {
    await repository.lockOne(tx.query, id)
    const visible = await visibleTo(tx.query, session)
    return { visible, before: await need(tx.query, visible, id) }
  }

  async function holdPerson(tx: Transaction, session: OperatorSession, id: string) {
    const held = await hold(tx, session, id)
    demandPerson(session, held.before)
    return held
  }

  /** A password for somebody else: long, random, told once. */
  async function newPassword() {
    const password = newPlainText(PASSWORD_LENGTH)
    return { password, hash: await hashPassword(password) }
  }

  return {
    newPassword,
    search: async (session: OperatorSession, filter: repository.StaffFilter, page: PageRequest) =>
      repository.selectStaff(database.query, await visibleTo(database.query, session), filter, page),
    get: async (session: OperatorSession, id: string) =>
      need(database.query, await visibleTo(database.query, session), id),

    /** Throws OPERATOR_TAKEN, OPERATOR_ADDRESS_INVALID, OPERATOR_BRAND_UNKNOWN. */
    async create(
      tx: Transaction,
      session: OperatorSession,
      input: { account: string; name: string; role: OperatorRole; merchantIds: string[]; allowedAddresses: string[] },
      hash: string,
    ) {
      const visible = await visibleTo(tx.query, session)
      demandNotAbove(session, input)
      checkBrands(visible, input.merchantIds)
      checkRanges(input.allowedAddresses)
      const account = input.account.toLowerCase()
      if ((await findByAccount(tx.query, account)) !== undefined)
        throw operatorsErrors.OPERATOR_TAKEN({ field: 'account' })
      const operator = {
        id: newId(clock.now().getTime()),
        account,
        name: input.name.trim(),
        role: input.role,
        password_hash: hash,
        active: true,
        allowed_addresses: input.allowedAddresses,
        created_at: clock.now(),
      }
      await insertOperator(tx.query, operator, input.merchantIds)
      await noteGrant(tx.query, operator.id, session.operatorId, clock.now())
      return { before: null, after: await need(tx.query, visible, operator.id) }
    },

    /**
     * Nobody changes the own role or closes the own account, and nobody locks the own address out. Brands are given and
     * taken among those of the asker; all else asks for who governs the account wholly. Throws OPERATOR_BEYOND_BRANDS,
     * OPERATOR_SELF, OPERATOR_ADDRESS_SELF, OPERATOR_ADDRESS_INVALID, OPERATOR_BRAND_UNKNOWN, OPERATOR_BRAND_NEEDED.
     */
    async update(tx: Transaction, { session, ip }: Manager, id: string, change: StaffChange) {
      const { visible, before } = await hold(tx, session, id)
      const { role, active, merchantIds, allowedAddresses } = change
      const name = change.name?.trim()
      demandNotAbove(session, before)
      if (role !== undefined) demandNotAbove(session, { role })
      if (isOfPerson(before, { ...change, name })) demandPerson(session, before)
      if (id === session.operatorId) {
        if ((role !== undefined && role !== before.role) || active === false) throw operatorsErrors.OPERATOR_SELF()
        if (!isWithin(ip, allowedAddresses ?? []))
          throw operatorsErrors.OPERATOR_ADDRESS_SELF({ field: 'allowedAddresses', extras: { ip } })
      }
      if (merchantIds !== undefined) checkBrands(visible, merchantIds)
      if (merchantIds?.length === 0 && !before.reaches_beyond)
        throw operatorsErrors.OPERATOR_BRAND_NEEDED({ field: 'merchantIds' })
      checkRanges(allowedAddresses ?? [])
      await repository.updateOne(tx.query, id, {
        name: name ?? before.name,
        ...(role === undefined ? {} : { role }),
        ...(active === undefined ? {} : { active }),
        ...(allowedAddresses === undefined ? {} : { allowed_addresses: [...allowedAddresses] }),
      })
      if (merchantIds !== undefined) await repository.replaceMerchants(tx.query, id, visible, merchantIds)
      if (active === false) await repository.deleteSessionsOf(tx.query, id)
      const isRaised = role === 'ADMIN' && before.role !== 'ADMIN'
      const isLetIn = merchantIds?.some((one) => !before.merchant_ids.includes(one)) ?? false
      if (isRaised || isLetIn || (active === true && !before.active))
        await noteGrant(tx.query, id, session.operatorId, clock.now())
      return { before, after: await repository.selectChanged(tx.query, visible, id) }
    },

    /** Throws OPERATOR_BEYOND_BRANDS. */
    async setPassword(tx: Transaction, session: OperatorSession, id: string, hash: string) {
      const { before } = await holdPerson(tx, session, id)
      await repository.updateOne(tx.query, id, { password_hash: hash })
      // Whoever asks a colleague has mostly locked himself out with the old one.
      await failures.clear(tx, before.account)
      await repository.deleteSessionsOf(tx.query, id)
      await noteGrant(tx.query, id, session.operatorId, clock.now())
      return { before, after: before }
    },

    /**
     * Takes somebody else's authenticator app away. Throws OPERATOR_SELF (the own one goes against a code of it) and
     * OPERATOR_BEYOND_BRANDS.
     */
    async resetFactor(tx: Transaction, session: OperatorSession, id: string) {
      if (id === session.operatorId) throw operatorsErrors.OPERATOR_SELF()
      const { visible, before } = await holdPerson(tx, session, id)
      await verification.forgetTotp(tx, ownerOf(id))
      await repository.deleteSessionsOf(tx.query, id)
      await noteGrant(tx.query, id, session.operatorId, clock.now())
      return { before, after: await need(tx.query, visible, id) }
    },
  }
}

type Ranked = Readonly<Pick<repository.StaffRow, 'role'>>
const roleOf = ({ role }: Ranked) => ({ role: role as OperatorRole })

function demandNotAbove(session: OperatorSession, account: Ranked): void {
  if (!isNotAbove(roleOf(session), roleOf(account))) throw httpErrors.FORBIDDEN()
}

/** Refuses who does not govern the account wholly. */
function demandPerson(session: OperatorSession, account: repository.StaffRow): void {
  demandNotAbove(session, account)
  const reachesBeyond = account.reaches_beyond
  if (!mayChangePerson(roleOf(session), { ...roleOf(account), reachesBeyond }))
    throw operatorsErrors.OPERATOR_BEYOND_BRANDS()
}

/** Whether a wish changes more of an account than its brands; what is said again as it is changes nothing. */
function isOfPerson(before: repository.StaffRow, { name, role, active, allowedAddresses }: StaffChange): boolean {
  const { allowed_addresses: known } = before
  return (
    (name ?? before.name) !== before.name ||
    (role ?? before.role) !== before.role ||
    (active ?? before.active) !== before.active ||
    (allowedAddresses ?? known).join() !== known.join()
  )
}

function checkBrands(visible: readonly string[], wanted: readonly string[]): void {
  if (!wanted.every((id) => visible.includes(id)))
    throw operatorsErrors.OPERATOR_BRAND_UNKNOWN({ field: 'merchantIds' })
}

function checkRanges(ranges: readonly string[]): void {
  const wrong = ranges.find((range) => !isAddressRange(range))
  if (wrong !== undefined)
    throw operatorsErrors.OPERATOR_ADDRESS_INVALID({ field: 'allowedAddresses', extras: { range: wrong } })
}
