/** A value that a test cannot go on without. */
export function need<Value>(value: Value | null | undefined): Value {
  if (value === undefined || value === null) throw new Error('The test lacks what it needs')
  return value
}
