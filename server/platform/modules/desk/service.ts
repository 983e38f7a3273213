import type { Database } from '../../db/connection.ts'
import { httpErrors } from '../../http/errors.ts'
import type { Clock } from '../../lib/clock.ts'
import type { GamesService } from '../games/service.ts'
import type { LedgerService } from '../ledger/service.ts'
import type { MembersService } from '../members/service.ts'
import type { PaymentsService } from '../payments/service.ts'
import { deskErrors } from './errors.ts'
import * as repository from './repository.ts'

export interface DeskDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly ledger: LedgerService
  readonly games: GamesService
  readonly payments: PaymentsService
  readonly members: MembersService
}

const LONGEST_FIGURES = 3 * 86_400_000

export interface StatementWish {
  readonly account?: string | undefined
  readonly currency?: string | undefined
  readonly kind?: string | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  readonly before?: bigint | undefined
  readonly limit: number
}

/** The operator's view of one member over every module: it reads and changes nothing. */
export function createDeskService({ database, clock, ledger, games, payments, members }: DeskDependencies) {
  /** The member of the brand in view; throws NOT_FOUND. */
  async function need(merchantId: string, id: string) {
    const member = await members.find(merchantId, id)
    if (member === undefined) throw httpErrors.NOT_FOUND()
    return { merchantId, memberId: id, currency: member.currency }
  }

  return {
    wallets: async (merchantId: string, id: string) => ledger.balances(await need(merchantId, id)),

    bets: async (
      merchantId: string,
      id: string,
      filter: Parameters<GamesService['listBets']>[1],
      at: { limit: number; offset: number },
    ) => games.listBets(await need(merchantId, id), filter, at),
    bet: async (merchantId: string, id: string, betId: string, language: string) =>
      games.findBet(await need(merchantId, id), betId, language),

    async statement(merchantId: string, id: string, { account = 'CASH', currency, kind, ...wish }: StatementWish) {
      const owner = await need(merchantId, id)
      return ledger.statement({
        merchantId,
        memberId: id,
        currency: currency ?? owner.currency,
        account: account as 'CASH',
        limit: wish.limit,
        ...(kind === undefined ? {} : { kinds: [kind] }),
        ...(wish.from === undefined ? {} : { from: wish.from }),
        ...(wish.to === undefined ? {} : { to: wish.to }),
        ...(wish.before === undefined ? {} : { before: wish.before }),
      })
    },

    deposits: async (merchantId: string, id: string, at: { limit: number; offset: number }) =>
      payments.listDeposits(await need(merchantId, id), { state: undefined, ...at }),

    /** What came in, went out and was played since a moment, three days back at most. */
    async figures(merchantId: string, since: Date) {
      if (clock.now().getTime() - since.getTime() > LONGEST_FIGURES) throw deskErrors.FIGURES_SPAN({ field: 'since' })
      return repository.selectFigures(database, merchantId, since)
    },
  }
}

export type DeskService = ReturnType<typeof createDeskService>
