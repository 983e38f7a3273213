import type { Transaction } from '../../../db/connection.ts'
import { formatMoney, type Money } from '../../../lib/money.ts'
import { FOREVER, type MemberKey, type ProtectionDependencies } from '../dependencies.ts'
import { protectionErrors } from '../errors.ts'
import { isVendorOff, limitedCategories, type Played, refuseByLine } from './line-rules.ts'
import * as repository from './play-repository.ts'

type Stopping = Pick<ProtectionDependencies, 'ledger' | 'stopListeners'>

/** Money on its way into a wallet that a vendor keeps. */
interface MoveIn {
  readonly amount: Money
  readonly currency: string
  readonly vendorCode: string
}

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
  /** Throws MEMBER_EXCLUDED where betting is refused, whatever the cause; answers what limits there are. */
  async function demandPermission(reading: repository.Reading, member: MemberKey) {
    const now = clock.now()
    const permission = await repository.betPermission(reading, member, now)
    if (permission.refusal === null) return permission
    const { play_blocked_until: blocked } = await repository.findPlayer(reading.query, member)
    const until = blocked !== null && blocked > now && blocked < FOREVER ? blocked.toISOString() : null
    throw protectionErrors.MEMBER_EXCLUDED({ extras: { until } })
  }

  return {
    /** Tells that a member may bet no more, within the transaction that locks the account. */
    stopPlay: (tx: Transaction, member: MemberKey): Promise<void> => stopPlay({ ledger, stopListeners }, tx, member),

    /**
     * Whether a member may not bet at a vendor: at none, with more there than he may still lose, or what agents above set keeps the
     * vendor, or a game that is open there, from his line.
     */
    async isStopped(member: MemberKey, vendorCode: string): Promise<boolean> {
      const now = clock.now()
      const { refusal, loss_rest: rest, line_limits: limits } = await repository.betPermission(database, member, now)
      if (refusal !== null || isVendorOff(limits, vendorCode)) return true
      const categories = limitedCategories(limits)
      if (categories.length > 0 && (await repository.hasOpenGame(database, member, { vendorCode, categories }, now)))
        return true
      return rest !== null && rest < (await repository.sumAtVendors(database, member))
    },

    /** Once a vendor that asks no more has opened a game, before the member is told where. Throws MEMBER_EXCLUDED, and as `checkPlay`. */
    async refuseStopped(member: MemberKey, game: Played): Promise<void> {
      refuseByLine((await demandPermission(database, member)).line_limits, game)
    },

    /**
     * Before money moves into a wallet that a vendor keeps: there it can be lost without our being asked. The caller holds the
     * member's accounts. Throws MEMBER_EXCLUDED, LINE_GAME_OFF, LOSS_LIMIT_REACHED with what may still be moved.
     */
    async checkMoveIn(tx: Transaction, member: MemberKey, { amount, currency, vendorCode }: MoveIn): Promise<void> {
      const { loss_rest: rest, line_limits: limits } = await demandPermission(tx, member)
      if (isVendorOff(limits, vendorCode)) throw protectionErrors.LINE_GAME_OFF({ field: 'vassalage' })
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
