import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { simulatedGames } from '../catalogue/catalogue.ts'
import type { KindCode } from '../play/game.ts'
import { type RunningSimulator, startOperator, startSimulator } from '../support/fake-operator.ts'

/** What the games of this file show of a wager, each some of it. */
interface Shown {
  readonly cards?: number[]
  readonly hand?: number[]
  readonly dealer?: number[]
  readonly dice?: number[]
  readonly shots?: { readonly paid: number }[]
  readonly validStake?: number
}

interface Wager {
  readonly id: string
  readonly state: string
  readonly stake: number
  readonly win: number
  readonly play: Shown | null
  readonly outcome: Shown | null
  readonly balance: number
}

const stake = 1000 * 100_000
let operator: Awaited<ReturnType<typeof startOperator>>
let simulator: RunningSimulator

beforeAll(async () => {
  operator = await startOperator()
  simulator = await startSimulator(operator)
})
afterAll(async () => {
  await simulator.close()
  await operator.close()
})

/** Opens a demo of the first game of a kind and variant; returns how to call it. */
async function open(kind: KindCode, variant: string) {
  const game = simulatedGames().find((each) => each.kind === kind && each.variant === variant)
  const answer = await fetch(`${simulator.url}/games/${kind}/demo/${game?.code}`, { redirect: 'manual' })
  const base = (answer.headers.get('location') ?? '').replace('/simulator', '')
  const post = async (path: string, body: unknown) => {
    const said = await simulator.send(base + path, body)
    return { status: said.status, code: said.body.code, wager: said.body as unknown as Wager }
  }
  const get = async (path: string) => JSON.parse((await simulator.get(base + path)).text) as Record<string, unknown>
  return { post, get }
}

