import type { PromotionAudienceInput } from '../../lib/schema.generated.ts'

/** A form as it is being filled in: any part of it may be missing. */
export type Typed<Shape> = { [Field in keyof Shape]?: Typed<Shape[Field]> | null }

/** The audience that everybody belongs to. */
export const everybody: PromotionAudienceInput = {
  newMembersDays: null,
  leastLevel: null,
  greatestLevel: null,
  leastDeposits: null,
  inactiveDays: null,
  line: [],
  tags: [],
}

/** An audience as the schema takes it. */
export function audienceInput(audience: Typed<PromotionAudienceInput>) {
  const { newMembersDays, leastLevel, greatestLevel, leastDeposits, inactiveDays, line, tags } = audience
  const amount = orNone(leastDeposits?.amount)
  return {
    newMembersDays: orNone(newMembersDays),
    leastLevel: orNone(leastLevel),
    greatestLevel: orNone(greatestLevel),
    leastDeposits: amount === null ? null : { amount, days: leastDeposits?.days },
    inactiveDays: orNone(inactiveDays),
    line: line ?? [],
    tags: tags ?? [],
  }
}

/** What was left empty is none. */
export const orNone = <Value>(value: Value): Exclude<Value, undefined> | null =>
  value === '' || value === undefined || value === null ? null : (value as Exclude<Value, undefined>)

/** A moment as it is sent; what is none stays as it was typed, for the server to refuse. */
export function momentOf(typed: unknown): unknown {
  const at = new Date(String(typed ?? ''))
  return Number.isNaN(at.getTime()) ? orNone(typed) : at.toISOString()
}
