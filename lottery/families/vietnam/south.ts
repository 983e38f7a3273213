import { pricedFamily } from '../shared/priced-family.ts'
import { menuOf, onPrize } from './menu.ts'
import { south } from './region.ts'

/** The lotteries of the south and the centre: 18 prizes, several stations a day. */
export const vietnamSouth = pricedFamily('VN_SOUTH', south.groups, [
  ...menuOf(south),
  // Bao 7 lô: the prizes with the fewest digits, and the special one.
  onPrize(south, 'street', 'bao-7', { digits: 2, only: ['special', 'fifth', 'sixth', 'seventh', 'eighth'] }),
])
