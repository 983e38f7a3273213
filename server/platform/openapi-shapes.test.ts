import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { nameShapes } from './openapi-shapes.ts'

const Coin = Type.Object({ amount: Type.String() })
const Purse = Type.Object({ coins: Type.Array(Coin) })
const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

describe('named shapes of the contract', () => {
  it('stand once, also within each other, and the rest stays inline', () => {
    const named = nameShapes(plain({ first: Purse, second: { coin: Coin, other: Type.Object({}) } }), [{ Coin, Purse }])
    const reference = { $ref: '#/components/schemas/Coin' }
    expect(named.document).toMatchObject({ first: { $ref: '#/components/schemas/Purse' }, second: { coin: reference } })
    expect(named.shapes).toMatchObject({ Purse: { properties: { coins: { items: reference } } } })
    expect(Object.keys(named.shapes)).toEqual(['Coin', 'Purse'])
  })

  it('may not share a name', () => {
    const document = plain({ first: Coin, second: Purse })
    expect(() => nameShapes(document, [{ Coin }, { Coin: Purse }])).toThrow('Two shapes are called Coin')
  })
})
