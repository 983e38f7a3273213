// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import words from '../../../../locales/vi/pay.json'
import { earning, team } from '../../../testing/agent.ts'
import { playGateway } from '../../../testing/gateway.ts'
import { stage } from '../../../testing/stage.tsx'
import { TeamContext } from '../use-team.ts'
import { DailySalaryPage } from './pay-page.tsx'

const tier = (validBet: string, activeMembers: number, rate: number) => ({
  validBet,
  loss: '0.00',
  activeMembers,
  rate,
})
const { measures } = earning
const next = {
  tier: tier('5000.00', 3, 50_000),
  missing: { validBet: '3500.00', loss: '0.00', activeMembers: 1 },
}
const correction = { ...earning, id: 'e2', revision: 1, amount: '-5.00', paid: '-5.00', net: '20.00', gross: '40.00' }
const pageInfo = { page: 1, pageSize: 20, totalPages: 1, totalItems: 1 }
const person = (memberId: string, account: string, isOwn: boolean, validBet: string) => ({
  memberId,
  account,
  isOwn,
  validBet,
  loss: '0.00',
  member: null,
})

/** Plays an agent with a correction of yesterday, and a line of two below. */
function playPay() {
  const explained = (id: string) => ({
    ...(id === 'e1' ? earning : correction),
    pick: 'HIGHEST',
    tiers: [tier('0.00', 0, 30_000), next.tier],
    next,
    lossParts: { stake: '1000.00', payout: '200.00', bonuses: '0.00', rebates: '0.00', commissions: '0.00' },
    revisions: [earning, correction],
    movements: [{ id: 'm1', amount: '25.00', at: '2026-11-22T17:02:00Z' }],
    downlines: {
      items: [{ memberId: 'a2', account: 'agent02', rate: 20_000, amount: '20.00', measures }],
      pageInfo,
    },
    parts: ({ memberId }: { memberId?: string | null }) => ({
      items:
        memberId === 'a2'
          ? [person('a2', 'agent02', true, '1000.00')]
          : [person('a1', 'agent01', true, '500.00'), person('a2', 'agent02', false, '1000.00')],
      pageInfo,
    }),
    bets: {
      items: [
        {
          id: 'b1',
          gameName: 'Vàng ơi',
          vendorName: 'JILI',
          state: 'SETTLED',
          stake: '1000.00',
          validBet: '1000.00',
          payout: '200.00',
          placedAt: '2026-11-22T03:00:00Z',
        },
      ],
      pageInfo,
    },
  })
  return playGateway({
    earnings: () => ({ items: [correction, earning], totals: { amount: '20.00', paid: '20.00' }, pageInfo }),
    earning: ({ id }) => explained(String(id)),
    income: () => [{ day: '2026-11-22', kind: 'DAILY_SALARY', amount: '20.00', paid: '20.00' }],
    forecasts: () => [
      {
        kind: 'DAILY_SALARY',
        period: 'DAY',
        contractId: 'c1',
        version: 2,
        window: { from: '2026-11-22T17:00:00Z', until: '2026-11-23T17:00:00Z' },
        countedUntil: '2026-11-23T02:00:00Z',
        measures,
        carriedIn: '0.00',
        rate: 30_000,
        gross: '45.00',
        net: '25.00',
        next,
      },
    ],
  })
}

const page = (
  <TeamContext value={team}>
    <DailySalaryPage />
  </TeamContext>
)

it('shows what the running window comes to and what is missing to the next tier, in words and bars', async () => {
  playPay()
  stage(page)
  const forecast = await screen.findByRole('region', { name: words.forecast })
  expect(forecast.textContent).toContain('Đang ở bậc 3%')
  expect(forecast.textContent).toContain('45 − 20 tuyến dưới')
  expect(forecast.textContent).toContain('Còn thiếu 3.500 cược hợp lệ và 1 hội viên hoạt động để đạt bậc 5%.')
  const [bet, active] = within(forecast).getAllByRole<HTMLProgressElement>('progressbar')
  expect([bet?.value, active?.value]).toEqual([30, 66])
})

it('opens an amount to its reckoning, and the correction to what it corrects', async () => {
  const asked = playPay()
  const { person: agent } = stage(page)
  expect(await screen.findByText('Điều chỉnh lần 1')).toBeTruthy()
  await agent.click(await screen.findByRole('button', { name: 'Xem cách tính −5, kỳ 22/11' }))
  const reckoning = await screen.findByRole('region', { name: words.reckoning })
  const dialog = screen.getByRole('dialog')
  const lines = within(reckoning).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Cược hợp lệ được tính1.500',
    '× tỷ lệ 3%',
    'Hợp đồng đạt40',
    '− phần của tuyến dưới trực tiếp−20',
    'Phần của bạn20',
    'Đã tính ở lần trước−25',
    'Bị thu hồi−5',
    'Đã trả−5',
  ])
  await agent.click(within(dialog).getByRole('button', { name: words.first }))
  expect(await within(dialog).findByText('Được trả')).toBeTruthy()
  expect(asked.earning).toContainEqual({ id: 'e1' })
})

it('says beside each amount how it follows from what the contract came to', async () => {
  playPay()
  stage(page)
  const table = await screen.findByRole('table', { name: words.earnings })
  expect(table.textContent).toContain('+2545 − 20 tuyến dưới')
  expect(table.textContent).toContain('−540 − 20 tuyến dưới − 25 đã tính')
})

it('goes down the team of an amount to the bets of a member', async () => {
  const asked = playPay()
  const { person: agent } = stage(page)
  await agent.click(await screen.findByRole('button', { name: 'Xem cách tính +25, kỳ 22/11' }))
  await agent.click(await screen.findByRole('button', { name: 'Mở nhánh agent02' }))
  await agent.click(await screen.findByRole('button', { name: 'Xem cược của agent02' }))
  expect(await screen.findByText('Vàng ơi')).toBeTruthy()
  expect(asked.earning).toContainEqual({ id: 'e1' })
})
