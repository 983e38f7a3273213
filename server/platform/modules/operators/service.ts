import type { Database } from '../../db/connection.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { OperatorSession } from '../../http/session.ts'
import { bind } from '../../lib/bind.ts'
import type { Clock } from '../../lib/clock.ts'
import { hashPassword } from '../../lib/credentials.ts'
import { newId } from '../../lib/id.ts'
import type { SitesService } from '../sites/service.ts'
import type { VerificationService } from '../verification/service.ts'
import { createAuditLog } from './audit.ts'
import { authenticate } from './authenticate.ts'
import { findMerchantsWhere } from './merchants-where.ts'
import { createOwnPassword } from './own-password.ts'
import { createPerform } from './perform.ts'
import { findByAccount, insertOperator } from './repository.ts'
import type { Right, RightName } from './rights.ts'
import { governsAll, type HouseRole } from './roles.ts'
import { createOwnFactor } from './second-factor.ts'
import { describe, type SessionsDependencies, signOut, sweep } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { createSignInFailures } from './sign-in-failures.ts'
import { forgetOldTouches } from './touches.ts'
import { letOpenerIn, letWholeHouseIn } from './whole-house.ts'

export { answeredBrands } from './answered-brands-repository.ts'
export { AUDIT_SUBJECTS, type AuditSubject } from './audit-subjects.ts'
export { demandIndependence } from './independence.ts'
export { findMerchantsWhere } from './merchants-where.ts'
export type { By, Changed, Deed } from './perform.ts'
export { defineRights, demand, demandAll, type Right, type RightName, rightsOf } from './rights.ts'
export { pageOfRows } from './row-pages.ts'
export { demandStanding, isOld, keepStanding, WISH_DAYS } from './standing.ts'
export { type LoneDecision, listTouching, mayDecideAlone, noteAccess, TOUCH_HOURS } from './touches.ts'

/** Brands whose figures somebody sees, and whether these are all there are. */
export interface SeenBrands {
  readonly merchantIds: readonly string[]
  readonly isAll: boolean
}

export interface OperatorsDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly sites: SitesService
  readonly verification: VerificationService
}

/** Staff: who they are, what they see and change, and the audit log of it (domain.md 9, "Operators"). */
export function createOperatorsService(dependencies: OperatorsDependencies) {
  const { database, clock, events, sites, verification } = dependencies
  const audit = createAuditLog(database, clock)
  const failures = createSignInFailures(verification.attempts)
  const ownFactor = createOwnFactor({ database, verification, failures })
  const sessions: SessionsDependencies = { database, clock, audit, verification, failures }
  /** Ids of the brands at which an operator has a right: roles differ from brand to brand. */
  const merchantsWhere = (session: OperatorSession, right: Right | RightName): Promise<string[]> =>
    findMerchantsWhere(database.query, session, right)

  return {
    audit,
    ...createPerform({ database, audit, clock, events }),
    ownFactor,
    ownPassword: createOwnPassword(ownFactor),
    ...bind(sessions, { authenticate, signIn, signOut, describe }),

    merchantsWhere,

    /** The brands at which an operator may see something; who may at all of them sees the whole. */
    async seenBrands(session: OperatorSession, right: Right | RightName): Promise<SeenBrands> {
      const merchantIds = await merchantsWhere(session, right)
      const all = await sites.listMerchants()
      return {
        merchantIds,
        isAll: governsAll(
          merchantIds,
          all.map(({ id }) => id),
        ),
      }
    },

    /** Forgets sessions that are over, addresses not used any more, and what nobody asks for of who touched whom; a job calls it. */
    async forgetOld(): Promise<void> {
      await sweep(sessions)
      await forgetOldTouches(database.query, clock.now())
    },

    letOpenerIn,
    letWholeHouseIn,

    exists: async (account: string) => (await findByAccount(database.query, account)) !== undefined,
    /** Opens an account for a member of staff. */
    async createOperator(input: {
      account: string
      name: string
      /** The same at each brand. */
      role: HouseRole
      password: string
      merchantIds: readonly string[]
    }): Promise<string> {
      const id = newId()
      const { account, name, role, password, merchantIds } = input
      const places = merchantIds.map((merchantId) => ({ merchantId, role }))
      const operator = {
        id,
        account: account.toLowerCase(),
        name,
        password_hash: await hashPassword(password),
        active: true,
        allowed_addresses: [],
        created_at: clock.now(),
      }
      await database.transaction((tx) => insertOperator(tx.query, operator, places))
      return id
    },
  }
}

export type OperatorsService = ReturnType<typeof createOperatorsService>
