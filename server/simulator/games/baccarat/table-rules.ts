import { Type } from 'typebox'
import { SimulatorError } from '../../http/errors.ts'
import { readInput } from '../../http/input.ts'
import type { SimulatedGame } from '../../play/game.ts'
import type { Uniform } from '../../random/uniform.ts'
import { payOut } from '../table/payout.ts'
import type { TableRules } from '../table/rules.ts'
import { dealFrom, type Shoe, shoeForRound } from '../table/shoe.ts'
import {
  type BaccaratHands,
  type BaccaratPosition,
  type BaccaratVariant,
  baccaratPositions,
  baccaratVariants,
  dealHands,
  isPair,
  multipleOf,
  paysOf,
  pointsOf,
  winnerOf,
} from './rules.ts'

/** Which shoe is on the table and how much of it is left, as a player sees it lying there. */
export type BaccaratShown = { readonly shoe: number; readonly left: number; readonly burned: readonly string[] }

const Asked = Type.Object({ position: Type.Enum(baccaratPositions) })

/** Milliseconds: two for each card, three for a third card that is squeezed, and a breath at the end. */
const revealOf = ({ player, banker }: BaccaratHands) => 5200 + 1700 * (player.length + banker.length - 4)

export function variantOf(game: SimulatedGame): BaccaratVariant {
  const variant = baccaratVariants.find((each) => each === game.variant)
  if (!variant) throw new Error(`baccarat has no variant ${game.variant}`)
  return variant
}

export function createBaccaratRules(
  uniform: Uniform,
): TableRules<BaccaratShown, BaccaratHands, Shoe, { position: BaccaratPosition }> {
  return {
    pace: { betting: 15_000, closed: 1500, result: 5000 },
    isDecidedByDraw: true,
    prepare(_game, kept) {
      const shoe = shoeForRound(kept, uniform)
      const isFresh = shoe.number !== kept?.number
      const shown = { shoe: shoe.number, left: shoe.cards.length - shoe.dealt, burned: isFresh ? shoe.burned : [] }
      return { shown, kept: shoe, isFresh }
    },
    draw(_game, _shown, shoe) {
      const dealing = dealFrom(shoe)
      const drawn = dealHands(dealing.next)
      return { drawn, kept: dealing.rest(), reveal: revealOf(drawn) }
    },
    summarise: (hands) => ({
      winner: winnerOf(hands),
      points: Math.max(pointsOf(hands.player), pointsOf(hands.banker)),
      playerPair: isPair(hands.player),
      bankerPair: isPair(hands.banker),
    }),
    accept(game, asked) {
      const { position } = readInput(Asked, asked)
      if (!paysOf(variantOf(game))[position])
        throw new SimulatorError(400, 'INVALID_INPUT', 'position: not offered here')
      return { position }
    },
    positionOf: ({ position }) => position,
    winOf: (game, { position }, stake, hands) => payOut(stake, multipleOf(variantOf(game), position, hands)),
  }
}
