import { formatMoney } from '../../lib/money.ts'
import { FOREVER, type MemberKey, type ProtectionDependencies } from './dependencies.ts'
import { protectionErrors } from './errors.ts'
import { writeLimit } from './limit-kinds.ts'
import { type Limits, sessionLeft } from './limits.ts'
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

/** Stretches of play, the reality check, and whether a game may be opened. */
export function createPlay({ database, clock, sites }: ProtectionDependencies, limits: Limits) {
  const settingOf = (member: MemberKey) =>
    database.query
      .selectFrom('protection_settings')
      .select('reality_check_minutes')
      .where('merchant_id', '=', member.merchantId)
      .where('member_id', '=', member.memberId)
      .executeTakeFirst()

  async function realityCheckMinutes(member: MemberKey): Promise<number> {
    const own = await settingOf(member)
    return own?.reality_check_minutes ?? (await sites.findMerchant(member.merchantId)).realityCheckMinutes
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

  return {
    realityCheckMinutes,

    async setRealityCheck({ merchantId, memberId }: MemberKey, minutes: number): Promise<void> {
      const row = { merchant_id: merchantId, member_id: memberId, reality_check_minutes: minutes }
      await database.query
        .insertInto('protection_settings')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['merchant_id', 'member_id']).doUpdateSet({ reality_check_minutes: minutes }),
        )
        .execute()
    },

    /**
     * Before a game opens: notes that play begins or goes on. Answers until when the game may take bets, or undefined
     * without a limit on time. Throws MEMBER_EXCLUDED, LOSS_LIMIT_REACHED, SESSION_LIMIT_REACHED.
     */
    async checkPlay(member: MemberKey): Promise<Date | undefined> {
      const now = clock.now()
      const row = await database.query
        .selectFrom('members')
        .select(['play_blocked_until', 'currency'])
        .where('merchant_id', '=', member.merchantId)
        .where('id', '=', member.memberId)
        .executeTakeFirstOrThrow()
      const permission = await repository.betPermission(database, member, now)
      if (permission.refusal !== null) refuseExcluded(row.play_blocked_until, now)
      if ((await keepAlive(member)) === undefined) await repository.insertPlaySession(database.query, member, now)
      const states = await limits.list(member)
      for (const { kind, period, used, effective } of states) {
        if (kind === 'DEPOSIT' || used < effective) continue
        // Whether it stands in the way is the word of the function that takes the bets; the figures are for the sentence.
        if (kind === 'LOSS' && (permission.loss_rest === null || permission.loss_rest > 0n)) continue
        const extras = {
          limit: writeLimit(kind, effective),
          used: writeLimit(kind, used),
          period,
          currency: row.currency,
        }
        if (kind === 'LOSS') throw protectionErrors.LOSS_LIMIT_REACHED({ extras })
        throw protectionErrors.SESSION_LIMIT_REACHED({ extras })
      }
      const left = sessionLeft(states)
      return left === undefined ? undefined : new Date(now.getTime() + left)
    },

    /** The page of a game is still open. Throws PLAY_SESSION_NONE when no play is under way. */
    async beat(member: MemberKey): Promise<PlayState> {
      const session = await keepAlive(member)
      if (session === undefined) throw protectionErrors.PLAY_SESSION_NONE()
      return describe(member, session)
    },

    /** The member has read the reality check and goes on. Throws PLAY_SESSION_NONE. */
    async acknowledge(member: MemberKey): Promise<PlayState> {
      const session = await keepAlive(member)
      if (session === undefined) throw protectionErrors.PLAY_SESSION_NONE()
      const now = clock.now()
      await repository.updatePlaySession(database.query, member, session.started_at, {
        last_seen_at: now,
        acknowledged_at: now,
      })
      return describe(member, { ...session, acknowledged_at: now })
    },
  }
}

export type Play = ReturnType<typeof createPlay>

/** Throws MEMBER_EXCLUDED while a break is in force. */
export function refuseExcluded(until: Date | null, now: Date): void {
  if (until === null || until <= now) return
  throw protectionErrors.MEMBER_EXCLUDED({ extras: { until: until < FOREVER ? until.toISOString() : null } })
}

export const presentPlay = (state: PlayState) => ({
  startedAt: state.startedAt.toISOString(),
  elapsedSeconds: state.elapsedSeconds,
  netPosition: formatMoney(state.netPosition),
  realityCheckMinutes: state.realityCheckMinutes,
  dueAt: state.dueAt.toISOString(),
  secondsLeft: state.secondsLeft,
})
