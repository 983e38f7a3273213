import { type Family, type FamilyCode, findPlayType, type OddsTable } from '@croupier/lottery/core/family.ts'
import { toRate } from '@croupier/lottery/core/fraction.ts'
import { HIGHEST_RETURN, isMore, returnsOver, returnsUnder, type TicketReturn } from '@croupier/lottery/core/odds.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import type { Database, Transaction } from '../../db/connection.ts'
import type { EventBus } from '../../events/event-bus.ts'
import { httpErrors } from '../../http/errors.ts'
import type { OperatorSession } from '../../http/session.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Money } from '../../lib/money.ts'
import { findProposal, mayCount, type ProposalRow } from '../proposals/service.ts'
import { lotteryErrors } from './errors.ts'
import { wishOfRules } from './operator-rules-presenter.ts'
import * as repository from './operator-rules-repository.ts'
import { raisesExposure, rangeOf } from './rules-exposure.ts'

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
  readonly singleWinLimit: Money
}

export interface OperatedLottery {
  readonly lottery: repository.OperatorLotteryRow
  readonly family: Family
  readonly rules: repository.VersionRow
  readonly versions: readonly repository.VersionRow[]
}

/** A lottery with what waits for a second operator about it. */
export interface DeskLottery extends OperatedLottery {
  readonly proposedRules: ProposalRow | undefined
  readonly proposedClosing: ProposalRow | undefined
}

/** Who wants something, and why. */
export interface Wisher {
  readonly session: OperatorSession
  readonly reason: string
}

/** How a lottery takes bets. */
export interface Opening {
  readonly isOpen?: boolean | undefined
  readonly closeSeconds?: number | undefined
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
    async find(merchantId: string, code: string): Promise<DeskLottery> {
      const about = (kind: 'lotteryRules' | 'lotteryClosing') =>
        findProposal(database.query, { merchantId, kind, subjectId: code }, clock.now())
      const [operated, proposedRules, proposedClosing] = await Promise.all([
        read(database, merchantId, code),
        about('lotteryRules'),
        about('lotteryClosing'),
      ])
      return { ...operated, proposedRules, proposedClosing }
    },

    /**
     * What rules would pay, which tickets return less than the floor or more than the whole stake, and whether they take a
     * second operator. Throws LOTTERY_ODDS_UNKNOWN, INVALID_INPUT.
     */
    async preview(merchantId: string, code: string, wish: RulesWish) {
      const { family, rules } = await read(database, merchantId, code)
      const next = rulesOf(family, rules, wish)
      const raises = raisesExposure(family, rules, next)
      return { family, rules: next, tooLow: tooLow(family, next), tooHigh: tooHigh(family, next), raises }
    },

    /**
     * The rules as a new version: at once when nothing of them raises what may be lost, else once a second operator wants the
     * same of the same version. Throws LOTTERY_RULES_CHANGED when they were made from an older one, LOTTERY_RETURN_TOO_LOW,
     * LOTTERY_RETURN_TOO_HIGH, LOTTERY_ODDS_UNKNOWN, FOUR_EYES_SAME_OPERATOR, FOUR_EYES_DEPENDENT.
     */
    async save(
      tx: Transaction,
      { session, reason }: Wisher,
      code: string,
      { basedOn, ...wish }: RulesWish & { readonly basedOn: number },
    ) {
      const { merchantId, account } = session
      const before = await lock(tx, merchantId, code)
      if (before.rules.version !== basedOn)
        throw lotteryErrors.LOTTERY_RULES_CHANGED({
          field: 'basedOn',
          extras: { rulesVersion: before.rules.version, reason: 'LOTTERY_RULES_CHANGED_DESK' },
        })
      const next = rulesOf(before.family, before.rules, wish)
      demandSound(before.family, next)
      const raises = raisesExposure(before.family, before.rules, next)
      const about = { merchantId, kind: 'lotteryRules', subjectId: code } as const
      const change = { ...about, wish: { ...wishOfRules(next), basedOn }, reason, raises }
      if (!(await mayCount(tx, session, change, clock.now())))
        return { before, after: { ...before, rules: next }, action: 'lotteryRules.propose' }
      await repository.insertRules(tx.query, merchantId, code, {
        ...next,
        version: basedOn + 1,
        created_by: account,
        created_at: clock.now(),
      })
      tellSite(tx, merchantId)
      return { before, after: await read(tx, merchantId, code) }
    },

