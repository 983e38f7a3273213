// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import words from '../../../locales/vi/missions.json'
import { playGateway } from '../../testing/gateway.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { stage } from '../../testing/stage.tsx'
import MissionsPage from './missions-page.tsx'

const mission = {
  code: 'hai-muoi-van',
  name: '20 ván trong ngày',
  period: 'DAY',
  goal: 'BETS',
  categories: [],
  currency: 'VND',
  target: '20.00',
  reward: '5000.00',
  startsOn: '2026-11-23',
  endsAt: '2026-11-23T17:00:00Z',
  done: '20.00',
  owed: '0.00',
  shortfall: '0.00',
  state: 'REACHED',
  claimedAt: null,
}
const board = {
  code: 'dua-top-tuan',
  name: 'Đua top tuần',
  categories: ['SLOTS'],
  currency: 'VND',
  prizes: ['100.00', '50.00'],
  leastValidBet: '10.00',
  startsOn: '2026-11-23',
  endsAt: '2026-11-29T17:00:00Z',
  places: [
    { place: 1, account: 'de***7', validBet: '300.00', prize: '100.00', isOwn: false },
    { place: 2, account: 'de***1', validBet: '200.00', prize: '50.00', isOwn: true },
  ],
  own: { place: 2, validBet: '200.00', days: [{ day: '2026-11-23', validBet: '200.00' }] },
}
const won = {
  id: 'w1',
  name: board.name,
  startsOn: '2026-11-16',
  place: 1,
  validBet: '9.00',
  prize: '100.00',
  claimedAt: null,
}

beforeEach(() => signedIn())

it('shows how far a mission is, and takes its reward', async () => {
  const asked = playGateway({ missions: () => [mission], claimMission: () => ({ missions: [], userErrors: [] }) })
  const { person } = stage(<MissionsPage />)
  expect(await screen.findByText('20 / 20')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: words.claimOf.replace('{{name}}', mission.name) }))
  await waitFor(() => expect(asked.claimMission).toEqual([{ code: mission.code, startsOn: mission.startsOn }]))
  await waitFor(() => expect(asked.missions?.length).toBeGreaterThan(1))
})

it('says what is missing after a reward, and offers nothing to take', async () => {
  playGateway({ missions: () => [{ ...mission, done: '18.00', state: 'CLAIMED', shortfall: '2.00' }] })
  stage(<MissionsPage />)
  expect(await screen.findByText(words.shortfall.replace('{{amount}}', '2'))).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Nhận thưởng/ })).toBeNull()
})

it('shows the own place among the first ones, and takes a prize that was won', async () => {
  const asked = playGateway({
    missions: () => [],
    missionLeaderboards: () => ({ leaderboards: [board], won: [won] }),
    claimLeaderboardPrize: () => ({ standings: null, userErrors: [] }),
  })
  const { person } = stage(<MissionsPage />)
  expect(await screen.findByText(words.noMissions)).toBeTruthy()
  await person.click(screen.getByRole('tab', { name: words.leaderboards }))
  expect((await screen.findByRole('region', { name: words.myPlace })).textContent).toContain('2')
  expect(screen.getByText(words.you)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: words.claimOf.replace('{{name}}', won.name) }))
  await waitFor(() => expect(asked.claimLeaderboardPrize).toEqual([{ id: 'w1' }]))
})
