import type { Collection } from '../../journal.ts'
import type { SimulatorOptions } from '../../options.ts'
import type { SimulatedGame } from '../../play/game.ts'
import type { Wager, Wagers } from '../../play/wager.ts'
import type { TableContent, TablePhase, TableRecord } from './record.ts'
import type { TableRules } from './rules.ts'

const longestHistory = 96

interface TableParts<Shown, Drawn, Kept, Choice> {
  readonly game: SimulatedGame
  readonly rules: TableRules<Shown, Drawn, Kept, Choice>
  readonly records: Collection<TableRecord<Shown, Drawn, Kept>>
  readonly wagers: Wagers<TableContent<Choice>>
  /** Stakes at this table that are not decided yet: being confirmed, or taken. */
  readonly openWagers: () => Wager<TableContent<Choice>>[]
  readonly logger: SimulatorOptions['logger']
  /** Multiplies the phases: below 1 the clock runs faster. */
  readonly scale: number
  /** Called when the draw begins to be shown; for games in which players act meanwhile. */
  readonly onReveal?: (record: TableRecord<Shown, Drawn, Kept>) => void
}

/**
 * One table and its clock. Every change of phase is journalled before anybody sees it, and the draw before anything is
 * decided by it. The clock runs while somebody looks or stakes are open.
 */
export function createTable<Shown, Drawn, Kept, Choice>({
  game,
  rules,
  records,
  wagers,
  openWagers,
  logger,
  scale,
  onReveal,
}: TableParts<Shown, Drawn, Kept, Choice>) {
  type Record = TableRecord<Shown, Drawn, Kept>
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false

  const current = () => records.get(game.code)
  const takenStakes = () => openWagers().filter((wager) => wager.state === 'OPEN')

  /** Journals the phase, tells everybody, and sets the clock for the next one. */
  function enter(record: Omit<Record, 'since'>, next: () => void) {
    records.put(game.code, { ...record, since: Date.now() })
    for (const listener of listeners) listener()
    timer = setTimeout(() => {
      try {
        next()
      } catch (error) {
        isRunning = false
        logger.error({ error, game: game.code }, 'simulator: a table stopped')
      }
    }, record.whole)
    timer.unref()
  }

  function openRound() {
    const before = current()
    const { shown, kept, isFresh } = rules.prepare(game, before?.kept)
    const round = {
      gameCode: game.code,
      number: (before?.number ?? 0) + 1,
      shown,
      kept,
      drawn: null,
      history: isFresh ? [] : (before?.history ?? []),
    }
    enter({ ...round, phase: 'BETTING', whole: rules.pace.betting * scale }, () => {
      enter({ ...round, phase: 'CLOSED', whole: rules.pace.closed * scale }, () => reveal(round))
    })
  }

  function reveal(round: Omit<Record, 'since' | 'phase' | 'whole'>) {
    const { drawn, kept, reveal: whole } = rules.draw(game, round.shown, round.kept)
    // Players of a game that goes on while it is shown reckon with real seconds.
    const record = { ...round, kept, drawn, whole: rules.isDecidedByDraw ? whole * scale : whole }
    enter({ ...record, phase: 'REVEALING' }, () => finish({ ...record, drawn }))
    const entered = current()
    if (entered) onReveal?.(entered)
  }

  function finish(round: Omit<Record, 'since' | 'phase'> & { readonly drawn: Drawn }) {
    const history = [...round.history, rules.summarise(round.drawn)].slice(-longestHistory)
    const record = { ...round, history, phase: 'RESULT' as const, whole: rules.pace.result * scale }
    enter(record, rest)
    settle(round.number, round.shown, round.drawn)
  }

  /** Decides every open stake of a round. */
  function settle(number: number, shown: Shown, drawn: Drawn) {
    for (const wager of takenStakes().filter((each) => each.choice.number === number)) {
      const win = rules.winOf(game, wager.choice.on, wager.stake, drawn)
      follow(wagers.settle(wager.id, { outcome: { number, shown, drawn }, win }))
    }
  }

  function rest() {
    const record = current()
    if (listeners.size > 0 || openWagers().length > 0 || !record) return openRound()
    isRunning = false
    records.put(game.code, { ...record, phase: 'ASLEEP', since: Date.now(), whole: 0 })
  }

  function follow(work: Promise<unknown>) {
    work.catch((error: unknown) => logger.error({ error, game: game.code }, 'simulator: a stake was not closed'))
  }

  function wake() {
    if (isRunning) return
    isRunning = true
    openRound()
  }

  const isDrawn = (phase: TablePhase) => phase === 'REVEALING' || phase === 'RESULT'

  return {
    game,
    /** The round as it stands; a table that never ran has none. */
    current,
    takenStakes,
    follow,
    /** Whether stakes on this round are taken now. */
    mayStake(number: number): boolean {
      const record = current()
      return isRunning && record?.phase === 'BETTING' && record.number === number
    },
    /** Calls at every change of phase, and keeps the clock running until the returned function is called. */
    watch(listener: () => void): () => void {
      listeners.add(listener)
      wake()
      return () => listeners.delete(listener)
    },
    /** A stake that the operator confirmed: given back if its round has been drawn without it. */
    confirm(wager: Wager<TableContent<Choice>>) {
      const record = current()
      const isLate = record?.number !== wager.choice.number || isDrawn(record.phase)
      if (isLate) follow(wagers.cancel(wager.id, 'TOO_LATE'))
    },
    /** After a restart: what was drawn is decided by it, what was not is given back. */
    recover() {
      const record = current()
      for (const wager of takenStakes()) {
        const isSame = record?.number === wager.choice.number
        const isDecided = isSame && (record.phase === 'RESULT' || (rules.isDecidedByDraw && isDrawn(record.phase)))
        if (isDecided && record.drawn !== null) settle(record.number, record.shown, record.drawn)
        else follow(wagers.cancel(wager.id, 'RESTARTED'))
      }
      if (record && record.phase === 'REVEALING' && record.drawn !== null) {
        const history = [...record.history, rules.summarise(record.drawn)].slice(-longestHistory)
        records.put(game.code, { ...record, history, phase: 'ASLEEP', since: Date.now(), whole: 0 })
      }
    },
    stop() {
      clearTimeout(timer)
      isRunning = false
    },
  }
}

export type Table<Shown, Drawn, Kept, Choice> = ReturnType<typeof createTable<Shown, Drawn, Kept, Choice>>
