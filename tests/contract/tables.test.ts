import { describe, expect, it } from 'vitest'
import { filesWithSql, ownerOfTable, tableUses } from './support/tables.ts'

const isRepository = (path: string) => /(^|[/-])repository(\.ts$|\/)/.test(path)

/** Where SQL stands outside repositories still. The list may only become shorter. */
const sqlElsewhere = [
  // The queue brings statements of its own.
  'server/platform/jobs/jobs.ts',
  'server/platform/http/sealing.ts',
  'server/platform/modules/operators/independence.ts',
  'server/platform/modules/operators/standing.ts',
  'server/platform/modules/operators/touches.ts',
  'server/platform/modules/payments/settings.ts',
  'server/platform/modules/proposals/service.ts',
  'server/platform/modules/protection/activity.ts',
  'server/platform/modules/protection/closing.ts',
  'server/platform/modules/protection/desk.ts',
  'server/platform/modules/protection/export-pieces.ts',
  'server/platform/modules/protection/exports.ts',
  'server/platform/modules/protection/identity/withdrawal-check.ts',
  'server/platform/modules/protection/own-data-copy.ts',
  'server/platform/modules/protection/play.ts',
  'server/platform/modules/sites/service.ts',
  'server/platform/modules/verification/attempts.ts',
  'server/platform/modules/verification/tries.ts',
  'server/platform/modules/withdrawals/service/auto-receive.ts',
  'server/platform/modules/withdrawals/service/tell-member.ts',
  'server/platform/modules/withdrawals/service/terms.ts',
  'server/platform/modules/withdrawals/settings.ts',
]

/** Tables that a module writes beside the one whose migration makes them. The list may only become shorter. */
const writtenBesideOwner = [
  // An order of a vendor or a draw is one round trip: money, entry and bet are one SQL function.
  'bets by lottery',
  'bets by vendors',
  'game_sessions by protection',
  'member_avatars by protection',
  'members by protection',
  'members by withdrawals',
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
