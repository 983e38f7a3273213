import type { GameKind } from '../../play/kind.ts'
import { drawCover } from './art/draw.ts'
import { type SlotMathematics, variants } from './mathematics.ts'
import type { SlotContent } from './pots.ts'
import { publishedReturn } from './return.ts'
import { registerSlot } from './routes.ts'
import { slotOf } from './slot-game.ts'
import { themeCodes } from './themes.ts'

/** Worked out when somebody asks, of all that five reels may show, and not at each start. */
function told(mathematics: SlotMathematics): { readonly rtp: string } {
  let rtp: string | undefined
  return {
    get rtp() {
      rtp ??= publishedReturn(mathematics)
      return rtp
    },
  }
}

/** Slot machines: one set of rules each for lines, ways and jackpots, in many dresses. */
export const slotKind: GameKind<SlotContent> = {
  code: 'slot',
  variants: Object.fromEntries(Object.entries(variants).map(([code, mathematics]) => [code, told(mathematics)])),
  themes: themeCodes,
  drawCover: (game) => drawCover(slotOf(game)),
  register: registerSlot,
}
