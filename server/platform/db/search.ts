/** An `ilike` pattern for texts that contain `part`, its own wildcards meaning themselves. */
export function contains(part: string): string {
  return `%${part.trim().replaceAll(/[\\%_]/g, '\\$&')}%`
}

/** Rows of one page and how many the whole list has. */
export interface Rows<Row> {
  readonly rows: Row[]
  readonly total: number
}
