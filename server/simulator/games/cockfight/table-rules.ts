import { Type } from 'typebox'
import { readInput } from '../../http/input.ts'
import type { SimulatedGame } from '../../play/game.ts'
import type { Uniform } from '../../random/uniform.ts'
import { payOut } from '../table/payout.ts'
import type { TableRules } from '../table/rules.ts'
import {
  type CockfightPosition,
  cockfightPositions,
  drawFight,
  drawFixture,
  type Fight,
  type Fixture,
  multipleOf,
} from './fight.ts'
import { type CockfightVariant, cockfightVariants, type FightOdds } from './odds.ts'

/** What was bet on, at the odds it was taken at. */
export type CockfightChoice = { readonly position: CockfightPosition; readonly odds: FightOdds }

const Asked = Type.Object({ position: Type.Enum(cockfightPositions) })
const exchangeMilliseconds = 1250

export function variantOf(game: SimulatedGame): CockfightVariant {
  const variant = cockfightVariants.find((each) => each === game.variant)
  if (!variant) throw new Error(`cockfight has no variant ${game.variant}`)
  return variant
}

export function createCockfightRules(uniform: Uniform): TableRules<Fixture, Fight, null, CockfightChoice> {
  return {
    pace: { betting: 20_000, closed: 1500, result: 5000 },
    isDecidedByDraw: true,
    prepare: (game) => ({ shown: drawFixture(variantOf(game), uniform), kept: null, isFresh: false }),
    draw(game, { odds }) {
      const drawn = drawFight(variantOf(game), odds, uniform)
      return { drawn, kept: null, reveal: 1500 + exchangeMilliseconds * drawn.exchanges.length }
    },
    summarise: ({ result }) => result,
    accept: (_game, asked, { odds }) => ({ position: readInput(Asked, asked).position, odds }),
    positionOf: ({ position }) => position,
    winOf: (_game, { position, odds }, stake, { result }) => payOut(stake, multipleOf(position, odds, result)),
  }
}
