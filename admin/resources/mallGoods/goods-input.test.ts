import { expect, it } from 'vitest'
import { goodsInput } from './goods-input.ts'

const words = [{ language: 'vi', name: 'Bình', description: null, pictureUrl: '', __typename: 'GoodsWords' }]
const data = { kind: 'GOODS', pointsRequired: '100', amountRequired: 5, amountGiven: '9', stock: 1, position: 2, words }

it('goods bring no money, money costs none, and what was left empty is none', () => {
  expect(goodsInput({ ...data, reason: 'new' })).toEqual({
    kind: 'GOODS',
    pointsRequired: '100',
    amountRequired: '5',
    amountGiven: '0',
    stock: 1,
    position: 2,
    isOpen: false,
    reason: 'new',
    words: [{ language: 'vi', name: 'Bình', description: '', pictureUrl: null }],
  })
  const money = goodsInput({ ...data, kind: 'MONEY', amountRequired: null, isOpen: true })
  expect(money).toMatchObject({ amountRequired: '0', amountGiven: '9', isOpen: true })
})
