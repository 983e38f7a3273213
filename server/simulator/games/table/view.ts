import type { TableRecord } from './record.ts'

/**
 * What everybody at a table may know of it now. Times are durations: clocks of browsers differ from the server's.
 * @param isDecidedByDraw whether the draw may be seen while it is being revealed; otherwise neither it nor its length is told
 */
export function viewOf<Shown, Drawn, Kept>(record: TableRecord<Shown, Drawn, Kept>, isDecidedByDraw: boolean) {
  const isSecret = record.phase === 'REVEALING' && !isDecidedByDraw
  return {
    number: record.number,
    phase: record.phase,
    elapsed: Date.now() - record.since,
    whole: isSecret ? null : record.whole,
    shown: record.shown,
    drawn: isSecret ? null : record.drawn,
    history: record.history,
  }
}
