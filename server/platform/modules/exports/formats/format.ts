import type { Cell } from '../../../db/export-source.ts'

/** What is known of a file while it grows: what its rows unpack to, and the checksum of that. */
export interface Written {
  readonly unpacked: bigint
  readonly checksum: bigint
  /** Bytes of the rows. */
  readonly size: bigint
}

/** A kind of file that grows by pieces which need nothing of each other, so that a job may be killed between any two. */
export interface Format {
  /** Rows that one file may hold, the headings not counted. */
  readonly mostRows: number
  readonly contentType: string
  readonly extension: string
  /** Some rows as bytes, and what is known of the file with them; the first piece begins with the headings. */
  readonly piece: (rows: readonly (readonly Cell[])[], look: Look, before: Written) => Grown
  /** What stands before and behind all pieces. */
  readonly frame: (written: Written) => { readonly head: Buffer; readonly tail: Buffer }
}

interface Grown {
  readonly bytes: Buffer
  readonly written: Written
}

/** How rows are shown. */
export interface Look {
  /** Rows of earlier pieces, the headings not counted. */
  readonly rowsBefore: number
  /** Given with the first piece. */
  readonly headings: readonly string[] | undefined
  /** The clock of the zone of who asked. */
  readonly clock: (at: Date) => string
}
