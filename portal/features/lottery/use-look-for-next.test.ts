import { expect, it } from 'vitest'
import { firstClose } from './use-look-for-next.ts'

it('waits for the lottery whose draw closes first, and for none that takes no bets', () => {
  const closing = (closesAt: string) => ({ currentDraw: { closesAt } })
  expect(firstClose([closing('2026-11-22T05:01:00Z'), { currentDraw: null }, closing('2026-11-22T05:00:30Z')])).toBe(
    '2026-11-22T05:00:30Z',
  )
  expect(firstClose([{ currentDraw: null }])).toBeNull()
})
