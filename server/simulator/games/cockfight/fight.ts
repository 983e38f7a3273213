import type { Uniform } from '../../random/uniform.ts'
import { lost, type Multiple, push, to } from '../table/payout.ts'
import {
  type CockfightVariant,
  drawsInThousand,
  type FightOdds,
  fightOdds,
  multipleOfMalay,
  winnerWeights,
} from './odds.ts'
import { breedsOf } from './stables.ts'

export const cockfightPositions = ['meron', 'wala', 'bdd', 'ftd'] as const
export type CockfightPosition = (typeof cockfightPositions)[number]
type FightResult = CockfightPosition

/** One cock of a fixture. */
interface Cock {
  readonly name: string
  readonly owner: string
  /** Grams. */
  readonly weight: number
}

/** What everybody may know before a fight. */
export interface Fixture {
  readonly meron: Cock
  readonly wala: Cock
  readonly odds: FightOdds
}

/** One exchange: who came out of it better, and what strength (of a hundred) both have left. */
export interface Exchange {
  readonly by: 'meron' | 'wala'
  readonly meron: number
  readonly wala: number
}

/** A fight as it was drawn; the result comes first, the exchanges only tell how it came about. */
export interface Fight {
  readonly result: FightResult
  readonly exchanges: readonly Exchange[]
}

/** Both draws as in the arenas: eight to one for both down, eighty-eight to one for the full time. */
const drawPays: Record<'bdd' | 'ftd', Multiple> = { bdd: to(8), ftd: to(88) }

/** What a position pays when it wins. */
export function paysOf(position: CockfightPosition, odds: FightOdds): Multiple {
  if (position === 'bdd' || position === 'ftd') return drawPays[position]
  return multipleOfMalay(odds[position])
}

/** What a position comes to. */
export function multipleOf(position: CockfightPosition, odds: FightOdds, result: FightResult): Multiple {
  if (position === result) return paysOf(position, odds)
  const isDraw = result === 'bdd' || result === 'ftd'
  return isDraw && (position === 'meron' || position === 'wala') ? push : lost
}

/** Draws who meets whom and at which odds. */
export function drawFixture(variant: CockfightVariant, uniform: Uniform): Fixture {
  const { cocks, owners } = breedsOf(variant)
  const [meronCock, walaCock] = pickTwo(cocks, uniform)
  const [meronOwner, walaOwner] = pickTwo(owners, uniform)
  const odds = fightOdds[uniform(fightOdds.length)] as FightOdds
  // Opponents are matched by weight: 1.90 to 3.10 kg, not more than 60 g apart.
  const weight = 1900 + uniform(121) * 10
  return {
    meron: { name: meronCock, owner: meronOwner, weight },
    wala: { name: walaCock, owner: walaOwner, weight: weight + (uniform(13) - 6) * 10 },
    odds,
  }
}

function pickTwo(names: readonly string[], uniform: Uniform): [string, string] {
  const first = uniform(names.length)
  const second = (first + 1 + uniform(names.length - 1)) % names.length
  return [names[first] as string, names[second] as string]
}

/** Draws how a fight ends: draws in their fixed share, otherwise by the weights its odds stand for. */
export function drawResult(variant: CockfightVariant, odds: FightOdds, uniform: Uniform): FightResult {
  const { bdd, ftd } = drawsInThousand[variant]
  const place = uniform(1000)
  if (place < bdd) return 'bdd'
  if (place < bdd + ftd) return 'ftd'
  const weights = winnerWeights(odds)
  return uniform(weights.meron + weights.wala) < weights.meron ? 'meron' : 'wala'
}

/** Draws a fight: its result and the exchanges that lead to it. */
export function drawFight(variant: CockfightVariant, odds: FightOdds, uniform: Uniform): Fight {
  const result = drawResult(variant, odds, uniform)
  const count = result === 'ftd' ? 10 : 6 + uniform(4)
  const ends = {
    meron: result === 'meron' || result === 'ftd' ? 15 + uniform(40) : 0,
    wala: result === 'wala' || result === 'ftd' ? 15 + uniform(40) : 0,
  }
  const exchanges: Exchange[] = []
  let [meron, wala] = [100, 100]
  for (let left = count; left > 0; left--) {
    const isLast = left === 1
    const by = isLast && result === 'meron' ? 'meron' : isLast && result === 'wala' ? 'wala' : sideOf(uniform)
    meron = fall(meron, ends.meron, left, by === 'wala', uniform)
    wala = fall(wala, ends.wala, left, by === 'meron', uniform)
    exchanges.push({ by, meron, wala })
  }
  return { result, exchanges }
}

const sideOf = (uniform: Uniform) => (uniform(2) === 0 ? 'meron' : 'wala')

/** Strength after an exchange: about an even share of what is to be lost, less for the side that came out better. */
function fall(now: number, end: number, left: number, isHit: boolean, uniform: Uniform): number {
  if (left === 1) return end
  const share = (now - end) / left
  const loss = Math.round((share * (isHit ? 90 + uniform(50) : 30 + uniform(40))) / 100)
  // Nobody is down before the last exchange.
  return Math.max(end + left, now - loss, 4)
}
