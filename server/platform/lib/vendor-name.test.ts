import { expect, it } from 'vitest'
import { vendorNameIn } from './vendor-name.ts'

it("names the house's own lotteries in the reader's language, and other vendors as they name themselves", () => {
  expect(vendorNameIn('TCG_LOTTO_VN', 'Xổ Số Việt Nam', 'en')).toBe('Vietnam Lottery')
  expect(vendorNameIn('TCG_LOTTO_VN', 'Xổ Số Việt Nam', 'vi')).toBe('Xổ Số Việt Nam')
  expect(vendorNameIn('JL', 'Jili', 'en')).toBe('Jili')
})
