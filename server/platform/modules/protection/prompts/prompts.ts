import type { MemberKey, ProtectionDependencies } from '../dependencies.ts'
import * as repository from './prompts-repository.ts'

/** regulator-rules.md L4. */
const REVIEW_MONTHS = 6

/**
 * What a member is asked for their own protection, each until it was answered, and an answer may be "not now":
 * SAFER_PLAY how to play safely, before the first bet (L9); LIMITS whether to set a limit, until the first deposit
 * (L1); REVIEW to look at what was played, every six months (L4).
 */
export function createPrompts({ database, clock }: ProtectionDependencies) {
  return {
    async listDue(member: MemberKey): Promise<repository.PromptKind[]> {
      const state = await repository.findState(database, member)
      if (state === undefined) return []
      const now = clock.now()
      const reviewedAt = state.reviewed_at ?? state.registered_at
      const isDue: Record<repository.PromptKind, boolean> = {
        SAFER_PLAY: !state.knows_safer_play && !state.has_played,
        LIMITS: !state.knows_limits && !state.has_limits && !state.has_deposited,
        REVIEW: monthsAfter(reviewedAt, REVIEW_MONTHS) <= now,
      }
      return repository.PROMPT_KINDS.filter((kind) => isDue[kind])
    },

    /** The member has seen a prompt, whatever came of it. */
    answer: (member: MemberKey, kind: repository.PromptKind) =>
      repository.writeAnswer(database.query, member, kind, clock.now()),
  }
}

function monthsAfter(moment: Date, months: number): Date {
  const after = new Date(moment)
  after.setUTCMonth(after.getUTCMonth() + months)
  return after
}
