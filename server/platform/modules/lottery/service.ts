import type { LedgerService } from '../ledger/service.ts'
import type { ProtectionService } from '../protection/service.ts'
import { createOrders } from './betting/orders.ts'
import { createPlacing } from './betting/placing.ts'
import { createTakingBack } from './betting/taking-back.ts'
import { createLotteryDraws, type LotteryDrawsDependencies } from './draws/draws.ts'
import { createReading } from './reading.ts'

export interface LotteryDependencies extends LotteryDrawsDependencies {
  readonly ledger: Pick<LedgerService, 'balance'>
  readonly protection: Pick<ProtectionService, 'checkPlay'>
}

/** Our own lotteries (domain.md 5): what there is to bet on, bets taken and taken back, and the draws. */
export function createLotteryService(dependencies: LotteryDependencies) {
  const reading = createReading(dependencies)
  return {
    reading,
    draws: createLotteryDraws(dependencies),
    placeOrder: createPlacing({ ...dependencies, reading }),
    ...createTakingBack(dependencies),
    ...createOrders(dependencies),
  }
}

export type LotteryService = ReturnType<typeof createLotteryService>
