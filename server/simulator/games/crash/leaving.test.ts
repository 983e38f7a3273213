import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openJournal } from '../../journal.ts'
import { createGames } from '../../play/games.ts'
import { createSessions } from '../../play/sessions.ts'
import { createWagers } from '../../play/wagers.ts'
import { makeGame } from '../../support/made-game.ts'
import { repeatableUniform } from '../../support/repeatable.ts'
import { createStaking } from '../table/stakes.ts'
import { createTables } from '../table/tables.ts'
import { viewOf } from '../table/view.ts'
import { type CrashContent, createLeaving } from './leaving.ts'
import { flightTime, multiplierAt, timeOf } from './rules.ts'
import { createCrashRules } from './table-rules.ts'

const stake = 10_000 * 100_000
const logger = { info: () => {}, warn: () => {}, error: () => {} }
const game = makeGame({ code: 'crash', kind: 'crash', gameType: 'RNG', theme: 'rocket' })
const games = createGames(() => game)

/** A table whose first flight reaches ×2 at least, with two stakes in it: one by hand, one with a target. */
async function takeOff(target: number | null) {
  const journal = openJournal(undefined)
  const sessions = createSessions(journal)
  const wagers = createWagers({
    journal,
    sessions,
    wallets: new Map(),
    games,
    options: { hub88: { vendorPrivateKeyPem: '', operatorPublicKeyPem: '', operatorCallbackUrl: '' }, logger },
  }).ofGames<CrashContent>(() => true)
  const rules = createCrashRules(repeatableUniform('a long flight'))
  const leaving = createLeaving({ wagers, logger })
  const tables = createTables({
    kind: 'crash',
    rules,
    parts: { games, sessions, wagers, journal, logger, uniform: repeatableUniform('unused') },
    onReveal: () => leaving.schedule(table),
  })
  const table = tables.find(game.code)
  const session = sessions.open({
    player: undefined,
    wallet: undefined,
    gameCode: game.code,
    currency: 'XXX',
    language: 'vi',
    lobbyUrl: undefined,
  })
  table.watch(() => {})
  const stakes = [
    { stake, on: { seat: 1, target: null } },
    { stake, on: { seat: 2, target } },
  ]
  const [byHand, byTarget] = await createStaking(wagers, rules).take(session, table, {
    key: 'press0001',
    number: 1,
    stakes,
  })
  await vi.advanceTimersByTimeAsync(rules.pace.betting + rules.pace.closed)
  const point = table.current()?.drawn?.point ?? 0
  const latest = (wager: typeof byHand) => wagers.find(wager?.id ?? '')
  return { table, leaving, point, byHand: () => latest(byHand), byTarget: () => latest(byTarget) }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('leaving a flight', () => {
  it('pays by the clock of the server, once however often it is asked', async () => {
    const { table, leaving, point, byHand } = await takeOff(null)
    expect(point).toBeGreaterThan(150)
    await vi.advanceTimersByTimeAsync(4000)
    const left = multiplierAt(4000)
    const paid = await leaving.leave(byHand(), table)
    expect(paid).toMatchObject({ state: 'SETTLED', win: (stake * left) / 100, outcome: { left } })
    await vi.advanceTimersByTimeAsync(500)
    expect(await leaving.leave(byHand(), table)).toEqual(paid)
  })

  it('lets a stake with a target leave at it, without its player', async () => {
    const { byTarget } = await takeOff(140)
    await vi.advanceTimersByTimeAsync(timeOf(140) - 5)
    expect(byTarget().state).toBe('OPEN')
    await vi.advanceTimersByTimeAsync(10)
    expect(byTarget()).toMatchObject({ state: 'SETTLED', win: stake * 1.4, outcome: { left: 140 } })
  })

  it('is refused when the flight is over, and the stake is lost', async () => {
    const { table, leaving, point, byHand, byTarget } = await takeOff(99_000)
    const wager = byHand()
    await vi.advanceTimersByTimeAsync(flightTime(point) + 1)
    await expect(leaving.leave(wager, table)).rejects.toMatchObject({ code: 'TOO_LATE' })
    expect([byHand(), byTarget()]).toMatchObject([
      { state: 'SETTLED', win: 0, outcome: { drawn: { point } } },
      { state: 'SETTLED', win: 0 },
    ])
  })

  it('tells nobody where the flight ends before it does, neither in the table nor in a stake that left', async () => {
    const { table, leaving, byHand } = await takeOff(null)
    const record = table.current()
    expect(record && viewOf(record, false)).toMatchObject({ phase: 'REVEALING', whole: null, drawn: null })
    await vi.advanceTimersByTimeAsync(1000)
    const told = JSON.stringify([await leaving.leave(byHand(), table), record && viewOf(record, false)])
    expect(told).not.toContain(record?.drawn?.seed)
  })
})
