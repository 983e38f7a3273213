import type { Logger } from 'pino'
import type { Database } from '../../../db/connection.ts'
import type { EventBus } from '../../../events/event-bus.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { ProtectionService } from '../../protection/service.ts'
import type { VendorsService } from '../../vendors/service.ts'
import type { MemberKey } from '../repository.ts'

/** A span of a member's bets, as the summaries of bets tell them. */
interface TotalsFilter {
  readonly gameType?: string | undefined
  readonly vassalage?: string | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

/** What the games module is composed of. */
export interface GamesDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly logger: Logger
  readonly vendors: VendorsService
  /** Sums settled bets by their hourly summaries. */
  readonly reports: {
    totals(
      holder: MemberKey & { readonly currency: string },
      filter: TotalsFilter,
    ): Promise<{ stake: bigint; validBet: bigint; payout: bigint }>
  }
  readonly protection: Pick<ProtectionService, 'checkPlay' | 'refuseStopped'>
  /** What our own lotteries tell of a bet. */
  readonly lottery: {
    recall(member: MemberKey, betId: string): Promise<Record<string, unknown> | null>
  }
}

/** The adapter, and source of bets, of our own lotteries: no vendor is behind them. */
export const LOTTERY = 'lottery'
