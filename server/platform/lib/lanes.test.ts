import { describe, expect, it } from 'vitest'
import { HELD } from './aside.ts'
import { createLanes } from './lanes.ts'

interface Order {
  readonly member: string
  readonly number: number
}

/** Lanes over accounts that a test holds; `carried` are the orders in the order in which they were carried out. */
function lanesOver(held: Set<string>, spoiled: ReadonlySet<number> = new Set()) {
  const carried: Order[] = []
  const lanes = createLanes<Order, number>({
    count: 1,
    laneOf: ({ member }) => member,
    memberOf: ({ member }) => member,
    async carryOut(orders) {
      await Promise.resolve()
      const spoiler = orders.find(({ number }) => spoiled.has(number))
      if (spoiler !== undefined) throw new Error(`spoiled by ${spoiler.number}`)
      return orders.map((order) => {
        if (held.has(order.member)) return HELD
        carried.push(order)
        return order.number
      })
    },
    busy: () => new Error('busy'),
    held: () => new Error('held for too long'),
  })
  return { lanes, carried }
}

describe('lanes', () => {
  it('carry others out while one member is held, and his orders in their order once he is free', async () => {
    const held = new Set(['a1'])
    const { lanes, carried } = lanesOver(held)
    const waiting = [1, 2].map((number) => lanes.submit({ member: 'a1', number }))
    expect(await Promise.all([3, 4, 5].map((number) => lanes.submit({ member: 'b2', number })))).toEqual([3, 4, 5])
    const late = lanes.submit({ member: 'a1', number: 6 })
    expect(await lanes.submit({ member: 'b2', number: 7 })).toBe(7)
    expect(carried.map(({ number }) => number)).toEqual([3, 4, 5, 7])
    held.clear()
    expect(await Promise.all([...waiting, late])).toEqual([1, 2, 6])
    expect(carried.map(({ number }) => number)).toEqual([3, 4, 5, 7, 1, 2, 6])
  })

  it('refuse what stays held, and forget its member', async () => {
    const held = new Set(['a1'])
    const { lanes } = lanesOver(held)
    const refused = expect(lanes.submit({ member: 'a1', number: 1 })).rejects.toThrow('held for too long')
    expect(await lanes.submit({ member: 'b2', number: 2 })).toBe(2)
    await refused
    held.clear()
    expect(await lanes.submit({ member: 'a1', number: 3 })).toBe(3)
  })

  it('leave a mistake with the one who made it', async () => {
    const { lanes, carried } = lanesOver(new Set(), new Set([2]))
    const [, , ...results] = await Promise.allSettled([
      // The first goes at once and alone; the others share a batch.
      ...[0, 1, 2, 3, 1].map((number) => lanes.submit({ member: 'c3', number })),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
    expect(carried.map(({ number }) => number)).toEqual([0, 1, 3, 1])
  })
})
