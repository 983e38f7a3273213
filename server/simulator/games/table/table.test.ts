import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openJournal } from '../../journal.ts'
import { createGames } from '../../play/games.ts'
import { createSessions, type PlaySession } from '../../play/sessions.ts'
import { createWagers } from '../../play/wagers.ts'
import type { PlayerWallet, WalletAnswer } from '../../play/wallet.ts'
import { makeGame } from '../../support/made-game.ts'
import { repeatableUniform } from '../../support/repeatable.ts'
import { createCrashRules } from '../crash/table-rules.ts'
import { createDragonTigerRules } from '../dragon-tiger/table-rules.ts'
import type { TableContent } from './record.ts'
import type { TableRules } from './rules.ts'
import { createStaking } from './stakes.ts'
import { createTables } from './tables.ts'

const chip = 10_000 * 100_000
const logger = { info: () => {}, warn: () => {}, error: () => {} }
const game = makeGame({ code: 'table', kind: 'dragon-tiger', gameType: 'LIVE' })
const games = createGames(() => game)

const confirmed: WalletAnswer = { kind: 'answered', verdict: 'OK', status: 'OK', balance: chip }

/** A simulator's worth of tables over one journal; a second one over the same journal is the process after a restart. */
function open<Shown, Drawn, Kept, Choice>(
  journal: ReturnType<typeof openJournal>,
  rules: TableRules<Shown, Drawn, Kept, Choice>,
  bet: () => Promise<WalletAnswer> = async () => confirmed,
) {
  const wallet: PlayerWallet = {
    info: async () => confirmed,
    balance: async () => confirmed,
    bet,
    win: async () => confirmed,
    rollback: async () => confirmed,
  }
  const sessions = createSessions(journal)
  const wagers = createWagers({
    journal,
    sessions,
    wallets: new Map([['hub88', wallet]]),
    games,
    options: { hub88: { vendorPrivateKeyPem: '', operatorPublicKeyPem: '', operatorCallbackUrl: '' }, logger },
  }).ofGames<TableContent<Choice>>(() => true)
  const parts = {
    games: createGames(() => game),
    sessions,
    wagers,
    journal,
    logger,
    uniform: repeatableUniform('unused'),
  }
  const tables = createTables({ kind: 'dragon-tiger', rules, parts })
  const staking = createStaking(wagers, rules)
  tables.start()
  return { sessions, wagers, tables, table: tables.find(game.code), staking }
}

const launch = { gameCode: game.code, currency: 'VND', language: 'vi', lobbyUrl: undefined } as const
const demo = { ...launch, player: undefined, wallet: undefined }
const member = { ...launch, player: { user: 'demo01', token: 'token' }, wallet: 'hub88' } as const
const press = (key: string, on: unknown = { position: 'dragon' }, stake = chip) => ({
  key,
  number: 1,
  stakes: [{ stake, on }],
})

let journal = openJournal(undefined)
beforeEach(() => {
  vi.useFakeTimers()
  journal = openJournal(undefined)
})
afterEach(() => {
  vi.useRealTimers()
})

const makeRules = () => createDragonTigerRules(repeatableUniform('table'))
const { betting, closed, result } = makeRules().pace

