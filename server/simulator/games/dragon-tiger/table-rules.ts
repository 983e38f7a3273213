import { Type } from 'typebox'
import { readInput } from '../../http/input.ts'
import type { Uniform } from '../../random/uniform.ts'
import { rankOf, suitOf } from '../table/cards.ts'
import { payOut } from '../table/payout.ts'
import type { TableRules } from '../table/rules.ts'
import { dealFrom, type Shoe, shoeForRound } from '../table/shoe.ts'
import { type DragonTigerCards, type DragonTigerPosition, dragonTigerPositions, multipleOf, winnerOf } from './rules.ts'

/** Which shoe is on the table and how much of it is left. */
export type DragonTigerShown = { readonly shoe: number; readonly left: number; readonly burned: readonly string[] }

const Asked = Type.Object({ position: Type.Enum(dragonTigerPositions) })

export function createDragonTigerRules(
  uniform: Uniform,
): TableRules<DragonTigerShown, DragonTigerCards, Shoe, { position: DragonTigerPosition }> {
  return {
    pace: { betting: 12_000, closed: 1200, result: 4000 },
    isDecidedByDraw: true,
    prepare(_game, kept) {
      const shoe = shoeForRound(kept, uniform)
      const isFresh = shoe.number !== kept?.number
      const shown = { shoe: shoe.number, left: shoe.cards.length - shoe.dealt, burned: isFresh ? shoe.burned : [] }
      return { shown, kept: shoe, isFresh }
    },
    draw(_game, _shown, shoe) {
      const dealing = dealFrom(shoe)
      const drawn = { dragon: dealing.next(), tiger: dealing.next() }
      return { drawn, kept: dealing.rest(), reveal: 3600 }
    },
    summarise: (cards) => ({
      winner: winnerOf(cards),
      points: Math.max(rankOf(cards.dragon), rankOf(cards.tiger)),
      isSuited: winnerOf(cards) === 'tie' && suitOf(cards.dragon) === suitOf(cards.tiger),
    }),
    accept: (_game, asked) => readInput(Asked, asked),
    positionOf: ({ position }) => position,
    winOf: (_game, { position }, stake, cards) => payOut(stake, multipleOf(position, cards)),
  }
}
