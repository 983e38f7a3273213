import { newId } from '../../../lib/id.ts'
import type { MemberKey, ProtectionDependencies } from '../dependencies.ts'
import { mark } from '../limits/limits-repository.ts'
import type { Persons } from '../persons.ts'
import { block, demandLonger } from './block.ts'
import * as repository from './exclusions-repository.ts'
import { type ExclusionLength, endOfExclusion, endOfTimeOut, type TimeOutLength } from './lengths.ts'
import { createLifts } from './lifts.ts'
import { personOf } from './person-of.ts'
import { createSamePerson } from './same-person.ts'

/** Time-outs of an account and self-exclusions of a person (regulator-rules.md A3, L6 to L8). */
export function createExclusions(dependencies: ProtectionDependencies, persons: Persons) {
  const { database, clock, ledger, sites } = dependencies

  return {
    findActive: (member: MemberKey) => repository.findActive(database.query, member, clock.now()),

    /** A break of this account, at once; it cannot be taken back. Throws EXCLUSION_LONGER. */
    async startTimeOut(member: MemberKey, length: TimeOutLength): Promise<void> {
      const { operatorGroup: group } = await sites.findMerchant(member.merchantId)
      await database.transaction(async (tx) => {
        const now = clock.now()
        const endsAt = endOfTimeOut(now, length)
        await ledger.lock(tx, member)
        await demandLonger(dependencies, tx, member, endsAt)
        await block(
          dependencies,
          tx,
          member,
          { id: newId(), kind: 'TIME_OUT', group, startedAt: now, endsAt, reason: null },
          true,
        )
        await mark(tx, member, 'TIME_OUT', length, now)
      })
    },

    /** Shuts the person out at all merchants of the operator, at once. Throws EXCLUSION_LONGER. */
    async selfExclude(member: MemberKey, length: ExclusionLength, reason: string | null): Promise<void> {
      const { operatorGroup: group } = await sites.findMerchant(member.merchantId)
      await database.transaction(async (tx) => {
        const now = clock.now()
        const endsAt = endOfExclusion(now, length)
        await demandLonger(dependencies, tx, member, endsAt)
        const made = { id: newId(), kind: 'SELF_EXCLUSION', group, startedAt: now, endsAt, reason } as const
        const person = await personOf(persons, tx, member)
        const others = await repository.findSamePerson(tx, group, person)
        const accounts = [{ merchant_id: member.merchantId, member_id: member.memberId }, ...others]
        const unique = new Map(accounts.map((one) => [`${one.merchant_id} ${one.member_id}`, one]))
        // In one order for everybody, so that two exclusions of one person cannot wait for each other.
        for (const [key, account] of [...unique].sort(([left], [right]) => (left < right ? -1 : 1))) {
          const owner = { merchantId: account.merchant_id, memberId: account.member_id }
          await block(dependencies, tx, owner, made, key === `${member.merchantId} ${member.memberId}`)
        }
        await repository.insertTraits(tx.query, group, made.id, endsAt, person.traits)
        await mark(tx, member, 'SELF_EXCLUSION', length, now)
      })
    },

    ...createSamePerson(dependencies, persons),
    ...createLifts(dependencies),
  }
}

export type Exclusions = ReturnType<typeof createExclusions>