describe('table with a clock', () => {
  it('takes stakes while bets are open, draws after that, and decides them by what was drawn', async () => {
    const { sessions, wagers, table, staking } = open(journal, makeRules())
    const session = sessions.open(demo)
    table.watch(() => {})
    const [wager] = await staking.take(session, table, press('press0001'))
    vi.advanceTimersByTime(betting)
    await expect(staking.take(session, table, press('press0002'))).rejects.toMatchObject({ code: 'TOO_LATE' })
    expect(table.current()).toMatchObject({ phase: 'CLOSED', drawn: null })
    vi.advanceTimersByTime(closed)
    const drawn = table.current()?.drawn
    expect(drawn).not.toBeNull()
    await vi.advanceTimersByTimeAsync(table.current()?.whole ?? 0)
    expect(wagers.find(wager?.id ?? '')).toMatchObject({ state: 'SETTLED', outcome: { number: 1, drawn } })
    await vi.advanceTimersByTimeAsync(result)
    expect(table.current()).toMatchObject({ number: 2, phase: 'BETTING', history: [expect.anything()] })
  })

  it('falls asleep when nobody looks and nothing is open, and wakes with the next round', async () => {
    const { table } = open(journal, makeRules())
    table.watch(() => {})()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(table.current()).toMatchObject({ number: 1, phase: 'ASLEEP' })
    table.watch(() => {})
    expect(table.current()).toMatchObject({ number: 2, phase: 'BETTING' })
  })

  it('places a press once, however often it is sent, and no more than a position takes', async () => {
    const { sessions, wagers, table, staking } = open(journal, makeRules())
    const session = sessions.open(demo)
    table.watch(() => {})
    const once = await staking.take(session, table, press('press0001'))
    vi.advanceTimersByTime(betting)
    expect(await staking.take(session, table, press('press0001'))).toEqual(once)
    expect(wagers.latestOf(session.id, 10)).toHaveLength(1)
    const other = open(openJournal(undefined), makeRules())
    other.table.watch(() => {})
    const most = press('press0003', undefined, 2000 * 1000 * 100_000)
    const place = (body: unknown) => other.staking.take(other.sessions.open(demo), other.table, body)
    await expect(place({ ...most, stakes: [...most.stakes, ...most.stakes] })).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
    })
    await expect(place(press('press0004', { position: 'lion' }))).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(place(press('press0005', undefined, 1))).rejects.toMatchObject({ code: 'STAKE_NOT_OFFERED' })
  })

  it('gives a stake back that the operator confirms only after the draw', async () => {
    let answer: (said: WalletAnswer) => void = () => {}
    const slow = () =>
      new Promise<WalletAnswer>((resolve) => {
        answer = resolve
      })
    const { sessions, wagers, table, staking } = open(journal, makeRules(), slow)
    const session = sessions.open(member)
    table.watch(() => {})
    void staking.take(session, table, press('press0001'))
    await vi.advanceTimersByTimeAsync(betting + closed)
    expect(table.current()?.phase).toBe('REVEALING')
    answer(confirmed)
    await vi.advanceTimersByTimeAsync(1)
    expect(wagers.latestOf(session.id, 1)).toMatchObject([{ state: 'ROLLED_BACK', refusal: 'TOO_LATE', outcome: null }])
  })
})

describe('table after a restart', () => {
  async function stakeAndWait<Shown, Drawn, Kept, Choice>(
    rules: TableRules<Shown, Drawn, Kept, Choice>,
    milliseconds: number,
    on: unknown,
  ) {
    const before = open(journal, rules)
    const session: PlaySession = before.sessions.open(demo)
    before.table.watch(() => {})
    await before.staking.take(session, before.table, press('press0001', on))
    await vi.advanceTimersByTimeAsync(milliseconds)
    const { phase, drawn } = before.table.current() ?? {}
    before.tables.stop()
    const after = open(journal, rules)
    await vi.advanceTimersByTimeAsync(1)
    return {
      phase,
      drawn,
      wager: after.wagers.latestOf(session.id, 1)[0],
      balance: after.sessions.find(session.id).demoBalance,
    }
  }

  it('decides by what had been drawn', async () => {
    const { phase, drawn, wager } = await stakeAndWait(makeRules(), betting + closed, { position: 'tiger' })
    expect(phase).toBe('REVEALING')
    expect(wager).toMatchObject({ state: 'SETTLED', outcome: { drawn } })
  })

  it('gives back what had not been drawn', async () => {
    const { phase, wager, balance } = await stakeAndWait(makeRules(), betting - 1, { position: 'tiger' })
    expect(phase).toBe('BETTING')
    expect(wager).toMatchObject({ state: 'ROLLED_BACK', refusal: 'RESTARTED' })
    expect(balance).toBe(1_000_000 * 100_000)
  })

  it('gives back a stake that was still in flight, since its player could not leave', async () => {
    const rules = createCrashRules(repeatableUniform('a flight of some length'))
    const wait = rules.pace.betting + rules.pace.closed
    const { phase, wager } = await stakeAndWait(rules, wait, { seat: 1, target: null })
    expect(phase).toBe('REVEALING')
    expect(wager).toMatchObject({ state: 'ROLLED_BACK', refusal: 'RESTARTED' })
  })
})