describe('covers of the games', () => {
  it('name every attribute of a tag once, or no browser would draw them', async () => {
    const kinds = new Set(['video-poker', 'scratch', 'fishing', 'card-table'])
    const games = new Map(
      simulatedGames().flatMap((game) =>
        kinds.has(game.kind) ? [[`${game.kind}/${game.variant}`, game] as const] : [],
      ),
    )
    expect(games.size).toBe(10)
    for (const [name, game] of games) {
      const { text } = await simulator.get(`/games/art/${game.code}/cover.svg`)
      for (const [tag] of text.matchAll(/<[a-zA-Z][^>]*>/g)) {
        const attributes = [...tag.matchAll(/ ([\w-]+)="/g)].map(([, attribute]) => attribute)
        expect([name, tag, attributes.length]).toEqual([name, tag, new Set(attributes).size])
      }
    }
  })
})

describe('video poker at the table', () => {
  it('shows five cards, keeps the held ones and pays once, however often the draw is sent', async () => {
    const { post, get } = await open('video-poker', 'jacks-or-better')
    const { wager: dealt } = await post('/deals', { key: 'press-one-1', stake })
    const cards = dealt.play?.cards ?? []
    expect([dealt.state, cards.length]).toEqual(['OPEN', 5])
    expect((await post('/deals', { key: 'press-one-1', stake })).wager.id).toBe(dealt.id)
    expect((await post('/deals', { key: 'press-two-2', stake })).code).toBe('ROUND_OPEN')
    const state = await get('/state')
    expect((state.wagers as Wager[]).map((wager) => wager.play)).toEqual([dealt.play])

    const draw = () => post(`/wagers/${dealt.id}/draw`, { held: [true, true, false, false, false] })
    const { wager: drawn } = await draw()
    expect(drawn.state).toBe('SETTLED')
    expect(drawn.outcome?.hand?.slice(0, 2)).toEqual(cards.slice(0, 2))
    expect((await draw()).wager).toEqual(drawn)
    const recall = await simulator.get(`/rounds/${dealt.id}`)
    expect(recall.status).toBe(200)
  })
})

describe('blackjack at the table', () => {
  it('never shows the hidden card before the end, and a repeated hit draws no second card', async () => {
    const { post, get } = await open('card-table', 'blackjack')
    for (let game = 0; game < 40; game++) {
      const { wager: dealt } = await post('/blackjack', { key: `hand-number-${game}`, stake })
      if (dealt.state !== 'OPEN') continue
      expect(dealt.play?.dealer?.length).toBe(1)
      const hit = await post(`/wagers/${dealt.id}/hit`, { seen: 2 })
      const again = await post(`/wagers/${dealt.id}/hit`, { seen: 2 })
      expect(again.wager.play).toEqual(hit.wager.play)
      const { wager: ended } = await post(`/wagers/${dealt.id}/stand`, {})
      expect(ended.state).toBe('SETTLED')
      expect(ended.outcome?.dealer?.length).toBeGreaterThanOrEqual(2)
      expect((await get('/state')).wagers).toEqual([])
      return
    }
    throw new Error('forty hands were decided when dealt')
  })
})

describe('tiến lên at the table', () => {
  it('keeps the other hands to itself, refuses what the rules forbid and plays on to a place', async () => {
    const { post } = await open('card-table', 'tien-len')
    let { wager } = await post('/tien-len', { key: 'tien-len-deal', stake })
    for (let move = 0; wager.state === 'OPEN' && move < 60; move++) {
      const play = wager.play as unknown as { hand: number[]; counts: number[]; moves: unknown[]; table: unknown }
      expect(Object.keys(play).sort()).toEqual(
        ['counts', 'finished', 'hand', 'leftMilliseconds', 'moves', 'table', 'turn', 'wholeMilliseconds'].sort(),
      )
      const path = `/wagers/${wager.id}/moves`
      const foreign = [...Array(52).keys()].find((card) => !play.hand.includes(card)) ?? 0
      expect((await post(path, { seen: play.moves.length, cards: [foreign] })).code).toBe('NOT_YOUR_CARDS')
      // The lowest card leads; the three of spades is among them when it must.
      const cards = play.table === null ? play.hand.slice(0, 1) : []
      const answer = await post(path, { seen: play.moves.length, cards })
      expect(answer.status).toBe(200)
      wager = answer.wager
    }
    expect(wager.state).toBe('SETTLED')
    // In whole numbers: a float's product may lie just below the greatest win.
    expect(wager.win * 1_000).toBeLessThanOrEqual(stake * 2_425)
  })
})

describe('tài xỉu at the table', () => {
  it('takes several bets as one stake and refuses those not on the board', async () => {
    const { post } = await open('card-table', 'tai-xiu')
    const { wager } = await post('/throws', { key: 'throw-one-1', bets: { big: stake, small: stake } })
    expect([wager.state, wager.stake]).toEqual(['SETTLED', stake * 2])
    const dice = wager.outcome?.dice
    expect(wager.win).toBe(new Set(dice).size === 1 ? 0 : stake * 2)
    expect((await post('/throws', { key: 'throw-two-2', bets: { moon: stake } })).code).toBe('INVALID_INPUT')
    expect((await post('/throws', { key: 'throw-two-3', bets: { big: stake + 1 } })).code).toBe('STAKE_NOT_OFFERED')
  })
})

describe('scratch cards and three cards', () => {
  it('are decided at once and shown again by their recall', async () => {
    for (const [kind, variant, path] of [
      ['scratch', 'treasure', '/tickets'],
      ['scratch', 'lucky-numbers', '/tickets'],
      ['card-table', 'three-cards', '/three-cards'],
    ] as const) {
      const { post } = await open(kind, variant)
      const { wager } = await post(path, { key: 'press-one-1', stake })
      expect([variant, wager.state]).toEqual([variant, 'SETTLED'])
      expect((await simulator.get(`/rounds/${wager.id}`)).status).toBe(200)
    }
  })
})

describe('fishing at sea', () => {
  it('fires each reported shot once, none at a fish that is not there, and gives unused shots back', async () => {
    const { post, get } = await open('fishing', 'ocean')
    const { wager: loaded } = await post('/magazines', { key: 'magazine-one', stake })
    const sea = (await get('/sea')) as { now: number; fish: { index: number; startsAt: number; lasts: number }[] }
    const [here] = sea.fish.filter(
      (fish) => fish.startsAt < sea.now - 200 && fish.startsAt + fish.lasts > sea.now + 200,
    )
    if (!here) throw new Error('an empty sea')
    const path = `/wagers/${loaded.id}/shots`
    const report = { from: 0, hits: [{ fish: here.index, at: sea.now }] }
    const { wager: fired } = await post(path, report)
    expect(fired.play?.shots?.length).toBe(1)
    expect((await post(path, report)).wager.play).toEqual(fired.play)
    const absent = await post(path, { from: 1, hits: [{ fish: here.index + 90_000, at: sea.now }] })
    expect(absent.wager.play?.shots?.length).toBe(1)

    const { wager: ended } = await post(`/wagers/${loaded.id}/put-down`, {})
    const caught = fired.play?.shots?.[0]?.paid ?? 0
    expect([ended.state, ended.win]).toEqual(['SETTLED', (stake / 25) * (24 + caught)])
    expect(ended.outcome?.validStake).toBe(stake / 25)
    expect((await simulator.get(`/rounds/${loaded.id}`)).status).toBe(200)
  })
})
