import { beforeEach, describe, expect, it } from 'vitest'
import { openJournal } from '../journal.ts'
import { makeDataDir } from '../support/fake-operator.ts'
import { makeGame } from '../support/made-game.ts'
import { createGames } from './games.ts'
import { createSessions, demoBalance, type Launch } from './sessions.ts'
import type { Wager } from './wager.ts'
import { createWagers, type RunningWagers } from './wagers.ts'
import type { PlayerWallet, WalletAnswer, WalletVerdict } from './wallet.ts'

const stake = 5000 * 100_000
const launch: Launch = {
  player: { user: 'demo01', token: 'a token' },
  wallet: 'hub88',
  gameCode: 'some-table',
  currency: 'VND',
  language: 'vi',
  lobbyUrl: undefined,
}

/** A wallet that says OK to everything unless told otherwise, and notes what it was asked. */
function makeWallet() {
  const asked: string[] = []
  const planned: Record<string, WalletVerdict[]> = {}
  const answer = async (call: string, transaction: string): Promise<WalletAnswer> => {
    asked.push(`${call} ${transaction}`)
    const verdict = planned[call]?.shift() ?? 'OK'
    return { kind: 'answered', verdict, status: verdict, balance: 1000 }
  }
  const wallet: PlayerWallet = {
    info: () => answer('info', ''),
    balance: () => answer('balance', ''),
    bet: (_player, bet) => answer('bet', bet.transaction),
    win: (_player, win) => answer(`win ${win.amount}`, win.transaction),
    rollback: (_player, _bet, transaction) => answer('rollback', transaction),
  }
  return { wallet, asked, planned }
}

let dataDir = ''
let world: ReturnType<typeof start>

function start() {
  const journal = openJournal(dataDir)
  const sessions = createSessions(journal)
  const { wallet, asked, planned } = makeWallet()
  const wagers: RunningWagers = createWagers({
    journal,
    sessions,
    wallets: new Map([['hub88', wallet]]),
    games: createGames((code) =>
      makeGame({ code, kind: code === 'some-table' ? 'baccarat' : 'crash', gameType: 'LIVE' }),
    ),
    options: {
      hub88: {
        vendorPrivateKeyPem: '',
        operatorPublicKeyPem: '',
        operatorCallbackUrl: '',
        retryBaseMilliseconds: 1,
      },
      logger: { info: () => {}, warn: () => {}, error: () => {} },
    },
  })
  const order = (key: string, play = null) => ({ key, stake, choice: { side: 'banker' }, play })
  return { sessions, wagers, asked, planned, order }
}

beforeEach(() => {
  dataDir = makeDataDir()
  world = start()
})

