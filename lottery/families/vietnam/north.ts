import { pricedFamily } from '../shared/priced-family.ts'
import { menuOf, onPrize } from './menu.ts'
import { north } from './region.ts'

/** The lottery of the north: 27 prizes, one draw a day. */
export const vietnamNorth = pricedFamily('VN_NORTH', north.groups, [
  ...menuOf(north),
  // Bao 8 lô: the prizes with the fewest digits, and the special one.
  onPrize(north, 'street', 'bao-8', { digits: 2, only: ['special', 'sixth', 'seventh'] }),
])
