import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { openJournal } from '../../journal.ts'
import { createGames } from '../../play/games.ts'
import { createSessions } from '../../play/sessions.ts'
import { createWagers } from '../../play/wagers.ts'
import { amountScale } from '../../play/wallet.ts'
import { createUniform } from '../../random/uniform.ts'
import { makeGame } from '../../support/made-game.ts'
import { createBets } from './bets.ts'
import { createBook } from './book.ts'
import { type BetContent, endsOf } from './legs.ts'
import type { SportCode } from './sports.ts'
import type { PricedLeg } from './taking.ts'

const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const stake = 10_000 * amountScale
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A book with its own clock; `drawn` is what the generator gives to kick-offs, the honest one when undefined. */
function openBook(folder?: string, drawn?: (bound: number) => number | undefined) {
  const clock = { now: Date.UTC(2026, 0, 5, 12) }
  const journal = openJournal(folder)
  const sessions = createSessions(journal)
  const options = {
    hub88: { vendorPrivateKeyPem: '', operatorPublicKeyPem: '', operatorCallbackUrl: '' },
    logger: quiet,
  }
  const games = createGames(() => makeGame({ code: 'a-book', kind: 'sports', gameType: 'SPORTS' }))
  const house = createWagers({ journal, games, sessions, wallets: new Map(), options })
  const wagers = house.ofGames<BetContent>(() => true)
  const now = () => clock.now
  const honest = createUniform()
  const book = createBook({ journal, uniform: (bound) => drawn?.(bound) ?? honest(bound), now })
  const bets = createBets({ wagers, sessions, logger: quiet, book, now })
  book.refresh()
  return { clock, sessions, wagers, book, bets }
}

const open = ({ sessions }: ReturnType<typeof openBook>) =>
  sessions.open({
    player: undefined,
    wallet: undefined,
    gameCode: 'a-book',
    currency: 'XXX',
    language: 'vi',
    lobbyUrl: undefined,
  })

/** The next match of a sport to begin, with its first selection at the odds of now. */
function nextLeg({ book }: ReturnType<typeof openBook>, sport: SportCode, pick: string): PricedLeg {
  const sight = book.list([sport]).find(({ progress }) => progress.phase === 'upcoming')
  const offer = sight?.markets.flatMap(({ offers }) => offers).find(({ selection }) => selection.pick === pick)
  if (!sight || !offer) throw new Error(`no ${sport} to bet on`)
  return { fixture: sight.fixture.id, selection: offer.selection, odds: offer.odds }
}

function finish({ book, bets }: ReturnType<typeof openBook>, legs: readonly PricedLeg[]) {
  for (const leg of legs) {
    const fixture = book.find(leg.fixture)
    if (fixture) book.finish(fixture)
  }
  bets.settleDue()
}

describe('bets of the sports book', () => {
  it('takes a single and pays it by the final score; the same press is the same bet', async () => {
    const world = openBook()
    const session = open(world)
    const order = { key: 'press-one', stake, legs: [nextLeg(world, 'football', 'home')] }
    const placed = await world.bets.place(session.id, order)
    expect(placed.state).toBe('OPEN')
    expect((await world.bets.place(session.id, order)).id).toBe(placed.id)
    expect(world.sessions.find(session.id).demoBalance).toBe(session.demoBalance - stake)

    finish(world, order.legs)
    await expect.poll(() => world.wagers.find(placed.id).closedAt).toBeDefined()
    const closed = world.wagers.find(placed.id)
    expect(world.sessions.find(session.id).demoBalance).toBe(session.demoBalance - stake + closed.win)
    if (closed.state === 'SETTLED') {
      const [end] = endsOf(closed)
      expect(end?.score).not.toBeNull()
      expect(closed.win > 0).toBe(end?.grade !== 'LOST')
    }
  })

  it('asks again when odds fell, gives better ones, and takes nothing that is shut', async () => {
    const world = openBook()
    const session = open(world)
    const leg = nextLeg(world, 'football', 'home')
    const refused = (legs: PricedLeg[], code: string) =>
      expect(world.bets.place(session.id, { key: `press-${code}`, stake, legs })).rejects.toMatchObject({ code })
    await refused([{ ...leg, odds: leg.odds + 1 }], 'ODDS_CHANGED')
    await refused([leg, leg], 'SAME_MATCH')
    await refused([{ ...leg, selection: { ...leg.selection, line: 4000 } }], 'SELECTION_CLOSED')
    const better = await world.bets.place(session.id, { key: 'better', stake, legs: [{ ...leg, odds: leg.odds - 1 }] })
    expect(better.choice.legs[0]?.odds).toBe(leg.odds)
    finish(world, [leg])
    await refused([leg], 'SELECTION_CLOSED')
  })

  it('keeps stakes within the limits of the currency and of the highest payment', async () => {
    const world = openBook()
    const session = open(world)
    const leg = nextLeg(world, 'football', 'home')
    const { limits } = world.bets.quote(session, [leg])
    expect(limits?.least).toBe(1000 * amountScale)
    for (const wrong of [(limits?.least ?? 0) - amountScale, (limits?.most ?? 0) + amountScale, stake + 1]) {
      await expect(
        world.bets.place(session.id, { key: `stake-${wrong}`, stake: wrong, legs: [leg] }),
      ).rejects.toMatchObject({ code: 'STAKE_NOT_OFFERED' })
    }
  })

  it('gives the stake of a single back when the match is cancelled', async () => {
    const world = openBook(undefined, (bound) => (bound === 150 ? 0 : undefined))
    const session = open(world)
    const leg = nextLeg(world, 'tennis', 'home')
    const { id } = await world.bets.place(session.id, { key: 'cancelled', stake, legs: [leg] })
    finish(world, [leg])
    await expect.poll(() => world.wagers.find(id).state).toBe('ROLLED_BACK')
    expect(world.sessions.find(session.id).demoBalance).toBe(session.demoBalance)
    // What the slip tells of it: not played.
    expect(world.wagers.find(id).play).toMatchObject({ legs: [{ score: null }] })
  })

  it('a bet survives a restart and a match that ended meanwhile decides it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sports-book-'))
    folders.push(folder)
    const before = openBook(folder)
    const session = open(before)
    const legs = [nextLeg(before, 'football', 'home'), nextLeg(before, 'moba', 'away')]
    const { id } = await before.bets.place(session.id, { key: 'long-night', stake, legs })

    const after = openBook(folder)
    after.clock.now += 20 * 60 * 1000
    after.bets.resume()
    after.book.refresh()
    after.bets.settleDue()
    await expect.poll(() => after.wagers.find(id).closedAt).toBeDefined()
    expect(['SETTLED', 'ROLLED_BACK']).toContain(after.wagers.find(id).state)
  })
})
