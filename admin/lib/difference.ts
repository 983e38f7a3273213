/** One leaf of a record before and after a change; undefined where it was or is not there. */
export interface DifferenceRow {
  path: string
  before: string | undefined
  after: string | undefined
  changed: boolean
}

/** Every leaf of two records side by side, in the order of the record: `pictures.0.title`. */
export function differenceOf(before: unknown, after: unknown): DifferenceRow[] {
  const left = leavesOf(before)
  const right = leavesOf(after)
  return [...new Set([...left.keys(), ...right.keys()])].map((path) => ({
    path,
    before: left.get(path),
    after: right.get(path),
    changed: left.get(path) !== right.get(path),
  }))
}

function leavesOf(value: unknown, path = '', leaves = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
    if (entries.length === 0 && path !== '') leaves.set(path, Array.isArray(value) ? '[]' : '{}')
    for (const [name, inner] of entries) leavesOf(inner, path === '' ? name : `${path}.${name}`, leaves)
  } else if (value === null && path !== '') {
    leaves.set(path, '–')
  } else if (value !== null && value !== undefined) {
    leaves.set(path, String(value))
  }
  return leaves
}
