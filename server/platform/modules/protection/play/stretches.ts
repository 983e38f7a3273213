import { formatMoney } from '../../../lib/money.ts'
import type { MemberKey, ProtectionDependencies } from '../dependencies.ts'
import { sessionLeft } from '../limits/limit-states.ts'
import type { Limits } from '../limits/limits.ts'
import * as repository from './play-repository.ts'

const MINUTE = 60_000
/** A longer pause ends a stretch of play. */
const PAUSE = 30 * MINUTE

/** What a member is told over the game (regulator-rules.md L10). */
export interface PlayState {
  readonly startedAt: Date
  readonly elapsedSeconds: number
  /** Payouts minus stakes since the start. */
  readonly netPosition: bigint
  readonly realityCheckMinutes: number
  /** When the next reality check is due; in the past when it is. */
  readonly dueAt: Date
  /** Seconds that the member's limit on time leaves; null without one. */
  readonly secondsLeft: number | null
}

/** Stretches of play: whether one is alive, and what its player is told of it. */
export function createStretches(
  { database, clock, sites }: Pick<ProtectionDependencies, 'database' | 'clock' | 'sites'>,
  limits: Pick<Limits, 'list'>,
) {
  async function realityCheckMinutes(member: MemberKey): Promise<number> {
    const own = await repository.findRealityCheck(database.query, member)
    return own ?? (await sites.findMerchant(member.merchantId)).realityCheckMinutes
  }

  /** Goes on with the stretch of play that is alive, noting that the member is still there; undefined when none is. */
  async function keepAlive(member: MemberKey) {
    const now = clock.now()
    const session = await repository.findPlaySession(database, member)
    if (session === undefined) return undefined
    const bet = await repository.lastBet(database, member, session.started_at)
    const seen = bet !== null && bet > session.last_seen_at ? bet : session.last_seen_at
    const isAlive = now.getTime() - seen.getTime() <= PAUSE
    await repository.updatePlaySession(database.query, member, session.started_at, {
      last_seen_at: isAlive ? now : seen,
    })
    return isAlive ? session : undefined
  }

  async function describe(member: MemberKey, session: repository.PlaySession): Promise<PlayState> {
    const now = clock.now().getTime()
    const minutes = await realityCheckMinutes(member)
    const left = sessionLeft(await limits.list(member))
    return {
      startedAt: session.started_at,
      elapsedSeconds: Math.max(0, Math.floor((now - session.started_at.getTime()) / 1000)),
      netPosition: await repository.netPosition(database, member, session.started_at),
      realityCheckMinutes: minutes,
      dueAt: new Date(session.acknowledged_at.getTime() + minutes * MINUTE),
      secondsLeft: left === undefined ? null : Math.floor(left / 1000),
    }
  }

  return { describe, keepAlive, realityCheckMinutes }
}

export const presentPlay = (state: PlayState) => ({
  startedAt: state.startedAt.toISOString(),
  elapsedSeconds: state.elapsedSeconds,
  netPosition: formatMoney(state.netPosition),
  realityCheckMinutes: state.realityCheckMinutes,
  dueAt: state.dueAt.toISOString(),
  secondsLeft: state.secondsLeft,
})
