import { type Family, type FamilyCode, findPlayType, type OddsTable } from '@croupier/lottery/core/family.ts'
import { toRate } from '@croupier/lottery/core/fraction.ts'
import { returnsUnder, type TicketReturn } from '@croupier/lottery/core/odds.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import type { Database, Transaction } from '../../db/connection.ts'
import type { EventBus } from '../../events/event-bus.ts'
import { httpErrors } from '../../http/errors.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Money } from '../../lib/money.ts'
import { lotteryErrors } from './errors.ts'
import * as repository from './operator-rules-repository.ts'

interface RulesDeskDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
}

/** Rules as an operator wants them. */
export interface RulesWish {
  readonly odds: readonly { readonly playType: string; readonly prize: string; readonly odds: number }[]
  readonly withheld: readonly string[]
  readonly lowestSeries: number
  readonly highestSeries: number
  /** Least return of any ticket, in 1/10,000. */
  readonly returnFloor: number
  readonly smallestUnit: Money
  readonly numberPayoutLimit: Money
  readonly playTypeStakeLimit: Money
  readonly drawStakeLimit: Money
  readonly memberStakeLimit: Money
}

export interface OperatedLottery {
  readonly lottery: repository.OperatorLotteryRow
  readonly family: Family
  readonly rules: repository.VersionRow
  readonly versions: readonly repository.VersionRow[]
}

const MOST_VERSIONS = 50

/** What operators decide about a lottery: what may be bet, what it pays, and whether it takes bets at all. */
export function createRulesDesk({ database, clock, events }: RulesDeskDependencies) {
  async function read(connection: Database | Transaction, merchantId: string, code: string): Promise<OperatedLottery> {
    const [lottery] = await repository.listLotteries(connection, merchantId, clock.now(), code)
    const versions = await repository.listVersions(connection.query, merchantId, code, MOST_VERSIONS)
    const [rules] = versions
    if (lottery === undefined || rules === undefined) throw lotteryErrors.LOTTERY_NOT_FOUND()
    return { lottery, rules, versions, family: familyOf(lottery.family as FamilyCode) }
  }

  async function lock(tx: Transaction, merchantId: string, code: string): Promise<OperatedLottery> {
    if ((await repository.lockLottery(tx.query, merchantId, code)) === undefined)
      throw lotteryErrors.LOTTERY_NOT_FOUND()
    return read(tx, merchantId, code)
  }

  function tellSite(tx: Transaction, merchantId: string): void {
    tx.onCommit(() => events.publish({ type: 'site', merchantId, topic: 'games', version: clock.now().getTime() }))
  }

  return {
    list: (merchantId: string) => repository.listLotteries(database, merchantId, clock.now()),

    /** Throws LOTTERY_NOT_FOUND. */
    find: (merchantId: string, code: string): Promise<OperatedLottery> => read(database, merchantId, code),

    /** What rules would pay, and which tickets return less than the floor. Throws LOTTERY_ODDS_UNKNOWN, INVALID_INPUT. */
    async preview(merchantId: string, code: string, wish: RulesWish) {
      const { family, rules } = await read(database, merchantId, code)
      const next = rulesOf(family, rules, wish)
      return { family, rules: next, tooLow: tooLow(family, next) }
    },

    /**
     * The rules as a new version. Throws LOTTERY_RULES_CHANGED when they were made from an older one, LOTTERY_RETURN_TOO_LOW,
     * LOTTERY_ODDS_UNKNOWN.
     */
    async save(
      tx: Transaction,
      merchantId: string,
      code: string,
      { basedOn, by, ...wish }: RulesWish & { readonly basedOn: number; readonly by: string },
    ) {
      const before = await lock(tx, merchantId, code)
      if (before.rules.version !== basedOn)
        throw lotteryErrors.LOTTERY_RULES_CHANGED({
          field: 'basedOn',
          extras: { rulesVersion: before.rules.version, reason: 'LOTTERY_RULES_CHANGED_DESK' },
        })
      const next = rulesOf(before.family, before.rules, wish)
      const [worst] = tooLow(before.family, next)
      if (worst !== undefined) throw returnTooLow(worst, next.return_floor)
      await repository.insertRules(tx.query, merchantId, code, {
        ...next,
        version: basedOn + 1,
        created_by: by,
        created_at: clock.now(),
      })
      tellSite(tx, merchantId)
      return { before, after: await read(tx, merchantId, code) }
    },

    /** Throws LOTTERY_NOT_FOUND, and INVALID_INPUT when bets would end before the draw before. */
    async update(
      tx: Transaction,
      merchantId: string,
      code: string,
      { isOpen, closeSeconds }: { readonly isOpen?: boolean | undefined; readonly closeSeconds?: number | undefined },
    ) {
      const before = await lock(tx, merchantId, code)
      const period = before.lottery.period_seconds
      if (closeSeconds !== undefined && period !== null && closeSeconds >= period)
        throw httpErrors.INVALID_INPUT({ field: 'closeSeconds' })
      const change = {
        ...(isOpen !== undefined && { is_open: isOpen }),
        ...(closeSeconds !== undefined && { close_seconds: closeSeconds }),
      }
      if (Object.keys(change).length > 0) await repository.updateLottery(tx.query, merchantId, code, change)
      tellSite(tx, merchantId)
      return { before, after: await read(tx, merchantId, code) }
    },
  }
}

