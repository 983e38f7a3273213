import type { Transaction } from '../../../db/connection.ts'
import type { MemberKey, ProtectionDependencies } from '../dependencies.ts'
import { protectionErrors } from '../errors.ts'
import { refreshBlock } from './block.ts'
import * as repository from './exclusions-repository.ts'
import { endOfLifted } from './lengths.ts'

/** Self-exclusions that end early: asked for by the member, granted or refused by operators. */
export function createLifts(dependencies: ProtectionDependencies) {
  const { clock, database, events } = dependencies

  return {
    /** The member asks to end a self-exclusion early. Throws EXCLUSION_NOT_FOUND, LIFT_ALREADY_ASKED. */
    requestLift: (member: MemberKey, reason: string): Promise<void> =>
      database.transaction(async (tx) => {
        const active = await repository.findActive(tx.query, member, clock.now())
        const found = active.find(({ kind }) => kind === 'SELF_EXCLUSION')
        const origin = found && (await repository.lockExclusion(tx.query, found.id))
        if (origin === undefined) throw protectionErrors.EXCLUSION_NOT_FOUND()
        if (origin.lift_state === 'ASKED' || origin.lift_state === 'GRANTED')
          throw protectionErrors.LIFT_ALREADY_ASKED()
        const asked = { lift_state: 'ASKED', lift_asked_at: clock.now(), lift_reason: reason } as const
        await repository.writeLift(tx.query, origin.id, { ...asked, lift_decided_at: null, lift_answer: null })
      }),

    /**
     * The operator's answer, within the caller's transaction. A granted lift takes effect after 24 hours (7 days when
     * the exclusion had no end), and never before six months of it are over. It ends at every brand at which the exclusion
     * holds, so `demandBrands` is told these and throws for who may not; a refusal leaves all as it is. Throws EXCLUSION_NOT_FOUND, LIFT_NOT_ASKED.
     */
    async decideLift(
      tx: Transaction,
      merchantId: string,
      id: string,
      {
        grant,
        answer,
        demandBrands,
      }: { grant: boolean; answer: string; demandBrands: (brands: readonly string[]) => void },
    ) {
      const before = await repository.lockExclusion(tx.query, id)
      if (before === undefined || before.merchant_id !== merchantId) throw protectionErrors.EXCLUSION_NOT_FOUND()
      if (before.lift_state !== 'ASKED') throw protectionErrors.LIFT_NOT_ASKED()
      if (grant) demandBrands(await repository.findBrands(tx.query, before))
      const now = clock.now()
      const decided = { lift_decided_at: now, lift_answer: answer }
      if (!grant) {
        const after = await repository.writeLift(tx.query, id, { lift_state: 'REFUSED', ...decided })
        return { before, after }
      }
      await repository.writeEnd(tx.query, id, endOfLifted({ starts: before.started_at, ends: before.ends_at }, now))
      const after = await repository.writeLift(tx.query, id, { lift_state: 'GRANTED', ...decided })
      for (const account of await repository.findAccounts(tx.query, id)) {
        const owner = { merchantId: account.merchant_id, memberId: account.member_id }
        await refreshBlock(dependencies, tx, owner)
        tx.onCommit(() => events.publish({ type: 'protection', ...owner }))
      }
      return { before, after }
    },
  }
}
