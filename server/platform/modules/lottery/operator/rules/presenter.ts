import type { Family } from '@croupier/lottery/core/family.ts'
import { toRate } from '@croupier/lottery/core/fraction.ts'
import { fairOdds, oddsOf, returnsOf, type TicketReturn } from '@croupier/lottery/core/odds.ts'
import type { Static } from 'typebox'
import { formatMoney } from '../../../../lib/money.ts'
import { presentProposal } from '../../../proposals/service.ts'
import type { OperatorLotteryRow, VersionRow } from './repository.ts'
import type * as shapes from './schema.ts'
import type { LotteryView } from './service.ts'

type Lottery = Static<typeof shapes.OperatorLottery>

export function presentLottery(row: OperatorLotteryRow, language: string): Lottery {
  const current = row.current_draw
  return {
    id: row.code,
    nodeId: row.game_id,
    name: row.names[language] ?? row.names.vi ?? row.code,
    family: row.family as Lottery['family'],
    vassalage: row.vendor_code,
    gameType: row.game_type as Lottery['gameType'],
    periodSeconds: row.period_seconds,
    closeSeconds: row.close_seconds,
    isOpen: row.is_open,
    availability: row.takes_bets ? 'OPEN' : 'MAINTENANCE',
    rulesVersion: row.rules_version,
    currentDraw: current && {
      id: current.id,
      number: current.number,
      // A draw inside another row has its times as text.
      closesAt: new Date(current.closes_at).toISOString(),
      drawsAt: new Date(current.draws_at).toISOString(),
    },
  }
}

export function presentVersion(row: VersionRow): Static<typeof shapes.OperatorLotteryRules> {
  return {
    version: row.version,
    ...wishOfRules(row),
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
  }
}

/** What of a version somebody decided, in one order: as a body of the call that saves it. */
export function wishOfRules(row: VersionRow) {
  return {
    odds: Object.entries(row.odds)
      .flatMap(([playType, prizes]) => Object.entries(prizes).map(([prize, odds]) => ({ playType, prize, odds })))
      .sort((left, right) => (`${left.playType} ${left.prize}` < `${right.playType} ${right.prize}` ? -1 : 1)),
    withheld: row.withheld,
    lowestSeries: row.lowest_series,
    highestSeries: row.highest_series,
    returnFloor: row.return_floor,
    smallestUnit: formatMoney(row.smallest_unit),
    numberPayoutLimit: formatMoney(row.number_payout_limit),
    playTypeStakeLimit: formatMoney(row.play_type_stake_limit),
    drawStakeLimit: formatMoney(row.draw_stake_limit),
    memberStakeLimit: formatMoney(row.member_stake_limit),
    singleWinLimit: formatMoney(row.single_win_limit),
  }
}

/** Every play type with its odds at the highest series, and what its tickets return at them. */
export function presentPlayTypes(family: Family, rules: VersionRow): Static<typeof shapes.OperatorPlayType>[] {
  return family.playTypes.map((playType) => {
    const odds = oddsOf(family, playType, { series: rules.highest_series, table: rules.odds })
    return {
      code: playType.code,
      group: playType.group,
      lines: playType.lines,
      isWithheld: rules.withheld.includes(playType.code),
      prizes: playType.prizes.map((prize) => ({
        prize: prize.code,
        ticket: prize.ticket ?? null,
        odds: odds[prize.code] ?? 0,
        fairOdds: prize.chance.numerator === 0n ? 0 : toRate(fairOdds(playType, prize)),
        isOwn: rules.odds[playType.code]?.[prize.code] !== undefined,
        returnsStake: prize.returnsStake === true,
      })),
      returns: returnsOf(playType, odds).map(presentReturn),
    }
  })
}

export function presentReturn({ playType, ticket, share }: TicketReturn): Static<typeof shapes.LotteryTicketReturn> {
  return { playType, ticket: ticket ?? null, returnRate: toRate(share) }
}

export function presentView(
  { lottery, family, rules, versions, proposedRules, proposedClosing }: LotteryView,
  language: string,
): Static<typeof shapes.OperatorLotteryDetail> {
  return {
    lottery: presentLottery(lottery, language),
    rules: presentVersion(rules),
    versions: versions.map(presentVersion),
    playTypes: presentPlayTypes(family, rules),
    proposal: presentProposal(proposedRules),
    closingProposal: presentProposal(proposedClosing),
  }
}
