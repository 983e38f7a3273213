import type { Collection } from '../../journal.ts'
import type { Wager } from '../../play/wager.ts'
import type { TableContent, TablePhase, TableRecord } from './record.ts'
import { createRounds, withResult } from './rounds.ts'
import { createTableWagers, type TableWagersParts } from './table-wagers.ts'

interface TableParts<Shown, Drawn, Kept, Choice> extends TableWagersParts<Shown, Drawn, Kept, Choice> {
  readonly records: Collection<TableRecord<Shown, Drawn, Kept>>
  /** Multiplies the phases: below 1 the clock runs faster. */
  readonly scale: number
  /** Called when the draw begins to be shown; for games in which players act meanwhile. */
  readonly onReveal?: (record: TableRecord<Shown, Drawn, Kept>) => void
}

/** One table: its rounds, who looks at them, and the stakes on them. */
export function createTable<Shown, Drawn, Kept, Choice>(parts: TableParts<Shown, Drawn, Kept, Choice>) {
  const { game, rules, records, openWagers } = parts
  const listeners = new Set<() => void>()
  const stakes = createTableWagers(parts)
  const rounds = createRounds({
    ...parts,
    tell() {
      for (const listener of listeners) listener()
    },
    isAwaited: () => listeners.size > 0 || openWagers().length > 0,
    onResult: stakes.settle,
  })
  const { current } = rounds

  return {
    game,
    current,
    takenStakes: stakes.taken,
    /** Whether stakes on this round are taken now. */
    mayStake(number: number): boolean {
      const record = current()
      return rounds.isRunning() && record?.phase === 'BETTING' && record.number === number
    },
    /** Calls at every change of phase, and keeps the clock running until the returned function is called. */
    watch(listener: () => void): () => void {
      listeners.add(listener)
      rounds.wake()
      return () => listeners.delete(listener)
    },
    /** A stake that the operator confirmed: given back if its round has been drawn without it. */
    confirm(wager: Wager<TableContent<Choice>>) {
      const record = current()
      if (record?.number !== wager.choice.number || isDrawn(record.phase)) stakes.giveBack(wager, 'TOO_LATE')
    },
    /** After a restart: what was drawn is decided by it, what was not is given back. */
    recover() {
      const record = current()
      const isDecided = record?.phase === 'RESULT' || (rules.isDecidedByDraw && record && isDrawn(record.phase))
      if (record && isDecided && record.drawn !== null) stakes.settle(record, record.drawn)
      for (const wager of stakes.taken()) stakes.giveBack(wager, 'RESTARTED')
      if (record?.phase === 'REVEALING' && record.drawn !== null) {
        const history = withResult(rules, record.history, record.drawn)
        records.put(game.code, { ...record, history, phase: 'ASLEEP', since: Date.now(), whole: 0 })
      }
    },
    stop: rounds.stop,
  }
}

export type Table<Shown, Drawn, Kept, Choice> = ReturnType<typeof createTable<Shown, Drawn, Kept, Choice>>

function isDrawn(phase: TablePhase): boolean {
  return phase === 'REVEALING' || phase === 'RESULT'
}
