// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import words from '../../../locales/vi/promotions.json'
import { keepSessionToken } from '../../data/session-token.ts'
import { useOpenDialog } from '../../dialogs/dialog-store.ts'
import { keepMember, type Me } from '../../session/member-store.ts'
import { type Answers, playGateway, refused } from '../../testing/gateway.ts'
import { stage } from '../../testing/stage.tsx'
import PromotionsPage from './promotions-page.tsx'

const reward = { kind: 'FIXED', amount: '131000.00', percent: null, cap: null, points: null, tickets: null, days: null }
const audience = {
  newMembersDays: null,
  leastLevel: null,
  greatestLevel: null,
  leastDeposits: null,
  inactiveDays: null,
}
const terms = {
  trigger: 'CONTACT',
  approval: 'OPERATOR',
  reward,
  leastDeposit: null,
  loss: null,
  contact: 'ZALO',
  times: 1,
  audience,
  turnover: {
    multiplier: 3,
    countsDeposit: false,
    weights: [],
    greatestBet: null,
    breach: 'UNCOUNTED',
    forfeitsWinnings: false,
    days: null,
  },
}
const zalo = {
  __typename: 'Promotion',
  id: 'zalo',
  category: 'EVENT',
  title: 'Thêm Zalo',
  summary: 'Nhận tới 131.000',
  content: '',
  standing: 'CLOSED',
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
  currency: 'VND',
  obstacle: 'CONTACT_MISSING',
  offer: null,
  terms,
  claim: null,
}
const loss = {
  ...zalo,
  id: 'loss',
  title: 'Hoàn tiền thua',
  standing: 'CLAIM',
  obstacle: null,
  offer: '25000.00',
  terms: {
    ...terms,
    trigger: 'LOSS',
    approval: 'AUTOMATIC',
    contact: null,
    loss: { period: 'WEEK', least: '200000.00' },
    reward: { ...reward, kind: 'PERCENT', amount: null, percent: 5, cap: '2000000.00' },
    times: 520,
  },
}
const points = {
  ...zalo,
  id: 'points',
  title: 'Điểm VIP',
  currency: 'POINT',
  standing: 'JOIN',
  obstacle: null,
  terms: {
    ...terms,
    trigger: 'APPLY',
    contact: null,
    reward: { ...reward, kind: 'POINTS', amount: null, points: 500 },
    audience: { ...audience, leastLevel: 2, inactiveDays: 30, leastDeposits: { amount: '300000.00', days: 7 } },
  },
}

function visit(answers: Answers = {}, isSignedIn = true) {
  if (isSignedIn) {
    keepSessionToken('token')
    const member = { account: 'demo01', isTrial: false, isAgent: false } as unknown as Me
    keepMember({ member, refresh: () => Promise.resolve() })
  }
  const asked = playGateway({ promotions: () => [zalo, loss, points], ...answers })
  return { asked, ...stage(<PromotionsPage />) }
}
const card = async (name: string) => within(await screen.findByRole('article', { name }))

it('shows a visitor no field for codes', async () => {
  visit({}, false)
  await card('Thêm Zalo')
  expect(screen.queryByLabelText(words.code.label)).toBeNull()
})

it('says what is missing and leads there, and what a return of losses gives now', async () => {
  visit()
  const missing = await card('Thêm Zalo')
  expect(missing.getByText(/Bạn chưa có Zalo/)).toBeTruthy()
  expect(missing.getByRole('link', { name: words.toProfile }).getAttribute('href')).toContain('profile')
  expect((await card('Hoàn tiền thua')).getByText(/25.000/)).toBeTruthy()
  expect((await card('Điểm VIP')).getByText('500 điểm')).toBeTruthy()
})

it('promises nobody a first deposit who has made it, whoever else it is for', async () => {
  const audience = { ...zalo.terms.audience, newMembersDays: 7 }
  const terms = { ...zalo.terms, trigger: 'FIRST_DEPOSIT', audience }
  visit({ promotions: () => [{ ...zalo, title: 'Nạp lần đầu', obstacle: 'FIRST_DEPOSIT_MADE', terms }] })
  const first = await card('Nạp lần đầu')
  expect(first.getByText(words.standing.NOT_ANY_MORE)).toBeTruthy()
  expect(first.getByText(words.obstacles.FIRST_DEPOSIT_MADE)).toBeTruthy()
})

