import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findSimulatedGame, simulatedGames } from '../../catalogue/catalogue.ts'
import { openJournal } from '../../journal.ts'
import { createGames } from '../../play/games.ts'
import { stakesOf } from '../../play/stakes.ts'
import type { Wager } from '../../play/wager.ts'
import { createPots, potRules, type SlotContent } from './pots.ts'
import { slotOf } from './slot-game.ts'

const game = simulatedGames().find((one) => one.kind === 'slot' && slotOf(one).mathematics.hasPots)
const vendor = game?.vendorCode ?? ''
const [smallest = 0] = stakesOf('VND') ?? []
const stake = 10 * smallest
/** What the pots start from, and what one such stake adds. */
const seeds = Object.fromEntries(potRules.map(({ code, seed }) => [code, seed * smallest]))
const grown = (rounds: number) =>
  Object.fromEntries(
    potRules.map(({ code, seed, share }) => [code, seed * smallest + (rounds * stake * share) / 10_000]),
  )
const neverWins = (below: number) => below - 1
const alwaysWins = () => 0

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-pots-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A process over the journal: the wagers that an earlier one left, and one that decides a wager now. */
function start(left: readonly Wager<SlotContent>[] = []) {
  const listeners: ((wager: Wager<SlotContent>) => void)[] = []
  const pots = createPots({
    games: createGames(findSimulatedGame),
    journal: openJournal(folder),
    wagers: {
      open: () => [...left],
      onChange: (listener) => {
        listeners.push(listener)
        return () => undefined
      },
    },
  })
  return {
    amounts: () => pots.amounts(vendor, 'VND'),
    playElsewhere: (uniform: (below: number) => number) => pots.playElsewhere(vendor, 'VND', [stake], uniform),
    draw: (uniform: (below: number) => number) => pots.draw(vendor, 'VND', stake, uniform),
    decide(outcome: object) {
      for (const listener of listeners) listener(decided(outcome))
    },
  }
}

const decided = (outcome: object) =>
  ({ state: 'PAYING', gameCode: game?.code ?? '', currency: 'VND', outcome }) as Wager<SlotContent>

it('keeps a pot whose winner was never decided', () => {
  const killed = start()
  killed.decide(killed.draw(neverWins))
  expect(killed.draw(alwaysWins).pot).toEqual({ code: 'grand', amount: grown(2).grand })
  expect(start().amounts()).toEqual(grown(1))
})

it('makes up at the start for what a decided round did to the pots', () => {
  const killed = start()
  const won = killed.draw(alwaysWins)
  expect(start([decided(won)]).amounts()).toEqual({ ...grown(1), grand: seeds.grand })
})

it('takes a round over once, however long it waits for its money', () => {
  const house = start()
  const first = house.draw(neverWins)
  house.decide(first)
  house.decide(house.draw(neverWins))
  expect(start([decided(first)]).amounts()).toEqual(grown(2))
})

it('grows by what is staked at other operators, and is won there too', () => {
  const house = start()
  house.playElsewhere(neverWins)
  expect(house.amounts()).toEqual(grown(1))
  house.decide(house.draw(neverWins))
  expect(start().amounts()).toEqual(grown(2))
  house.playElsewhere(alwaysWins)
  expect(house.amounts()).toEqual({ ...grown(3), grand: seeds.grand })
})
