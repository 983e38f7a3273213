// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import words from '../../../locales/vi/reward-centre.json'
import { keepMember, type Me } from '../../session/member-store.ts'
import { playGateway } from '../../testing/gateway.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { stage } from '../../testing/stage.tsx'
import RewardCentrePage from './reward-centre-page.tsx'

const rain = {
  id: 'r1',
  title: 'Lì xì cuối tuần',
  text: '',
  startsAt: '2026-11-23T00:00:00Z',
  endsAt: '2026-11-29T00:00:00Z',
  isDaily: false,
  leastRank: 0,
  currency: 'VND',
  least: '1000.00',
  greatest: '50000.00',
  envelopes: 10,
  left: 9,
  standing: 'OPEN',
  opening: null,
}
const opened = {
  ...rain,
  standing: 'OPENED',
  left: 8,
  opening: { id: 'o1', amount: '8000.00', openedAt: rain.startsAt },
}
const ladder = {
  currency: 'VND',
  today: '2026-11-25',
  endsAt: '2026-11-25T17:00:00Z',
  step: 1,
  isClaimed: false,
  steps: [
    { kind: 'MONEY', amount: '1000.00', state: 'TODAY' },
    { kind: 'POINTS', amount: '20.00', state: 'LATER' },
  ],
}
const raffle = {
  id: 'f1',
  title: 'Vòng quay',
  text: '',
  startsAt: rain.startsAt,
  endsAt: rain.endsAt,
  currency: 'VND',
  leastDeposit: null,
  standing: 'OPEN',
  tickets: 1,
  totalWeight: 4,
  prizes: [
    { place: 1, kind: 'MONEY', name: '10.000 đ', amount: '10000.00', weight: 1 },
    { place: 2, kind: 'NOTHING', name: 'Chúc may mắn', amount: '0.00', weight: 3 },
  ],
}
const page = {
  envelopeRains: () => [rain],
  signInDays: () => ladder,
  raffles: () => [raffle],
  promotions: () => [],
  vip: () => ({ bonuses: [] }),
  referral: () => ({ waiting: 0, earned: '0.00' }),
  pointBalance: () => ({ points: '5.00' }),
  raffleSpins: () => ({ items: [] }),
}

beforeEach(() => signedIn())

it('opens an envelope, and shows what is in it once that was answered', async () => {
  const asked = playGateway({ ...page, openEnvelope: () => ({ rain: opened, userErrors: [] }) })
  const { person } = stage(<RewardCentrePage />)
  const button = await screen.findByRole('button', { name: words.envelope.open })
  expect(screen.queryByText(words.envelope.found)).toBeNull()
  await person.click(button)
  await waitFor(() => expect(screen.getAllByText('8.000 ₫').length).toBeGreaterThan(0))
  expect(asked.openEnvelope).toEqual([{ id: 'r1' }])
})

it('says exact chances, and a spin is sent with a key of its own', async () => {
  const spin = { id: 's1', raffleId: 'f1', place: 2, kind: 'NOTHING', name: 'Chúc may mắn' }
  const asked = playGateway({ ...page, spinRaffle: () => ({ spin, userErrors: [] }) })
  const { person } = stage(<RewardCentrePage />)
  expect(await screen.findByText(/^1\/4 \(25/)).toBeTruthy()
  expect(screen.getByText(/^3\/4 \(75/)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: words.raffle.spin }))
  await waitFor(() => expect(asked.spinRaffle).toHaveLength(1))
  await person.click(screen.getByRole('button', { name: words.raffle.spin }))
  await waitFor(() => expect(asked.spinRaffle).toHaveLength(2))
  const keys = (asked.spinRaffle as { idempotencyKey: string }[]).map(({ idempotencyKey }) => idempotencyKey)
  expect(new Set(keys).size).toBe(2)
})

it('shows who plays for free what he would get, and takes nothing for him', async () => {
  keepMember({ member: { id: 'm1', account: 'trial', isTrial: true } as Me, refresh: async () => undefined })
  const asked = playGateway(page)
  stage(<RewardCentrePage />)
  expect(await screen.findByText(words.trial)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: words.register }).length).toBe(3)
  expect(asked.vip ?? []).toEqual([])
})
