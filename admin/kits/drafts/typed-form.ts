/** A form as it is being filled in: each of its parts may be missing. */
export type Typed<Shape> = { [Field in keyof Shape]?: Typed<Shape[Field]> | null }

/** What was left empty is none. */
export const orNone = <Value>(value: Value): Exclude<Value, undefined> | null =>
  value === '' || value === undefined || value === null ? null : (value as Exclude<Value, undefined>)

/** A moment as it is sent; what is none stays as it was typed, for the server to refuse. */
export function momentOf(typed: unknown): unknown {
  const at = new Date(String(typed ?? ''))
  return Number.isNaN(at.getTime()) ? orNone(typed) : at.toISOString()
}
