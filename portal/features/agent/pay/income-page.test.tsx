// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import words from '../../../../locales/vi/pay.json'
import { team } from '../../../testing/agent.ts'
import { playGateway } from '../../../testing/gateway.ts'
import { stage } from '../../../testing/stage.tsx'
import { TeamContext } from '../use-team.ts'
import IncomePage from './income-page.tsx'

const page = (
  <TeamContext value={team}>
    <IncomePage />
  </TeamContext>
)

it('sums what was earned by kind and by day, and each amount leads to its windows', async () => {
  const asked = playGateway({
    income: () => [
      { day: '2026-11-20', kind: 'DAILY_SALARY', amount: '20.00', paid: '20.00' },
      { day: '2026-11-21', kind: 'DAILY_SALARY', amount: '-5.50', paid: '0.00' },
      { day: '2026-11-21', kind: 'HOURLY_SALARY', amount: '3.00', paid: '3.00' },
    ],
  })
  stage(page)
  const day = await screen.findByRole('link', { name: 'Xem Lương ngày ngày 21/11: −5,50' })
  expect(day.getAttribute('href')).toBe('/agentHome/agentDailyWages2?day=2026-11-21')
  const daily = screen.getByRole('link', { name: 'Xem Lương ngày' })
  expect(daily.textContent).toContain('14,50')
  expect(daily.getAttribute('href')).toBe('/agentHome/agentDailyWages2?period=month')
  expect(screen.getByRole('region', { name: words.incomeByKind }).textContent).toContain('17,50')
  expect(asked.income).toEqual([{ span: { from: '2026-10-25', to: '2026-11-23' } }])
})

it('says where nothing was earned', async () => {
  playGateway({ income: () => [] })
  stage(page)
  expect(await screen.findByText(words.noIncome)).toBeTruthy()
})
