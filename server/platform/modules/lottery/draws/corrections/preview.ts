import type { Money } from '../../../../lib/money.ts'

/** What a correction would do to one bet. Amounts in 1/10,000. */
export interface BetCorrection {
  readonly memberId: string
  readonly gameType: string
  readonly placedAt: Date
  /** Whether it counted for turnover and in the summaries before, and after. */
  readonly wasSettled: boolean
  readonly staysSettled: boolean
  readonly stake: Money
  readonly validBet: Money
  /** The stake, where the draw becomes void. */
  readonly returned: Money
  /** A rebate that was paid and goes back. */
  readonly rebateTaken: Money
  readonly payoutBefore: Money
  readonly payoutAfter: Money
}

export interface MemberEffect {
  readonly memberId: string
  readonly memberAccount: string
  readonly balance: Money
  readonly returned: Money
  readonly rebateTaken: Money
  readonly payoutBefore: Money
  readonly payoutAfter: Money
  /** What of the wins he no longer has. */
  readonly uncollected: Money
}

/** A member as a preview knows him: who brought him, and what he has now. */
export interface ConcernedMember {
  readonly account: string
  readonly balance: Money
  readonly upline_id: string | null
  readonly upline_account: string | null
}

/**
 * How the settled figures of those whom one upline brought change: what his commission reads. Whoever stands above him has the
 * change of all below in his own figures.
 */
export interface TeamEffect {
  readonly uplineId: string
  readonly uplineAccount: string
  readonly memberCount: number
  readonly bets: number
  /** Turnover that the team gains, or loses. */
  readonly validBet: Money
  /** Payouts less stakes: what the team wins more, or less. */
  readonly profit: Money
}

/** How the summary of an hour (UTC) in which bets were placed changes: what bonus and agents' figures read. */
export interface HourEffect {
  readonly hour: Date
  readonly gameType: string
  readonly bets: number
  readonly stake: Money
  readonly validBet: Money
  readonly payout: Money
}

export interface CorrectionPreview {
  readonly bets: number
  readonly memberCount: number
  readonly returned: Money
  readonly rebateTaken: Money
  readonly payoutBefore: Money
  readonly payoutAfter: Money
  readonly uncollected: Money
  readonly uncollectedWins: number
  /** Turnover that members gain, or lose. */
  readonly validBetChange: Money
  /** Those it concerns most, at most MOST_MEMBERS. */
  readonly members: readonly MemberEffect[]
  readonly teamCount: number
  /** Those it concerns most, at most MOST_TEAMS. */
  readonly teams: readonly TeamEffect[]
  readonly hours: readonly HourEffect[]
}

export const MOST_MEMBERS = 100
export const MOST_TEAMS = 100
const HOUR = 3_600_000

/** Adds up what a correction would do, in the order in which it would be carried out; `members` have name and balance now. */
export function previewCorrection(
  corrections: readonly BetCorrection[],
  members: ReadonlyMap<string, ConcernedMember>,
): CorrectionPreview {
  const effects = new Map<string, MemberEffect>()
  const hours = new Map<string, HourEffect>()
  const teams = new Map<string, Team>()
  let uncollectedWins = 0
  for (const bet of corrections) {
    const before = effects.get(bet.memberId) ?? nothing(bet.memberId, members.get(bet.memberId))
    const after = apply(before, bet)
    if (after.uncollected > before.uncollected) uncollectedWins += 1
    effects.set(bet.memberId, after)
    const change = figuresOf(bet, bet.payoutAfter + after.uncollected - before.uncollected)
    addHour(hours, bet, change)
    addToTeam(teams, bet.memberId, members.get(bet.memberId), change)
  }
  const concerned = listTeams(teams)
  const all = [...effects.values()]
  const sum = (read: (effect: MemberEffect) => Money) => all.reduce((total, effect) => total + read(effect), 0n)
  const starting = (id: string) => members.get(id)?.balance ?? 0n
  return {
    bets: corrections.length,
    memberCount: all.length,
    returned: sum(({ returned }) => returned),
    rebateTaken: sum(({ rebateTaken }) => rebateTaken),
    payoutBefore: sum(({ payoutBefore }) => payoutBefore),
    payoutAfter: sum(({ payoutAfter }) => payoutAfter),
    uncollected: sum(({ uncollected }) => uncollected),
    uncollectedWins,
    validBetChange: [...hours.values()].reduce((total, { validBet }) => total + validBet, 0n),
    members: all
      .toSorted((left, right) => compare(size(gainOf(right)), size(gainOf(left))))
      .slice(0, MOST_MEMBERS)
      .map((effect) => ({ ...effect, balance: starting(effect.memberId) })),
    teamCount: concerned.length,
    teams: concerned.slice(0, MOST_TEAMS),
    hours: [...hours.values()].toSorted((left, right) => left.hour.getTime() - right.hour.getTime()),
  }
}

