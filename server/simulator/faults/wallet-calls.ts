import { setTimeout as pause } from 'node:timers/promises'
import type { SimulatorOptions } from '../options.ts'
import type { WalletAnswer } from '../play/wallet.ts'
import type { FaultCall, Faults, FaultVendor } from './faults.ts'

interface Parts {
  /** Whose faults hit these calls. */
  readonly vendor: FaultVendor
  readonly faults: Faults
  readonly logger: SimulatorOptions['logger']
}

type Send = () => Promise<WalletAnswer>

/** Applies the planned faults to the calls that reach an operator's wallet. */
export function createFaultyCalls({ vendor, faults, logger }: Parts) {
  /** @param attempt may be called twice: it sends the same bytes each time. */
  async function send(call: FaultCall, attempt: Send): Promise<WalletAnswer> {
    const fault = faults.take(vendor, call)
    if (fault) logger.info({ fault: fault.fault, call }, 'simulator: fault injected')
    if (fault?.fault === 'late') await pause(fault.delayMilliseconds, undefined, { ref: false })
    if (fault?.fault === 'duplicate') {
      const [first] = await Promise.all([attempt(), attempt()])
      return first
    }
    const answer = await attempt()
    return fault?.fault === 'lost-answer' ? { kind: 'unknown', reason: 'answer lost by fault injection' } : answer
  }

  return {
    send,
    /** Sends a bet, which its own rollback may overtake. */
    async sendBet(round: string, bet: Send, rollback: Send): Promise<WalletAnswer> {
      const overtaking = faults.waiting().some((fault) => fault.vendor === vendor && fault.fault === 'out-of-order')
      if (!overtaking || !faults.take(vendor, 'bet')) return send('bet', bet)
      logger.info({ round }, 'simulator: fault injected: the rollback overtakes its bet')
      await rollback()
      await bet()
      return { kind: 'unknown', reason: 'the rollback overtook the bet by fault injection' }
    },
  }
}
