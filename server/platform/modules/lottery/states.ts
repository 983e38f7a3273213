/** OPEN takes bets; CLOSED waits for its numbers; HELD: two results differ; DRAWN is being settled. */
export type DrawState = 'OPEN' | 'CLOSED' | 'HELD' | 'DRAWN' | 'SETTLED' | 'VOID'

const NEXT: Readonly<Record<DrawState, readonly DrawState[]>> = {
  OPEN: ['CLOSED', 'VOID'],
  CLOSED: ['HELD', 'DRAWN', 'VOID'],
  // Somebody put his entry right: again as before, or drawn.
  HELD: ['CLOSED', 'DRAWN', 'VOID'],
  DRAWN: ['SETTLED', 'VOID'],
  SETTLED: ['VOID'],
  VOID: [],
}

/** Whether a draw may go from one state to the other. A result put right after settlement changes no state, but its version. */
export const mayBecome = (from: DrawState, to: DrawState): boolean => NEXT[from].includes(to)

export type CorrectionState = 'ASKED' | 'REFUSED' | 'RUNNING' | 'DONE'
export type CorrectionKind = 'VOID' | 'RESETTLE'
