import { describe, expect, it } from 'vitest'
import { filesWithSql, ownerOfTable, tableUses } from './support/tables.ts'

const isRepository = (path: string) => /(^|[/-])repository(\.ts$|\/)/.test(path)

/** Where SQL stands outside repositories still. The list may only become shorter. */
const sqlElsewhere = [
  // The queue brings statements of its own.
  'server/platform/jobs/executor.ts',
  'server/platform/http/sealing.ts',
]

/** Tables that a module writes beside the one whose migration makes them. The list may only become shorter. */
const writtenBesideOwner = [
  // An order of a vendor or a draw is one round trip: money, entry and bet are one SQL function.
  'bets by lottery',
  'bets by vendors',
  'game_sessions by protection',
  'recent_games by lottery',
  'sealed_nonces by http',
]

const uses = tableUses()
const modulesOf = (table: string, writes: boolean): string[] => {
  const owner = ownerOfTable.get(table)
  const modules = uses.filter((use) => use.table === table && use.writes === writes).map(({ module }) => module)
  return [...new Set(modules)].filter((module) => module !== owner).sort()
}
const tables = [...ownerOfTable.keys()].sort()

describe('tables', () => {
  it('have SQL in repositories alone', () => {
    expect(filesWithSql.filter((path) => !isRepository(path)).toSorted()).toEqual(sqlElsewhere.toSorted())
  })

  it('are written by the module that owns them', () => {
    const beside = tables.flatMap((table) => modulesOf(table, true).map((module) => `${table} by ${module}`))
    expect(beside).toEqual(writtenBesideOwner)
  })

  it('are read by their own module and by those of the committed list', async () => {
    const lines = tables.map((table) =>
      `${table.padEnd(26)}${(ownerOfTable.get(table) ?? '').padEnd(16)}${modulesOf(table, false).join(' ')}`.trimEnd(),
    )
    const head = `${'table'.padEnd(26)}${'written by'.padEnd(16)}read by`
    await expect(`${[head, ...lines].join('\n')}\n`).toMatchFileSnapshot('tables.txt')
  })
})
