// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import money from '../../../locales/vi/money.json'
import words from '../../../locales/vi/points.json'
import { keepSessionToken } from '../../data/session-token.ts'
import { keepMember, type Me } from '../../session/member-store.ts'
import { type Answers, playGateway, refused } from '../../testing/gateway.ts'
import { stage } from '../../testing/stage.tsx'
import PointMallPage from './point-mall-page.tsx'

const pageInfo = { page: 1, pageSize: 24, totalPages: 1, totalItems: 2 }
const bottle = {
  __typename: 'PointReward',
  id: 'g1',
  kind: 'GOODS',
  name: 'Bình giữ nhiệt',
  description: 'Inox hai lớp',
  pictureUrl: null,
  pointsRequired: '6000.00',
  amountRequired: '20000.00',
  amountGiven: '0.00',
  currency: 'VND',
  stock: 5,
}
const sold = { ...bottle, id: 'g2', name: 'Tai nghe', stock: 0 }
const config = {
  currency: 'VND',
  steps: [{ from: '100000.00', points: '1.20' }],
  exchangeAmount: '800.00',
  minimumPoints: '500.00',
}

function visit(answers: Answers = {}) {
  const asked = playGateway({
    pointConfig: () => config,
    security: () => ({ hasPaymentPassword: true, shortestPaymentPassword: 6 }),
    pointRewards: () => ({ items: [bottle, sold], pageInfo }),
    pointBalance: () => ({ points: '15000.00' }),
    redemptions: () => ({ items: [], pageInfo: { ...pageInfo, totalItems: 0, totalPages: 0 } }),
    pointChanges: () => ({ nodes: [], pageInfo: { endCursor: null, hasNextPage: false } }),
    ...answers,
  })
  return { asked, ...stage(<PointMallPage />) }
}

function signIn() {
  keepSessionToken('token')
  const member = { account: 'demo01', isTrial: false, isAgent: false } as unknown as Me
  keepMember({ member, refresh: () => Promise.resolve() })
}
const card = async (name: string) => within(await screen.findByRole('article', { name }))

it('shows visitors what could be had and the table of points, and leads them to sign in', async () => {
  const { asked, person } = visit()
  expect(await screen.findByText(words.invitation)).toBeTruthy()
  expect((await card('Bình giữ nhiệt')).getByText(/6.000 điểm/)).toBeTruthy()
  const none = (await card('Tai nghe')).getByRole('button', { name: words.redeem })
  expect(none.getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('tab', { name: words.history })).toBeNull()
  await person.click(screen.getByRole('tab', { name: words.ratioTable }))
  expect(await screen.findByText('1,2')).toBeTruthy()
  expect(asked.pointBalance).toEqual([])
})

it('redeems goods for an address, for what was shown, and says what the platform refuses', async () => {
  signIn()
  const { asked, person } = visit({
    redeemPointReward: () => refused('MALL_STOCK_SHORT', 'Chỉ còn 1', ['input', 'quantity']),
  })
  expect(await screen.findByText('15.000 điểm')).toBeTruthy()
  await person.click((await card('Bình giữ nhiệt')).getByRole('button', { name: words.redeem }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.click(dialog.getByRole('button', { name: words.redeem }))
  expect(await dialog.findByText(words.addressNeeded)).toBeTruthy()

  const quantity = dialog.getByLabelText(/^Số lượng/)
  await person.clear(quantity)
  await person.type(quantity, '2')
  expect(dialog.getByText('12.000 điểm')).toBeTruthy()
  expect(dialog.getByText('3.000 điểm')).toBeTruthy()
  await person.type(dialog.getByLabelText(/^Họ tên người nhận/), ' Lan ')
  await person.type(dialog.getByLabelText(/^Số điện thoại/), '0912345678')
  await person.type(dialog.getByLabelText(/^Địa chỉ nhận quà/), '12 Lê Lợi')
  await person.type(dialog.getByLabelText(new RegExp(`^${money.paymentPassword}`)), 'Vang@2468')
  await person.click(dialog.getByRole('button', { name: words.redeem }))
  expect(await dialog.findByText('Chỉ còn 1')).toBeTruthy()
  expect(asked.redeemPointReward).toEqual([
    {
      goodsId: 'g1',
      quantity: 2,
      points: '12000.0000',
      amount: '40000.0000',
      receiver: { name: 'Lan', phone: '0912345678', address: '12 Lê Lợi' },
      paymentPassword: 'Vang@2468',
      idempotencyKey: expect.any(String),
    },
  ])
})

it('exchanges whole points within the bounds for what they bring', async () => {
  signIn()
  const { asked, person } = visit({
    convertPoints: () => ({ redemption: { id: 'r1', amountGiven: '800.00' }, userErrors: [] }),
  })
  await person.click(await screen.findByRole('button', { name: words.convert }))
  const dialog = within(await screen.findByRole('dialog'))
  const points = dialog.getByLabelText(/^Số điểm muốn đổi/)
  await person.type(points, '499')
  await person.click(dialog.getByRole('button', { name: words.convert }))
  expect(await dialog.findByText('Nhập số điểm nguyên từ 500 đến 15.000')).toBeTruthy()
  await person.clear(points)
  await person.type(points, '1000')
  await person.type(dialog.getByLabelText(new RegExp(`^${money.paymentPassword}`)), 'Vang@2468')
  await person.click(dialog.getByRole('button', { name: words.convert }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(asked.convertPoints).toMatchObject([{ points: '1000', amount: '800.0000', paymentPassword: 'Vang@2468' }])
})

it('says what is missing to whoever has too few points, and opens neither form', async () => {
  signIn()
  visit({ pointBalance: () => ({ points: '120.00' }) })
  expect(await screen.findByText('Cần ít nhất 500 điểm để đổi thành tiền.')).toBeTruthy()
  const isDead = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'
  expect(isDead(screen.getByRole('button', { name: words.convert }))).toBe(true)
  const dear = await card('Bình giữ nhiệt')
  expect(await dear.findByText('Còn thiếu 5.880 điểm')).toBeTruthy()
  expect(isDead(dear.getByRole('button', { name: words.redeem }))).toBe(true)
})

it('asks for no more than there are points for', async () => {
  signIn()
  const { person } = visit()
  await person.click((await card('Bình giữ nhiệt')).getByRole('button', { name: words.redeem }))
  const dialog = within(await screen.findByRole('dialog'))
  const quantity = dialog.getByLabelText(/^Số lượng/)
  await person.clear(quantity)
  await person.type(quantity, '3')
  expect(dialog.getByText('Còn thiếu 3.000 điểm')).toBeTruthy()
  expect(dialog.getByRole('button', { name: words.redeem }).getAttribute('aria-disabled')).toBe('true')
})

it('tells who plays for free that points need a real account, not to sign in', async () => {
  keepSessionToken('token')
  const member = { account: 'trial', isTrial: true, isAgent: false } as unknown as Me
  keepMember({ member, refresh: () => Promise.resolve() })
  visit()
  expect(await screen.findByText(words.invitationTrialTitle)).toBeTruthy()
  expect(screen.queryByText(words.invitation)).toBeNull()
})
