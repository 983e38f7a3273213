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
import type { OperatorRole } from './policy.ts'
import { findByAccount, findMerchants, insertOperator } from './repository.ts'
import { ownerOf } from './second-factor.ts'
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
export function createStaff(database: Database, clock: Clock, verification: VerificationService) {
  const visibleTo = async (query: Transaction['query'], { operatorId }: OperatorSession) =>
    (await findMerchants(query, operatorId)).map(({ id }) => id)

  async function need(query: Transaction['query'], visible: readonly string[], id: string) {
    const row = await repository.selectOne(query, visible, id)
    if (row === undefined) throw httpErrors.NOT_FOUND()
    return row
  }

  async function hold(tx: Transaction, session: OperatorSession, id: string) {
    const visible = await visibleTo(tx.query, session)
    await repository.lockOne(tx.query, id)
    return { visible, before: await need(tx.query, visible, id) }
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

    /** Nobody changes the own role or closes the own account, and nobody locks the own address out. */
    async update(tx: Transaction, { session, ip }: Manager, id: string, change: StaffChange) {
      const { visible, before } = await hold(tx, session, id)
      const { name, role, active, merchantIds, allowedAddresses } = change
      if (id === session.operatorId) {
        if ((role !== undefined && role !== before.role) || active === false) throw operatorsErrors.OPERATOR_SELF()
        if (!isWithin(ip, allowedAddresses ?? []))
          throw operatorsErrors.OPERATOR_ADDRESS_SELF({ field: 'allowedAddresses', extras: { ip } })
      }
      if (merchantIds !== undefined) checkBrands(visible, merchantIds)
      checkRanges(allowedAddresses ?? [])
      await repository.updateOne(tx.query, id, {
        name: name?.trim() ?? before.name,
        ...(role === undefined ? {} : { role }),
        ...(active === undefined ? {} : { active }),
        ...(allowedAddresses === undefined ? {} : { allowed_addresses: [...allowedAddresses] }),
      })
      if (merchantIds !== undefined) await repository.replaceMerchants(tx.query, id, visible, merchantIds)
      if (active === false) await repository.deleteSessionsOf(tx.query, id)
      const isRaised = role === 'ADMIN' && before.role !== 'ADMIN'
      if (isRaised || (active === true && !before.active))
        await noteGrant(tx.query, id, session.operatorId, clock.now())
      return { before, after: await need(tx.query, visible, id) }
    },

    async setPassword(tx: Transaction, session: OperatorSession, id: string, hash: string) {
      const { before } = await hold(tx, session, id)
      await repository.updateOne(tx.query, id, { password_hash: hash })
      await repository.deleteSessionsOf(tx.query, id)
      await noteGrant(tx.query, id, session.operatorId, clock.now())
      return { before, after: before }
    },

    /** Takes somebody else's authenticator app away. Throws OPERATOR_SELF: the own one goes against a code of it. */
    async resetFactor(tx: Transaction, session: OperatorSession, id: string) {
      if (id === session.operatorId) throw operatorsErrors.OPERATOR_SELF()
      const { visible, before } = await hold(tx, session, id)
      await verification.forgetTotp(tx, ownerOf(id))
      await repository.deleteSessionsOf(tx.query, id)
      await noteGrant(tx.query, id, session.operatorId, clock.now())
      return { before, after: await need(tx.query, visible, id) }
    },
  }
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
