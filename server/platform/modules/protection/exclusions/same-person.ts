import type { Transaction } from '../../../db/connection.ts'
import type { MemberKey, ProtectionDependencies } from '../dependencies.ts'
import { protectionErrors } from '../errors.ts'
import type { Persons, PersonTraits } from '../persons.ts'
import { block } from './block.ts'
import * as repository from './exclusions-repository.ts'
import { personOf } from './person-of.ts'

/** An exclusion follows the person to other accounts. */
export function createSamePerson(dependencies: ProtectionDependencies, persons: Persons) {
  const { clock, database, sites } = dependencies

  return {
    /** Refuses to register a person who is excluded at this operator (A3). Throws PERSON_EXCLUDED. */
    async refuseExcludedPerson(merchantId: string, traits: PersonTraits): Promise<void> {
      const { operatorGroup } = await sites.findMerchant(merchantId)
      const found = await repository.findByTraits(database.query, operatorGroup, persons.traitsOf(traits), clock.now())
      if (found !== undefined) throw protectionErrors.PERSON_EXCLUDED()
    },

    /** Puts the exclusion of the same person on an account that only now is known to be theirs. */
    async adopt(tx: Transaction, member: MemberKey): Promise<void> {
      const group = await repository.findGroup(tx.query, member.merchantId)
      const { traits } = await personOf(persons, tx, member)
      const found = await repository.findByTraits(tx.query, group, traits, clock.now())
      if (found === undefined) return
      const [origin] = await repository.findAccounts(tx.query, found.exclusion_id)
      if (origin === undefined) return
      const { id, started_at: startedAt, ends_at: endsAt } = origin
      await block(
        dependencies,
        tx,
        member,
        { id, kind: 'SELF_EXCLUSION', group, startedAt, endsAt, reason: null },
        false,
      )
    },
  }
}