const gainOf = ({ returned, rebateTaken, payoutBefore, payoutAfter }: MemberEffect): Money =>
  returned - rebateTaken + payoutAfter - payoutBefore
const size = (amount: Money): Money => (amount < 0n ? -amount : amount)
const compare = (left: Money, right: Money): number => (left < right ? -1 : left > right ? 1 : 0)

function nothing(memberId: string, member: ConcernedMember | undefined): MemberEffect {
  const none = { returned: 0n, rebateTaken: 0n, payoutBefore: 0n, payoutAfter: 0n, uncollected: 0n }
  return { memberId, memberAccount: member?.account ?? '', balance: member?.balance ?? 0n, ...none }
}

/** Gives before it takes, and takes a win as far as the balance goes, as lottery_correct.sql does. */
function apply(effect: MemberEffect, bet: BetCorrection): MemberEffect {
  const given = effect.balance + bet.returned - bet.rebateTaken + bet.payoutAfter
  const taken = bet.payoutBefore < given ? bet.payoutBefore : given
  return {
    ...effect,
    balance: given - taken,
    returned: effect.returned + bet.returned,
    rebateTaken: effect.rebateTaken + bet.rebateTaken,
    payoutBefore: effect.payoutBefore + bet.payoutBefore,
    payoutAfter: effect.payoutAfter + bet.payoutAfter,
    uncollected: effect.uncollected + bet.payoutBefore - taken,
  }
}

/** What a bet adds to settled figures, or takes from them. */
interface FiguresChange {
  readonly bets: number
  readonly stake: Money
  readonly validBet: Money
  readonly payout: Money
}

function figuresOf(bet: BetCorrection, payout: Money): FiguresChange {
  const bets = Number(bet.staysSettled) - Number(bet.wasSettled)
  return {
    bets,
    stake: BigInt(bets) * bet.stake,
    validBet: BigInt(bets) * bet.validBet,
    payout: payout - bet.payoutBefore,
  }
}

function addHour(hours: Map<string, HourEffect>, bet: BetCorrection, change: FiguresChange): void {
  const hour = new Date(Math.floor(bet.placedAt.getTime() / HOUR) * HOUR)
  const key = `${hour.getTime()} ${bet.gameType}`
  const before = hours.get(key) ?? { hour, gameType: bet.gameType, bets: 0, stake: 0n, validBet: 0n, payout: 0n }
  hours.set(key, {
    ...before,
    bets: before.bets + change.bets,
    stake: before.stake + change.stake,
    validBet: before.validBet + change.validBet,
    payout: before.payout + change.payout,
  })
}

type Team = Omit<TeamEffect, 'memberCount'> & { readonly members: Set<string> }

function addToTeam(
  teams: Map<string, Team>,
  memberId: string,
  member: ConcernedMember | undefined,
  { bets, stake, validBet, payout }: FiguresChange,
): void {
  if (member === undefined || member.upline_id === null) return
  const before = teams.get(member.upline_id)
  const members = before?.members ?? new Set<string>()
  members.add(memberId)
  teams.set(member.upline_id, {
    uplineId: member.upline_id,
    uplineAccount: member.upline_account ?? '',
    members,
    bets: (before?.bets ?? 0) + bets,
    validBet: (before?.validBet ?? 0n) + validBet,
    profit: (before?.profit ?? 0n) + payout - stake,
  })
}

/** The teams whose figures change, the most concerned first; bets that were open are in nobody's figures yet. */
function listTeams(teams: ReadonlyMap<string, Team>): TeamEffect[] {
  return [...teams.values()]
    .filter(({ bets, validBet, profit }) => bets !== 0 || validBet !== 0n || profit !== 0n)
    .toSorted(
      (left, right) =>
        compare(size(right.profit), size(left.profit)) || compare(size(right.validBet), size(left.validBet)),
    )
    .map(({ members, ...team }) => ({ ...team, memberCount: members.size }))
}
