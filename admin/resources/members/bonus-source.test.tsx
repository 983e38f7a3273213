// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { BonusSource } from './BonusSource.tsx'

const PROMOTION = '0199a1b2-0000-7000-8000-000000000001'
const words = [
  { language: 'vi', title: 'Thưởng nạp' },
  { language: 'en', title: 'Deposit bonus' },
]
const promotions = {
  getOne: async () => ({ data: { id: PROMOTION, draft: { words }, published: null } as never }),
}
const bucket = { source: 'BONUS', programme: null, documentId: 'd1' } as const

it('a bonus of a promotion bears its title, and leads to the claim', async () => {
  const part = <BonusSource bucket={{ ...bucket, programme: PROMOTION }} documentKind={undefined} />
  await show(part, { permissions: ['PROMOTIONS_READ'], dataProvider: promotions })
  const link = await screen.findByRole('link', { name: 'Deposit bonus' })
  expect(link.getAttribute('href')).toContain('/promotionClaims/d1/show')
})

it('who may not read promotions is led to the claim all the same', async () => {
  await show(<BonusSource bucket={{ ...bucket, programme: PROMOTION }} documentKind={undefined} />)
  expect(screen.getByRole('link', { name: 'Claim of a promotion' })).toBeDefined()
})

it.each([
  ['ENVELOPE', 'Red envelope'],
  ['SIGN_IN', 'Sign-in day'],
  ['RAFFLE_SPIN', 'Raffle prize'],
  ['VIP_BONUS', 'VIP bonus'],
  ['MISSION', 'Reward of a mission'],
  ['LEADERBOARD', 'Prize of a leaderboard'],
  ['REFERRAL', 'Reward for a friend'],
  ['REDEMPTION', 'Redemption of points'],
  [undefined, 'Bonus'],
] as const)('what %s gave is called %s', async (documentKind, word) => {
  await show(<BonusSource bucket={bucket} documentKind={documentKind} />)
  expect(screen.getByText(word)).toBeDefined()
})
