import type { Transaction } from '../../../db/connection.ts'
import { formatMoney, type Money } from '../../../lib/money.ts'
import { FOREVER, type MemberKey, type ProtectionDependencies } from '../dependencies.ts'
import { protectionErrors } from '../errors.ts'
import * as repository from './play-repository.ts'

type Stopping = Pick<ProtectionDependencies, 'ledger' | 'stopListeners'>

/** Ends play at vendors that do not ask us for each bet, within the transaction that ends the right to bet. */
export async function stopPlay({ ledger, stopListeners }: Stopping, tx: Transaction, member: MemberKey): Promise<void> {
  // Money that moves to a vendor holds the accounts too: it is seen by who listens, or is refused afterwards.
  await ledger.lock(tx, member)
  for (const listener of stopListeners) await listener(tx, member)
}

/** Whoever may not bet moves no money to where bets are not asked about, nor more than he may still lose (decision 0034). */
export function createStopping({
  clock,
  database,
  ledger,
  stopListeners,
}: Stopping & Pick<ProtectionDependencies, 'clock' | 'database'>) {
  /** Throws MEMBER_EXCLUDED where betting is refused, whatever the cause; answers what loss limits leave. */
  async function demandPermission(reading: repository.Reading, member: MemberKey): Promise<Money | null> {
    const now = clock.now()
    const { refusal, loss_rest: rest } = await repository.betPermission(reading, member, now)
    if (refusal === null) return rest
    const { play_blocked_until: blocked } = await repository.findPlayer(reading.query, member)
    const until = blocked !== null && blocked > now && blocked < FOREVER ? blocked.toISOString() : null
    throw protectionErrors.MEMBER_EXCLUDED({ extras: { until } })
  }

  return {
    /** Tells that a member may bet no more, within the transaction that locks the account. */
    stopPlay: (tx: Transaction, member: MemberKey): Promise<void> => stopPlay({ ledger, stopListeners }, tx, member),

    /** Whether a member may not bet, or has more at vendors than he may still lose. */
    async isStopped(member: MemberKey): Promise<boolean> {
      const { refusal, loss_rest: rest } = await repository.betPermission(database, member, clock.now())
      return refusal !== null || (rest !== null && rest < (await repository.sumAtVendors(database, member)))
    },

    /** Once a vendor that asks no more has opened a game, before the member is told where. Throws MEMBER_EXCLUDED. */
    refuseStopped: async (member: MemberKey): Promise<void> => void (await demandPermission(database, member)),

    /**
     * Before money moves into a wallet that a vendor keeps: there it can be lost without our being asked. The caller holds the
     * member's accounts. Throws MEMBER_EXCLUDED, LOSS_LIMIT_REACHED with what may still be moved.
     */
    async checkMoveIn(tx: Transaction, member: MemberKey, amount: Money, currency: string): Promise<void> {
      const rest = await demandPermission(tx, member)
      if (rest === null) return
      const room = rest - (await repository.sumAtVendors(tx, member))
      if (amount <= room) return
      throw protectionErrors.LOSS_LIMIT_REACHED({
        field: 'amount',
        extras: { reason: 'LOSS_LIMIT_REACHED_WALLET', left: formatMoney(room > 0n ? room : 0n), currency },
      })
    },
  }
}
