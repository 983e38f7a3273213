import { expect, it } from 'vitest'
import { documentPath } from './document-path.ts'

it.each([
  ['ADJUSTMENT', '/adjustments/7/show'],
  ['WITHDRAWAL', '/withdrawals/7/show'],
  ['DEPOSIT', '/deposits/7/show'],
  ['BET', '/bets/7'],
  ['PROMOTION_CLAIM', '/promotionClaims/7/show'],
  ['TURNOVER', '/members/m/show/bonuses'],
  ['MISSION', '/missions'],
  ['LEADERBOARD', '/leaderboards'],
  ['VENDOR_TRANSFER', null],
] as const)('the document of a movement of kind %s is shown at %s', (documentKind, path) => {
  expect(documentPath({ memberId: 'm', documentKind, documentId: '7' })).toBe(path)
})
