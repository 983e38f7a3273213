import type { Money } from '../../lib/money.ts'

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
  readonly hours: readonly HourEffect[]
}

export const MOST_MEMBERS = 100
const HOUR = 3_600_000

/** Adds up what a correction would do, in the order in which it would be carried out; `members` have name and balance now. */
export function previewCorrection(
  corrections: readonly BetCorrection[],
  members: ReadonlyMap<string, { readonly account: string; readonly balance: Money }>,
): CorrectionPreview {
  const effects = new Map<string, MemberEffect>()
  const hours = new Map<string, HourEffect>()
  let uncollectedWins = 0
  for (const bet of corrections) {
    const before = effects.get(bet.memberId) ?? nothing(bet.memberId, members.get(bet.memberId))
    const after = apply(before, bet)
    if (after.uncollected > before.uncollected) uncollectedWins += 1
    effects.set(bet.memberId, after)
    const kept = bet.payoutAfter + after.uncollected - before.uncollected
    addHour(hours, bet, kept)
  }
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
    hours: [...hours.values()].toSorted((left, right) => left.hour.getTime() - right.hour.getTime()),
  }
}

const gainOf = ({ returned, rebateTaken, payoutBefore, payoutAfter }: MemberEffect): Money =>
  returned - rebateTaken + payoutAfter - payoutBefore
const size = (amount: Money): Money => (amount < 0n ? -amount : amount)
const compare = (left: Money, right: Money): number => (left < right ? -1 : left > right ? 1 : 0)

function nothing(memberId: string, member: { account: string; balance: Money } | undefined): MemberEffect {
  const none = { returned: 0n, rebateTaken: 0n, payoutBefore: 0n, payoutAfter: 0n, uncollected: 0n }
  return { memberId, memberAccount: member?.account ?? '', balance: member?.balance ?? 0n, ...none }
}

/** Gives before it takes, and takes a win as far as the balance goes, as lottery_correct does (0025_lottery_draws.sql). */
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

function addHour(hours: Map<string, HourEffect>, bet: BetCorrection, payout: Money): void {
  const hour = new Date(Math.floor(bet.placedAt.getTime() / HOUR) * HOUR)
  const key = `${hour.getTime()} ${bet.gameType}`
  const before = hours.get(key) ?? { hour, gameType: bet.gameType, bets: 0, stake: 0n, validBet: 0n, payout: 0n }
  const change = Number(bet.staysSettled) - Number(bet.wasSettled)
  hours.set(key, {
    ...before,
    bets: before.bets + change,
    stake: before.stake + BigInt(change) * bet.stake,
    validBet: before.validBet + BigInt(change) * bet.validBet,
    payout: before.payout + payout - bet.payoutBefore,
  })
}
