// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import words from '../../../locales/vi/referral.json'
import { playGateway, refused } from '../../testing/gateway.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { stage } from '../../testing/stage.tsx'
import ReferralPage from './referral-page.tsx'

const rule = {
  fixed: '50000.00',
  percent: 10,
  greatestShare: '500000.00',
  leastDeposit: '200000.00',
  leastValidBet: '1000000.00',
  mostFriends: 20,
}
const sums = { code: 'K7WQ2MHX', currency: 'VND', came: 2, deposited: 1, waiting: 1, paid: 0, paidThisMonth: 0 }
const friend = {
  id: 'f1',
  account: 'ba***1',
  state: 'PLAYED',
  reason: null,
  reward: '70000.00',
  cameAt: '2026-11-20T02:00:00Z',
  depositedAt: null,
  playedAt: null,
  paidAt: null,
}
const pageOf = (items: object[]) => ({
  items,
  pageInfo: { page: 1, pageSize: 20, totalPages: 1, totalItems: items.length },
})

beforeEach(() => signedIn())

it('shows the link with the own code, the rule in words and who came', async () => {
  playGateway({
    referral: () => ({ ...sums, rule, earned: '0.00' }),
    referredFriends: () => pageOf([friend, { ...friend, id: 'f2', state: 'HELD', reason: 'SAME_NAME' }]),
  })
  stage(<ReferralPage />)
  expect(await screen.findByText(/\/\?referralCode=K7WQ2MHX$/)).toBeTruthy()
  expect(screen.getByRole('img', { name: words.qr })).toBeTruthy()
  expect(within(screen.getByRole('region', { name: words.how })).getAllByRole('listitem')).toHaveLength(4)
  expect(await screen.findByText(words.reasons.SAME_NAME)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Nhận thưởng cho/ })).toHaveLength(1)
})

it('takes a reward, and says why where it is refused', async () => {
  const asked = playGateway({
    referral: () => ({ ...sums, rule, earned: '0.00' }),
    referredFriends: () => pageOf([friend]),
    claimReferral: () => refused('REFERRAL_HELD', 'Phần thưởng này đang được kiểm tra.'),
  })
  const { person } = stage(<ReferralPage />)
  await person.click(await screen.findByRole('button', { name: /^Nhận thưởng cho/ }))
  await waitFor(() => expect(asked.claimReferral).toEqual([{ id: 'f1' }]))
  // Read anew: the row shows what became of it.
  await waitFor(() => expect(asked.referredFriends?.length).toBeGreaterThan(1))
})

it('says that nothing is given where no rule runs, and keeps the link', async () => {
  playGateway({ referral: () => ({ ...sums, rule: null, earned: '0.00' }), referredFriends: () => pageOf([]) })
  stage(<ReferralPage />)
  expect(await screen.findByText(words.notRunning)).toBeTruthy()
  expect(screen.getByText(sums.code)).toBeTruthy()
  expect(await screen.findByText(words.noFriends)).toBeTruthy()
})
