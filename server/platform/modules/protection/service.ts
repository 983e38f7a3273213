import type { Transaction } from '../../db/connection.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Money } from '../../lib/money.ts'
import { isOpenToPlay } from '../../lib/open-to-play.ts'
import { createActivity } from './activity/activity.ts'
import { createClosing } from './closing/closing.ts'
import type { MemberKey, ProtectionDependencies } from './dependencies.ts'
import { protectionErrors } from './errors.ts'
import { createExclusions } from './exclusions/exclusions.ts'
import { createExports } from './exports/exports.ts'
import { createIdentity } from './identity/identity.ts'
import { lacksIdentity } from './identity/lacks-identity.ts'
import { createLimits } from './limits/limits.ts'
import { findMember, findMembers, lockMember } from './limits/limits-repository.ts'
import { createPersons } from './persons.ts'
import { createPlay, refuseExcluded } from './play/play.ts'
import { createStopping } from './play/stopping.ts'
import { createPrompts } from './prompts/prompts.ts'

export type { StopListener } from './dependencies.ts'
export { protectionErrors } from './errors.ts'

/** Player protection and identity (domain.md 9): limits, breaks, reality check, who somebody is, closing, one's data. */
export function createProtectionService(dependencies: ProtectionDependencies) {
  const { clock } = dependencies
  const persons = createPersons(dependencies.config)
  const limits = createLimits(dependencies)
  const exclusions = createExclusions(dependencies, persons)
  const play = createPlay(dependencies, limits)
  const closing = createClosing(dependencies)
  const exports = createExports(dependencies)

  const mayPlay = createMayPlay(clock)

  return {
    limits,
    exclusions,
    play,
    closing,
    exports,
    identity: createIdentity(dependencies, persons, exclusions),
    activity: createActivity(dependencies),
    prompts: createPrompts(dependencies),

    /**
     * Before a deposit is written, in its transaction: holds the member's row until the commit, so that two deposits
     * cannot pass a limit together. Throws MEMBER_EXCLUDED, DEPOSIT_LIMIT_REACHED.
     */
    async checkDeposit(tx: Transaction, member: MemberKey, amount: Money): Promise<void> {
      const row = await lockMember(tx.query, member)
      if (row === undefined || row.status !== 'ACTIVE')
        throw protectionErrors.MEMBER_EXCLUDED({ extras: { until: null } })
      refuseExcluded(row.play_blocked_until, clock.now())
      await limits.checkDeposit(tx, member, amount, row.currency)
    },

    /**
     * Whether money of others may reach a member, who takes no break, whose account is open and whose limits on deposits have
     * room: money that others give is money to play with. For the caller who holds the ledger's lock of that member and has
     * written the movement: an exclusion waits for the lock, so it is either seen here or comes after the money.
     */
    mayReceive: async (tx: Transaction, member: MemberKey): Promise<boolean> =>
      (await mayPlay(tx, member)) && (await limits.hasRoom(tx, member)),

    /** Whether a member may be offered and given rewards: no marketing to whoever takes a break (regulator-rules.md). */
    mayHaveOffers: mayPlay,

    /** As `mayHaveOffers`, of many members at once: those of them who may. */
    mayHaveOffersOf: createMayPlayOf(clock),

    /** As `mayReceive`, for who sends: what he gives to others he could play with there. Throws MEMBER_EXCLUDED. */
    async checkSend(tx: Transaction, member: MemberKey): Promise<void> {
      const row = await findMember(tx.query, member)
      if (row?.status !== 'ACTIVE') throw protectionErrors.MEMBER_EXCLUDED({ extras: { until: null } })
      refuseExcluded(row.play_blocked_until, clock.now())
    },

    /** Before a game is opened for money; answers until when it may take bets, or undefined. Throws as `play.checkPlay`. */
    checkPlay: play.checkPlay,

    ...createStopping(dependencies),

    lacksIdentity,
    refuseExcludedPerson: exclusions.refuseExcludedPerson,
    adoptExclusion: exclusions.adopt,

    /** Frees contacts of closed accounts and forgets old copies of data; a job calls it. */
    async sweep(): Promise<void> {
      await closing.freeContacts()
      await exports.forgetOld()
    },
  }
}

/** Whether somebody has an account that is open and takes no break; a trial player has none. */
function createMayPlay(clock: Clock) {
  return async ({ query }: Pick<Transaction, 'query'>, member: MemberKey): Promise<boolean> => {
    const row = await findMember(query, member)
    return row !== undefined && isOpenToPlay(row, clock.now())
  }
}

function createMayPlayOf(clock: Clock) {
  return async (
    { query }: Pick<Transaction, 'query'>,
    merchantId: string,
    memberIds: readonly string[],
  ): Promise<ReadonlySet<string>> => {
    if (memberIds.length === 0) return new Set()
    const rows = await findMembers(query, merchantId, memberIds)
    return new Set(rows.filter((row) => isOpenToPlay(row, clock.now())).map(({ id }) => id))
  }
}

export type ProtectionService = ReturnType<typeof createProtectionService>