describe('an open wager', () => {
  it('waits for its game, several beside each other, and is decided once', async () => {
    const { sessions, wagers, order, asked } = world
    const session = sessions.open(launch)
    const first = await wagers.place(session.id, order('first'))
    const second = await wagers.place(session.id, order('second'))
    expect([first.state, second.state]).toEqual(['OPEN', 'OPEN'])
    expect(await wagers.place(session.id, order('first'))).toEqual(first)
    expect(wagers.openOf(session.id).map(({ id }) => id)).toEqual([first.id, second.id])

    wagers.note(first.id, { cards: [7, 9] })
    expect(wagers.find(first.id).play).toEqual({ cards: [7, 9] })
    const settled = await wagers.settle(first.id, { outcome: { winner: 'banker' }, win: 2 * stake })
    expect(settled).toMatchObject({ state: 'SETTLED', win: 2 * stake, balance: 1000, outcome: { winner: 'banker' } })
    expect(await wagers.settle(first.id, { outcome: { winner: 'player' }, win: 0 })).toEqual(settled)
    expect(await wagers.cancel(first.id, 'TOO_LATE')).toEqual(settled)
    expect(asked.filter((call) => call.startsWith('win'))).toEqual([`win ${2 * stake} ${first.winTransaction}`])
    expect(wagers.open().map(({ id }) => id)).toEqual([second.id])
  })

  it('gives its stake back when what it was placed on does not take place', async () => {
    const { sessions, wagers, order, asked, planned } = world
    planned.rollback = ['FAILED', 'OK']
    const placed = await wagers.place(sessions.open(launch).id, order('a'))
    const cancelled = await wagers.cancel(placed.id, 'ABANDONED')
    expect(cancelled).toMatchObject({ state: 'ROLLED_BACK', refusal: 'ABANDONED' })
    expect(asked.slice(1)).toEqual([`rollback ${placed.rollbackTransaction}`, `rollback ${placed.rollbackTransaction}`])
  })

  it('is there after a restart, for its game to go on with, and is not asked for twice', async () => {
    const session = world.sessions.open(launch)
    const { id } = await world.wagers.place(session.id, world.order('a'))
    world.wagers.stop()
    world = start()
    world.wagers.resume()
    expect(world.wagers.open().map((wager) => wager.id)).toEqual([id])
    expect(await world.wagers.place(session.id, world.order('a'))).toMatchObject({ id, state: 'OPEN' })
    expect(world.asked).toEqual([])
    expect(await world.wagers.settle(id, { outcome: null, win: 0 })).toMatchObject({ state: 'SETTLED' })
  })

  it('is known to the games it belongs to, and to no others', async () => {
    const { sessions, wagers, order } = world
    const session = sessions.open(launch)
    const [own, others] = (['baccarat', 'crash'] as const).map((kind) => wagers.ofGames((game) => game.kind === kind))
    const told: string[] = []
    own?.onChange(({ id, state }) => told.push(`${id} ${state}`))
    others?.onChange(({ id, state }) => told.push(`crash ${id} ${state}`))
    await expect(others?.place(session.id, order('a'))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { id } = await wagers.place(session.id, order('a'))
    expect(own?.find(id).id).toBe(id)
    expect([own?.open().length, own?.openOf(session.id).length, own?.latestOf(session.id, 9).length]).toEqual([1, 1, 1])
    expect([others?.open(), others?.openOf(session.id), others?.latestOf(session.id, 9)]).toEqual([[], [], []])
    expect(() => others?.find(id)).toThrow('no such round')
    expect(() => others?.findOf(session.id, id)).toThrow('no such round')
    await expect(others?.settle(id, { outcome: null, win: 0 })).rejects.toMatchObject({ code: 'ROUND_UNKNOWN' })
    expect(told).toEqual([`${id} OPEN`])
  })

  it('is taken up by the next session of the same player and game, by nobody else', async () => {
    const { sessions, wagers, order } = world
    const { id } = await wagers.place(sessions.open(launch).id, order('a'))
    const again = sessions.open({ ...launch, player: { user: 'demo01', token: 'another token' } })
    expect(wagers.openOf(again.id).map((wager) => wager.id)).toEqual([id])
    expect(wagers.findOf(again.id, id).id).toBe(id)
    const others = [
      sessions.open({ ...launch, player: { user: 'demo02', token: 'a token' } }),
      sessions.open({ ...launch, gameCode: 'another-table' }),
      sessions.open({ ...launch, player: undefined, wallet: undefined, currency: 'XXX' }),
    ]
    for (const other of others) {
      expect(wagers.openOf(other.id)).toEqual([])
      expect(() => wagers.findOf(other.id, id)).toThrow('no such round')
    }
  })

  it('tells every change of state, until nobody listens any more', async () => {
    const { sessions, wagers, order } = world
    const heard: Wager['state'][] = []
    const stop = wagers.onChange((wager) => heard.push(wager.state))
    const session = sessions.open(launch)
    const { id } = await wagers.place(session.id, order('a'))
    await wagers.settle(id, { outcome: null, win: 0 })
    stop()
    await wagers.place(session.id, order('b'))
    expect(heard).toEqual(['OPEN', 'PAYING', 'SETTLED'])
  })

  it('refuses stakes that are no amounts, and wins that are none', async () => {
    const { sessions, wagers, order } = world
    const session = sessions.open(launch)
    for (const wrong of [0, -5, 0.5, Number.NaN]) {
      await expect(wagers.place(session.id, { ...order(`x${wrong}`), stake: wrong })).rejects.toThrow('stake')
    }
    const { id } = await wagers.place(session.id, order('a'))
    await expect(wagers.settle(id, { outcome: null, win: -1 })).rejects.toThrow(RangeError)
  })
})

describe('play money', () => {
  const demo: Launch = { ...launch, player: undefined, wallet: undefined, currency: 'XXX' }

  it('is taken, paid and given back without a wallet', async () => {
    const { sessions, wagers, order, asked } = world
    const session = sessions.open(demo)
    const won = await wagers.place(session.id, order('a'))
    expect(won.balance).toBe(demoBalance - stake)
    expect((await wagers.settle(won.id, { outcome: null, win: 3 * stake })).balance).toBe(demoBalance + 2 * stake)
    const lost = await wagers.place(session.id, order('b'))
    expect((await wagers.cancel(lost.id, 'ABANDONED')).balance).toBe(demoBalance + 2 * stake)
    expect(asked).toEqual([])
  })

  it('runs out', async () => {
    const { sessions, wagers, order } = world
    const session = sessions.open(demo)
    const refused = await wagers.place(session.id, { ...order('a'), stake: demoBalance + 1 })
    expect(refused).toMatchObject({ state: 'REFUSED', verdict: 'NOT_ENOUGH_MONEY', balance: demoBalance })
  })
})