    /**
     * Opens or closes a lottery, or lets bets in longer or shorter: longer takes two operators, since the last seconds before
     * an official draw are those in which its numbers may leak. Throws LOTTERY_NOT_FOUND, and INVALID_INPUT when bets would end
     * before the draw before.
     */
    async update(tx: Transaction, { session, reason }: Wisher, code: string, { isOpen, closeSeconds }: Opening) {
      const { merchantId } = session
      const before = await lock(tx, merchantId, code)
      const { period_seconds: period, close_seconds: seconds } = before.lottery
      if (closeSeconds !== undefined && period !== null && closeSeconds >= period)
        throw httpErrors.INVALID_INPUT({ field: 'closeSeconds' })
      const change = {
        ...(isOpen !== undefined && { is_open: isOpen }),
        ...(closeSeconds !== undefined && { close_seconds: closeSeconds }),
      }
      const wish = { ...(isOpen !== undefined && { isOpen }), ...(closeSeconds !== undefined && { closeSeconds }) }
      const about = { merchantId, kind: 'lotteryClosing', subjectId: code } as const
      if (closeSeconds !== undefined) {
        const raises = closeSeconds < seconds
        if (!(await mayCount(tx, session, { ...about, wish, reason, raises }, clock.now())))
          return {
            before,
            after: { ...before, lottery: { ...before.lottery, ...change } },
            action: 'lotteries.propose',
          }
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
  if (wish.smallestUnit <= 0n) throw httpErrors.INVALID_INPUT({ field: 'smallestUnit' })
  const unknown = wish.withheld.find((code) => findPlayType(family, code) === undefined)
  if (unknown !== undefined)
    throw lotteryErrors.LOTTERY_ODDS_UNKNOWN({ field: 'withheld', extras: { playType: unknown, prize: '' } })
  return {
    version: before.version,
    odds: tableOf(family, wish.odds),
    withheld: [...new Set(wish.withheld)].sort(),
    lowest_series: wish.lowestSeries,
    highest_series: wish.highestSeries,
    return_floor: wish.returnFloor,
    smallest_unit: wish.smallestUnit,
    number_payout_limit: wish.numberPayoutLimit,
    play_type_stake_limit: wish.playTypeStakeLimit,
    draw_stake_limit: wish.drawStakeLimit,
    member_stake_limit: wish.memberStakeLimit,
    single_win_limit: wish.singleWinLimit,
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

/** Tickets that return more than the whole stake at some prize group; the worst first. Also of play types not offered: they may be. */
function tooHigh(family: Family, rules: repository.VersionRow): TicketReturn[] {
  return [...returnsOver(family, rangeOf(rules), HIGHEST_RETURN)].sort((left, right) =>
    isMore(right.share, left.share) ? 1 : -1,
  )
}

/** Throws LOTTERY_RETURN_TOO_HIGH, which no number of operators can want, and LOTTERY_RETURN_TOO_LOW. */
function demandSound(family: Family, rules: repository.VersionRow): void {
  const [dearest] = tooHigh(family, rules)
  if (dearest !== undefined)
    throw lotteryErrors.LOTTERY_RETURN_TOO_HIGH({
      field: 'odds',
      // One part more than the whole must not read as the whole.
      extras: { ...ticketOf(dearest), returned: percent(toRate(dearest.share) + 1) },
    })
  const [worst] = tooLow(family, rules)
  if (worst !== undefined)
    throw lotteryErrors.LOTTERY_RETURN_TOO_LOW({
      field: 'odds',
      extras: { ...ticketOf(worst), returned: percent(toRate(worst.share)), floor: percent(rules.return_floor) },
    })
}

const percent = (rate: number): string => (rate / 100).toFixed(2)
const ticketOf = ({ playType, ticket }: TicketReturn) => ({ playType, ticket: ticket ?? '' })

export type RulesDesk = ReturnType<typeof createRulesDesk>
