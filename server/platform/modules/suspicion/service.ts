export { findSignals, SIGNAL_KINDS, type Signal, type SignalKind } from './signals.ts'
export type { SharedKind } from './traits.ts'
export { findShared, holdTraits, listNeighbours, readTraits } from './traits-repository.ts'
