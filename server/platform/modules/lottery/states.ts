/**
 * OPEN takes bets; CLOSED waits for its numbers; HELD: two results differ, until somebody puts his entry right; DRAWN is being
 * settled. Each but VOID may become VOID. A result put right after settlement changes no state, but its version. The SQL
 * functions that move a draw on ask for the state before.
 */
export type DrawState = 'OPEN' | 'CLOSED' | 'HELD' | 'DRAWN' | 'SETTLED' | 'VOID'

export type CorrectionState = 'ASKED' | 'REFUSED' | 'RUNNING' | 'DONE'
export type CorrectionKind = 'VOID' | 'RESETTLE'
