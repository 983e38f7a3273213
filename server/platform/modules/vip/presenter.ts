import type { Static } from 'typebox'
import { startOfDate } from '../../lib/local-day.ts'
import { formatMoney } from '../../lib/money.ts'
import { nameIn } from '../games/service.ts'
import type { Bonus } from './bonuses.ts'
import type { LevelRow } from './levels.ts'
import type { ClaimRow } from './repository/claims.ts'
import type { StepRow } from './repository/standings.ts'
import type { Vip, VipBonus, VipLevel, VipStep } from './schema.ts'
import type { VipView } from './service/read.ts'

type BonusShape = Static<typeof VipBonus>

export const presentLevel = (row: LevelRow, language: string): Static<typeof VipLevel> => ({
  rank: row.rank,
  name: nameIn(row.names, language),
  deposits: formatMoney(row.deposits),
  validBet: formatMoney(row.valid_bet),
  keepValidBet: formatMoney(row.keep_valid_bet),
  upgradeBonus: formatMoney(row.upgrade_bonus),
  monthlyBonus: formatMoney(row.monthly_bonus),
  birthdayBonus: formatMoney(row.birthday_bonus),
  rebateRise: row.rebate_rise,
})

const presentBonus = ({ kind, subject, rank, amount, state, claimedAt }: Bonus): BonusShape => ({
  kind,
  subject,
  rank,
  amount: formatMoney(amount),
  state,
  claimedAt: claimedAt?.toISOString() ?? null,
})

export const presentClaim = ({ kind, subject, rank, amount, claimed_at }: ClaimRow): BonusShape =>
  presentBonus({
    // The table's check allows only these.
    kind: kind as BonusShape['kind'],
    subject,
    rank,
    amount,
    state: 'CLAIMED',
    claimedAt: claimed_at,
  })

export function presentVip(view: VipView, language: string, timeZone: string): Static<typeof Vip> {
  const { standing, levels, month, monthValidBet, bonuses, currency } = view
  const climbedAt = standing?.climbed_at ?? null
  return {
    currency,
    levels: levels.map((level) => presentLevel(level, language)),
    rank: standing?.rank ?? 0,
    highestRank: standing?.highest_rank ?? 0,
    since: (standing?.rank ? standing.since?.toISOString() : undefined) ?? null,
    deposits: formatMoney(standing?.deposits ?? 0n),
    validBet: formatMoney(standing?.valid_bet ?? 0n),
    month,
    monthValidBet: formatMoney(monthValidBet),
    isMonthOfClimb: climbedAt !== null && climbedAt >= startOfDate(month, timeZone),
    bonuses: bonuses.map(presentBonus),
  }
}

export const presentStep = (row: StepRow): Static<typeof VipStep> => ({
  id: row.id,
  fromRank: row.from_rank,
  toRank: row.to_rank,
  reason: row.reason as Static<typeof VipStep>['reason'],
  deposits: formatMoney(row.deposits),
  depositsDemanded: formatMoney(row.deposits_demanded),
  validBet: formatMoney(row.valid_bet),
  validBetDemanded: formatMoney(row.valid_bet_demanded),
  month: row.month,
  monthValidBet: row.month_valid_bet === null ? null : formatMoney(row.month_valid_bet),
  monthDemanded: row.month_demanded === null ? null : formatMoney(row.month_demanded),
  at: row.at.toISOString(),
})
