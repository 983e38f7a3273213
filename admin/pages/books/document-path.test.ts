import { expect, it } from 'vitest'
import { documentPath } from './document-path.ts'

it.each([
  ['adjustment', '/adjustments/7/show'],
  ['withdrawal', '/withdrawals/7/show'],
  ['deposit', '/deposits/7/show'],
  ['bet', '/bets/7'],
  ['promotion-claim', '/promotionClaims/7/show'],
  ['turnover', '/members/m/show/bonuses'],
  ['mission', '/missions'],
  ['leaderboard', '/leaderboards'],
  ['wallet-transfer', null],
])('the document of a movement of kind %s is shown at %s', (documentKind, path) => {
  expect(documentPath({ memberId: 'm', documentKind, documentId: '7' })).toBe(path)
})
