// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import words from '../../../../../locales/vi/pay.json'
import { earning, team } from '../../../../testing/agent.ts'
import { type Answers, playGateway, refused } from '../../../../testing/gateway.ts'
import { stage } from '../../../../testing/stage.tsx'
import { TeamContext } from '../../use-team.ts'
import { DailySalaryPage } from '../pay-page.tsx'

const dispute = {
  id: 'd1',
  reason: 'RATE_WRONG',
  content: 'Hợp đồng ghi 4%',
  state: 'OPEN',
  answer: null,
  createdAt: '2026-11-23T01:00:00Z',
  closedAt: null,
}
const answered = {
  ...dispute,
  state: 'REJECTED',
  answer: 'Phiên bản 2 ghi 3%',
  closedAt: '2026-11-23T01:30:00Z',
}

/** Opens the amount of an agent, under dispute or not. */
async function open(known: object | null, answers: Answers = {}) {
  const pageInfo = { page: 1, pageSize: 20, totalPages: 1, totalItems: 1 }
  const shown = { ...earning, dispute: known }
  const asked = playGateway({
    earnings: () => ({ items: [shown], totals: { amount: '25.00', paid: '25.00' }, pageInfo }),
    earning: () => ({
      ...shown,
      pick: 'HIGHEST',
      tiers: [],
      next: null,
      lossParts: { stake: '0.00', payout: '0.00', bonuses: '0.00', rebates: '0.00', commissions: '0.00' },
      revisions: [shown],
      movements: [],
      downlines: { items: [], pageInfo },
      parts: { items: [], pageInfo },
    }),
    income: () => [],
    forecasts: () => [],
    ...answers,
  })
  const { person } = stage(
    <TeamContext value={team}>
      <DailySalaryPage />
    </TeamContext>,
  )
  await person.click(await screen.findByRole('button', { name: 'Xem cách tính +25, kỳ 22/11' }))
  const section = await screen.findByRole('region', { name: words.dispute.title }, patiently)
  return { asked, person, section }
}
/** The first amount that is opened loads what the dialog is made of. */
const patiently = { timeout: 10_000 }
const press = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T02:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

it('an amount is disputed with a reason and a text, and shows it in the dialog and in the table', async () => {
  const { asked, person, section } = await open(null, {
    disputeEarning: () => ({ earning: { ...earning, dispute }, userErrors: [] }),
  })
  await person.click(press(words.dispute.open))
  await person.click(press(words.dispute.send))
  expect(await within(section).findByText(words.dispute.reasonNeeded)).toBeTruthy()
  expect(asked.disputeEarning).toEqual([])
  await person.selectOptions(within(section).getByRole('combobox'), 'RATE_WRONG')
  await person.type(within(section).getByRole('textbox'), '  Hợp đồng ghi 4% ')
  await person.click(press(words.dispute.send))
  expect(await within(section).findByText(words.dispute.waiting)).toBeTruthy()
  expect(asked.disputeEarning).toEqual([{ id: 'e1', reason: 'RATE_WRONG', content: 'Hợp đồng ghi 4%' }])
  expect(screen.getAllByText(words.dispute.states.OPEN)).toHaveLength(2)
})

it('what was written stays when it is refused', async () => {
  const message = 'Bạn đang có 20 khiếu nại chờ trả lời'
  const { person, section } = await open(null, { disputeEarning: () => refused('DISPUTES_TOO_MANY', message) })
  await person.click(press(words.dispute.open))
  await person.selectOptions(within(section).getByRole('combobox'), 'OTHER')
  await person.type(within(section).getByRole('textbox'), 'Thiếu tiền')
  await person.click(press(words.dispute.send))
  expect(await within(section).findByText(message)).toBeTruthy()
  expect(within(section).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Thiếu tiền')
})

it('a dispute is withdrawn while nobody answered', async () => {
  const { asked, person, section } = await open(dispute, {
    withdrawDispute: () => ({ dispute: { ...dispute, state: 'WITHDRAWN' }, userErrors: [] }),
  })
  expect(section.textContent).toContain(dispute.content)
  await person.click(press(words.dispute.withdraw))
  expect(await within(section).findByText(words.dispute.states.WITHDRAWN)).toBeTruthy()
  expect(asked.withdrawDispute).toEqual([{ id: 'd1' }])
  expect(press(words.dispute.again)).toBeTruthy()
})

it('the answer is read, and the amount may be disputed again', async () => {
  const { section } = await open(answered)
  expect(section.textContent).toContain(answered.answer)
  expect(screen.queryByRole('button', { name: words.dispute.withdraw })).toBeNull()
  expect(press(words.dispute.again)).toBeTruthy()
})

it('nothing is disputed sixty days after the window', async () => {
  vi.setSystemTime(new Date('2027-01-21T17:00:01Z'))
  const { section } = await open(null)
  expect(section.textContent).toContain('60 ngày')
  expect(within(section).queryByRole('button')).toBeNull()
})
