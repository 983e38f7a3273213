import type { SimulatedGame } from '../../play/game.ts'
import type { KindParts } from '../../play/kind.ts'
import type { Wager } from '../../play/wager.ts'
import type { TableContent, TableRecord } from './record.ts'
import type { TableRules } from './rules.ts'
import { createTable, type Table } from './table.ts'

interface TablesParts<Shown, Drawn, Kept, Choice> {
  readonly kind: SimulatedGame['kind']
  readonly rules: TableRules<Shown, Drawn, Kept, Choice>
  readonly parts: KindParts<TableContent<Choice>>
  readonly onReveal?: (record: TableRecord<Shown, Drawn, Kept>) => void
}

/** Tables on offer at most; every game of the catalogue with a clock has one. */
const mostTables = 5000

/** The tables of one kind: each game has its own, made when somebody first comes or an earlier process left stakes at it. */
export function createTables<Shown, Drawn, Kept, Choice>({
  kind,
  rules,
  parts,
  onReveal,
}: TablesParts<Shown, Drawn, Kept, Choice>) {
  const { games, journal, wagers, logger, tableSeconds } = parts
  const records = journal.collection<TableRecord<Shown, Drawn, Kept>>(`table-${kind}`, mostTables)
  const tables = new Map<string, Table<Shown, Drawn, Kept, Choice>>()
  const scale = tableSeconds === undefined ? 1 : (tableSeconds * 1000) / rules.pace.betting
  let stopListening = () => {}

  const isUndecided = (wager: Wager<TableContent<Choice>>) => wager.state === 'BETTING' || wager.state === 'OPEN'
  const openWagers = () => wagers.open().filter(isUndecided)

  /** Throws NOT_FOUND when there is no such game any more. */
  function find(gameCode: string): Table<Shown, Drawn, Kept, Choice> {
    const known = tables.get(gameCode)
    if (known) return known
    const table = createTable({
      game: games.of({ gameCode }),
      rules,
      records,
      wagers,
      openWagers: () => openWagers().filter((wager) => wager.gameCode === gameCode),
      logger,
      scale,
      ...(onReveal && { onReveal }),
    })
    tables.set(gameCode, table)
    table.recover()
    return table
  }

  return {
    find,
    start() {
      for (const code of new Set(openWagers().map((wager) => wager.gameCode))) find(code)
      stopListening = wagers.onChange((wager) => {
        if (wager.state === 'OPEN' && tables.has(wager.gameCode)) tables.get(wager.gameCode)?.confirm(wager)
      })
    },
    stop() {
      stopListening()
      for (const table of tables.values()) table.stop()
    },
  }
}
