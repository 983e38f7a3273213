import type { Collection } from '../../journal.ts'
import type { SimulatorOptions } from '../../options.ts'
import type { SimulatedGame } from '../../play/game.ts'
import { createClock } from './clock.ts'
import type { TableRecord } from './record.ts'
import type { TableRules } from './rules.ts'

const longestHistory = 96

interface Parts<Shown, Drawn, Kept, Choice> {
  readonly game: SimulatedGame
  readonly rules: TableRules<Shown, Drawn, Kept, Choice>
  readonly records: Collection<TableRecord<Shown, Drawn, Kept>>
  readonly logger: SimulatorOptions['logger']
  /** Multiplies the phases: below 1 the clock runs faster. */
  readonly scale: number
  /** Tells everybody at the table that the phase has changed. */
  readonly tell: () => void
  /** Whether anybody waits for another round. */
  readonly isAwaited: () => boolean
  /** Called when the draw begins to be shown; for games in which players act meanwhile. */
  readonly onReveal?: ((record: TableRecord<Shown, Drawn, Kept>) => void) | undefined
  /** Called when the result stands: stakes are decided by it. */
  readonly onResult: (record: TableRecord<Shown, Drawn, Kept>, drawn: Drawn) => void
}

/**
 * The rounds of one table by its clock. Every change of phase is journalled before anybody sees it, and the draw before anything is
 * decided by it. The clock runs while somebody waits for a round.
 */
export function createRounds<Shown, Drawn, Kept, Choice>(parts: Parts<Shown, Drawn, Kept, Choice>) {
  type Record = TableRecord<Shown, Drawn, Kept>
  type Round = Omit<Record, 'since' | 'phase' | 'whole'>
  const { game, rules, records, scale } = parts
  const { pace } = rules
  let isRunning = false
  const clock = createClock((error) => {
    isRunning = false
    parts.logger.error({ error, game: game.code }, 'simulator: a table stopped')
  })
  const current = () => records.get(game.code)

  /** Journals the phase, tells everybody, and sets the clock for the next one. */
  function enter(round: Round, phase: Record['phase'], whole: number, next: () => void): Record {
    const record = { ...round, phase, whole, since: Date.now() }
    records.put(game.code, record)
    parts.tell()
    clock.set(whole, next)
    return record
  }

  function open() {
    const before = current()
    const { shown, kept, isFresh } = rules.prepare(game, before?.kept)
    const history = isFresh ? [] : (before?.history ?? [])
    const round = { gameCode: game.code, number: (before?.number ?? 0) + 1, shown, kept, drawn: null, history }
    enter(round, 'BETTING', pace.betting * scale, () =>
      enter(round, 'CLOSED', pace.closed * scale, () => reveal(round)),
    )
  }

  function reveal(before: Round) {
    const { drawn, kept, reveal: whole } = rules.draw(game, before.shown, before.kept)
    const round = { ...before, kept, drawn }
    // Players of a game that goes on while it is shown reckon with real seconds.
    const time = rules.isDecidedByDraw ? whole * scale : whole
    const record = enter(round, 'REVEALING', time, () => finish(round, drawn))
    parts.onReveal?.(record)
  }

  function finish(before: Round, drawn: Drawn) {
    const round = { ...before, history: withResult(rules, before.history, drawn) }
    parts.onResult(enter(round, 'RESULT', pace.result * scale, rest), drawn)
  }

  function rest() {
    const record = current()
    if (!record || parts.isAwaited()) return open()
    isRunning = false
    records.put(game.code, { ...record, phase: 'ASLEEP', since: Date.now(), whole: 0 })
  }

  return {
    /** The round as it stands; a table that never ran has none. */
    current,
    isRunning: () => isRunning,
    wake() {
      if (isRunning) return
      isRunning = true
      open()
    },
    stop() {
      clock.stop()
      isRunning = false
    },
  }
}

/** The results of earlier rounds with this one's, the oldest forgotten. */
export function withResult<Drawn>(
  rules: Pick<TableRules<unknown, Drawn, unknown, unknown>, 'summarise'>,
  history: TableRecord<unknown, unknown, unknown>['history'],
  drawn: Drawn,
): TableRecord<unknown, unknown, unknown>['history'] {
  return [...history, rules.summarise(drawn)].slice(-longestHistory)
}
