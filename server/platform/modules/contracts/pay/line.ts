import { groupUnder } from '../../../lib/group.ts'
import { type Gross, grossOf } from './amount.ts'
import { areBetter, type Measures, type Terms } from './terms.ts'

/** A member of a line in a window. */
export interface LineMember {
  readonly memberId: string
  /** Who is directly above; whoever is not among the members given counts as nobody. */
  readonly uplineId: string | null
  /** The contract in force; null without one. */
  readonly terms: Terms | null
  /** Of the team: the member with everybody below. */
  readonly measures: Measures
}

/** Why a member and everybody below him is not paid. */
export type SkipReason = 'UPLINE_WITHOUT_CONTRACT' | 'BETTER_THAN_UPLINE' | 'UPLINE_NOT_REACHED'

export interface LineAmount {
  readonly memberId: string
  readonly gross: Gross
  /** What the direct downlines come to, which goes off; exact as `Gross.exact`. */
  readonly downlines: bigint
  /** What is left to the member: nothing at least; exact likewise. */
  readonly net: bigint
}

export interface LineAmounts {
  readonly amounts: readonly LineAmount[]
  /** Members with a contract that is not settled. */
  readonly skipped: readonly { readonly memberId: string; readonly reason: SkipReason }[]
}

interface Visit {
  readonly member: LineMember
  /** What stands in the way, of the member or of somebody above. */
  readonly reason: SkipReason | undefined
}

/**
 * What everybody in lines gets of one kind: what his own contract comes to over his team, less what those of his direct downlines come to
 * over theirs. Who is skipped takes nothing off his upline's. Throws when the members given stand in a circle.
 */
export function amountsOfLine(members: readonly LineMember[]): LineAmounts {
  const ids = new Set(members.map(({ memberId }) => memberId))
  const below = groupUnder(members, ({ uplineId }) => (uplineId !== null && ids.has(uplineId) ? uplineId : null))
  const amounts: LineAmount[] = []
  const skipped: { memberId: string; reason: SkipReason }[] = []
  const open: Visit[] = (below.get(null) ?? []).map((member) => ({ member, reason: undefined }))
  // A list, not a recursion: a line may be deeper than a stack. It grows while it is gone through.
  for (const { member, reason } of open) {
    const downlines = (below.get(member.memberId) ?? []).map((downline) => ({
      member: downline,
      reason: reason ?? hindrance(member, downline),
    }))
    open.push(...downlines)
    if (member.terms === null) continue
    if (reason === undefined) amounts.push(amountOf(member, member.terms, downlines))
    else skipped.push({ memberId: member.memberId, reason })
  }
  if (open.length < members.length) throw new Error('Members of a line stand in a circle')
  return { amounts, skipped }
}

function amountOf({ memberId, measures }: LineMember, terms: Terms, below: readonly Visit[]): LineAmount {
  const gross = grossOf(terms, measures)
  const downlines = below.reduce(
    (sum, { member, reason }) =>
      member.terms === null || reason !== undefined ? sum : sum + grossOf(member.terms, member.measures).exact,
    0n,
  )
  return { memberId, gross, downlines, net: gross.exact > downlines ? gross.exact - downlines : 0n }
}

function hindrance(upline: LineMember, { terms }: LineMember): SkipReason | undefined {
  if (upline.terms === null) return 'UPLINE_WITHOUT_CONTRACT'
  if (terms === null) return undefined
  if (areBetter(terms, upline.terms)) return 'BETTER_THAN_UPLINE'
  // The wage of a day goes down a line from hand to hand: who has reached no tier has nothing to hand on.
  const isHandedOn = terms.kind === 'DAILY_SALARY'
  return isHandedOn && grossOf(upline.terms, upline.measures).tier === undefined ? 'UPLINE_NOT_REACHED' : undefined
}
