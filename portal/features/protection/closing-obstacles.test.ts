import { expect, it } from 'vitest'
import { listObstacles } from './closing-obstacles.tsx'

const nothing = {
  openBets: false,
  depositId: null,
  withdrawalId: null,
  vendorWallets: false,
  bonus: false,
  checks: false,
  balance: '0.00',
}

it('lets an account be closed when nothing is left', () => expect(listObstacles(nothing)).toEqual([]))

it('names all that is left at once, each with the page where it ends', () => {
  const all = listObstacles({ ...nothing, depositId: 'd1', checks: true, balance: '50000.00' })
  expect(all.map(({ kind, page }) => [kind, page])).toEqual([
    ['deposit', '/member/depositv2?deposit=d1'],
    ['checks', undefined],
    ['balance', '/member/withdraw'],
  ])
})
