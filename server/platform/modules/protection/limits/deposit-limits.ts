import { AsyncLocalStorage } from 'node:async_hooks'
import type { Transaction } from '../../../db/connection.ts'
import { formatMoney, type Money } from '../../../lib/money.ts'
import type { MemberKey, ProtectionDependencies } from '../dependencies.ts'
import { protectionErrors } from '../errors.ts'
import { readLimits } from './limit-states.ts'
import { mark } from './limits-repository.ts'

/** Whether limits on deposits leave room. */
export function createDepositLimits({ database, clock, onError }: ProtectionDependencies) {
  /** Runs work as if nobody's transaction were around it. */
  const outside = AsyncLocalStorage.snapshot()

  return {
    /** Whether what was deposited, and given by others, is still within the limits on deposits. */
    async hasRoom(tx: Transaction, member: MemberKey): Promise<boolean> {
      const states = await readLimits(clock, tx, member)
      return states.every(({ kind, used, effective }) => kind !== 'DEPOSIT' || used <= effective)
    },

    /** Throws DEPOSIT_LIMIT_REACHED when `amount` more would pass a limit. The caller holds the member's lock. */
    async checkDeposit(tx: Transaction, member: MemberKey, amount: Money, currency: string): Promise<void> {
      const states = (await readLimits(clock, tx, member)).filter(({ kind }) => kind === 'DEPOSIT')
      const broken = states.find(({ used, effective }) => used + amount > effective)
      if (broken === undefined) return
      // Beside the transaction, which is about to be rolled back; not awaited, since it may be waiting for us.
      void outside(() => mark(database, member, 'LIMIT_HIT', `DEPOSIT ${broken.period}`, clock.now())).catch(onError)
      const left = broken.effective > broken.used ? broken.effective - broken.used : 0n
      throw protectionErrors.DEPOSIT_LIMIT_REACHED({
        field: 'amount',
        extras: {
          reason: `DEPOSIT_LIMIT_REACHED_${broken.period}`,
          limit: formatMoney(broken.effective),
          used: formatMoney(broken.used),
          left: formatMoney(left),
          currency,
          period: broken.period,
        },
      })
    },
  }
}