/** The rules that a wish amounts to. */
function rulesOf(family: Family, before: repository.VersionRow, wish: RulesWish): repository.VersionRow {
  if (wish.lowestSeries > wish.highestSeries) throw httpErrors.INVALID_INPUT({ field: 'lowestSeries' })
  const unknown = wish.withheld.find((code) => findPlayType(family, code) === undefined)
  if (unknown !== undefined)
    throw lotteryErrors.LOTTERY_ODDS_UNKNOWN({ field: 'withheld', extras: { playType: unknown, prize: '' } })
  return {
    version: before.version,
    odds: tableOf(family, wish.odds),
    withheld: [...new Set(wish.withheld)],
    lowest_series: wish.lowestSeries,
    highest_series: wish.highestSeries,
    return_floor: wish.returnFloor,
    smallest_unit: wish.smallestUnit,
    number_payout_limit: wish.numberPayoutLimit,
    play_type_stake_limit: wish.playTypeStakeLimit,
    draw_stake_limit: wish.drawStakeLimit,
    member_stake_limit: wish.memberStakeLimit,
    created_by: before.created_by,
    created_at: before.created_at,
  }
}

function tableOf(family: Family, entries: RulesWish['odds']): Record<string, Record<string, number>> {
  const table: Record<string, Record<string, number>> = {}
  for (const { playType, prize, odds } of entries) {
    const known = findPlayType(family, playType)?.prizes.find(({ code }) => code === prize)
    if (known === undefined || known.returnsStake)
      throw lotteryErrors.LOTTERY_ODDS_UNKNOWN({ field: 'odds', extras: { playType, prize } })
    table[playType] = { ...table[playType], [prize]: odds }
  }
  return table
}

/** Tickets that return too little, of play types that are offered; the worst first. */
function tooLow(family: Family, rules: repository.VersionRow): TicketReturn[] {
  const table: OddsTable = rules.odds
  return returnsUnder(family, { series: rules.highest_series, table }, rules.return_floor)
    .filter(({ playType }) => !rules.withheld.includes(playType))
    .sort((left, right) => toRate(left.share) - toRate(right.share))
}

const percent = (rate: number): string => (rate / 100).toFixed(2)

const returnTooLow = ({ playType, ticket, share }: TicketReturn, floor: number) =>
  lotteryErrors.LOTTERY_RETURN_TOO_LOW({
    field: 'odds',
    extras: { playType, ticket: ticket ?? '', returned: percent(toRate(share)), floor: percent(floor) },
  })

export type RulesDesk = ReturnType<typeof createRulesDesk>