it('calls nothing closed that only lacks something, and says nothing twice', async () => {
  const over = { ...zalo, id: 'over', title: 'Hết hạn', obstacle: null }
  visit({ promotions: () => [zalo, over, loss] })
  expect((await card('Thêm Zalo')).getByText(words.standing.NOT_ELIGIBLE)).toBeTruthy()
  expect((await card('Hết hạn')).getByText(words.standing.CLOSED)).toBeTruthy()
  const open = await card('Hoàn tiền thua')
  expect(open.getByRole('button', { name: words.act.CLAIM })).toBeTruthy()
  expect(open.queryByText(words.standing.CLAIM)).toBeNull()
})

it('says of a daily one that was had that it comes again tomorrow', async () => {
  const daily = { ...loss, id: 'daily', title: 'Mỗi ngày', standing: 'CLAIMED', offer: null }
  visit({ promotions: () => [{ ...daily, terms: { ...loss.terms, trigger: 'DAY', loss: null } }] })
  const had = await card('Mỗi ngày')
  expect(had.getByText(words.again.DAY)).toBeTruthy()
  expect(had.queryByText(words.noEnd)).toBeNull()
})

it('asks for the code where one is asked for, and gives the focus back to the card', async () => {
  const code = { ...points, id: 'code', title: 'Nhập mã nhận 50K', terms: { ...points.terms, trigger: 'CODE' } }
  const { asked, person } = visit({
    promotions: () => [code],
    redeemPromotionCode: () => ({ promotion: { ...code, standing: 'CLAIMED' }, userErrors: [] }),
  })
  const opener = (await card('Nhập mã nhận 50K')).getByRole('button', { name: words.act.CODE })
  await person.click(opener)
  const dialog = within(await screen.findByRole('dialog'))
  await person.type(dialog.getByLabelText(words.code.label), 'QUATANG50')
  await person.click(dialog.getByRole('button', { name: words.code.send }))
  await waitFor(() => expect(asked.redeemPromotionCode).toEqual([{ code: 'QUATANG50' }]))
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

it('tells who plays for free that promotions need a real account, not that a game does', async () => {
  keepSessionToken('token')
  const member = { account: 'trial', isTrial: true, isAgent: false } as unknown as Me
  keepMember({ member, refresh: () => Promise.resolve() })
  playGateway({ promotions: () => [loss] })
  const Opened = () => <output>{JSON.stringify(useOpenDialog())}</output>
  const { person } = stage(
    <>
      <PromotionsPage />
      <Opened />
    </>,
  )
  await person.click((await card('Hoàn tiền thua')).getByRole('button'))
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: words.trial }))
  const opened = { name: 'need-true-account', arguments: { isFor: 'promotion' } }
  expect(JSON.parse(screen.getByRole('status', { hidden: true }).textContent)).toMatchObject(opened)
})

it('says the terms in words: whose deposits, which level, how long without a bet, and nothing to play for points', async () => {
  const { person } = visit()
  await person.click((await card('Điểm VIP')).getByRole('button'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/VIP 2 trở lên/)).toBeTruthy()
  expect(dialog.getByText(/nạp trong 7 ngày gần đây từ/)).toBeTruthy()
  expect(dialog.getByText(/chưa cược trong 30 ngày/)).toBeTruthy()
  expect(dialog.getByText(words.free.POINTS)).toBeTruthy()
  expect(dialog.queryByText(/trước khi rút/)).toBeNull()
})

it('takes a code, says in one sentence why one does not work, and asks for one first', async () => {
  let works = false
  const { asked, person } = visit({
    redeemPromotionCode: () =>
      works
        ? { promotion: { ...zalo, standing: 'CLAIMED' }, userErrors: [] }
        : refused('PROMOTION_CODE_WRONG', 'Mã này không dùng được.'),
  })
  const field = await screen.findByLabelText(words.code.label)
  const send = screen.getByRole('button', { name: words.code.send })
  await person.click(send)
  expect(await screen.findByText(words.code.missing)).toBeTruthy()
  await person.type(field, 'tet-2027')
  await person.click(send)
  expect(await screen.findByText('Mã này không dùng được.')).toBeTruthy()
  works = true
  await person.click(send)
  expect(await screen.findByText(words.done.CLAIMED)).toBeTruthy()
  expect(asked).toBeTruthy()
})
