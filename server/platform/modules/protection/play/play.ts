import { FOREVER, type MemberKey, type ProtectionDependencies } from '../dependencies.ts'
import { protectionErrors } from '../errors.ts'
import { writeLimit } from '../limits/limit-kinds.ts'
import { sessionLeft } from '../limits/limit-states.ts'
import type { Limits } from '../limits/limits.ts'
import { type Played, refuseByLine } from './line-rules.ts'
import * as repository from './play-repository.ts'
import { createStretches, type PlayState } from './stretches.ts'

/** Stretches of play, the reality check, and whether a game may be opened. */
export function createPlay({ database, clock, sites }: ProtectionDependencies, limits: Limits) {
  const { describe, keepAlive, realityCheckMinutes } = createStretches({ database, clock, sites }, limits)

  return {
    realityCheckMinutes,

    setRealityCheck: (member: MemberKey, minutes: number): Promise<void> =>
      repository.writeRealityCheck(database.query, member, minutes),

    /**
     * Before a game opens: notes that play begins or goes on. Answers until when the game may take bets, or undefined
     * without a limit on time. Throws MEMBER_EXCLUDED, LOSS_LIMIT_REACHED, SESSION_LIMIT_REACHED, and for a game that agents above
     * do not let the line play LINE_GAME_OFF, LINE_STAKE_LIMIT.
     */
    async checkPlay(member: MemberKey, game?: Played): Promise<Date | undefined> {
      const now = clock.now()
      const permission = await repository.betPermission(database, member, now)
      // Read after the question: a break that began between the two is in the row for sure.
      const row = await repository.findPlayer(database.query, member)
      if (permission.refusal !== null) refuseExcluded(row.play_blocked_until, now)
      if (game !== undefined) refuseByLine(permission.line_limits, game)
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
