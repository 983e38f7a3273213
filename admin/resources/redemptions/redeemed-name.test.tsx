// @vitest-environment jsdom

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OperatorRight } from '../../lib/schema.generated.ts'
import { show } from '../../testing/show.tsx'
import { RedeemedName } from './RedeemedName.tsx'

const redemption = { goodsId: 'g1', name: 'Tai nghe', quantity: 2, amountGiven: '0.00', currency: 'VND' }
const words = [
  { language: 'vi', name: 'Tai nghe' },
  { language: 'en', name: 'Earphones' },
]
const goods = (found: readonly object[]) => ({
  getMany: async () => ({ data: [{ id: 'g1', words: found }] as never[] }),
})
const permissions: readonly OperatorRight[] = ['MALL_GOODS_READ']

it('goods bear their name in the language of the operator', async () => {
  await show(<RedeemedName redemption={redemption} />, { permissions, dataProvider: goods(words) })
  await screen.findByText('2 × Earphones')
})

it.each([
  ['has none there', permissions],
  ['may not read goods', []],
])('and that of the brand for who %s', async (_, rights) => {
  await show(<RedeemedName redemption={redemption} />, { permissions: rights, dataProvider: goods(words.slice(0, 1)) })
  expect(await screen.findByText('2 × Tai nghe')).toBeDefined()
})

it('money is told as money', async () => {
  const money = { ...redemption, goodsId: null, name: null, amountGiven: '5000.00' }
  await show(<RedeemedName redemption={money} />, { permissions })
  expect(screen.getByText('₫5,000')).toBeDefined()
})
