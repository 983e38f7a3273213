// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import accountWords from '../../../locales/vi/account.json'
import words from '../../../locales/vi/rebates.json'
import { playGateway } from '../../testing/gateway.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { stage } from '../../testing/stage.tsx'
import RebatePage from './rebate-page.tsx'

const rate = { category: 'SLOTS', base: 80, levelRank: 2, level: 5, rise: 0, rate: 85 }
const accrual = {
  ...rate,
  day: '2026-11-24',
  startsAt: '2026-11-23T17:00:00.000Z',
  endsAt: '2026-11-24T17:00:00.000Z',
  validBet: '200000.00',
  worth: '1700.00',
  isCapped: false,
  given: '0.00',
  open: '1700.00',
  state: 'OPEN',
  expiresOn: '2026-12-02',
}
const running = { ...accrual, day: '2026-11-25', open: '0.00', state: 'RUNNING', expiresOn: null, worth: '425.00' }
const rebates = {
  currency: 'VND',
  mode: 'MANUAL',
  leastClaim: '1000.00',
  dailyCap: null,
  claimDays: 7,
  today: '2026-11-25',
  rates: [rate, { ...rate, category: 'LIVE', base: 0, level: 5, rate: 0 }],
  accruals: [accrual, running],
  claimable: '1700.00',
  owed: '0.00',
}
const claim = {
  id: 'c1',
  amount: '1700.00',
  channel: 'MEMBER',
  firstDay: '2026-11-24',
  lastDay: '2026-11-24',
  categories: ['SLOTS'],
  claimedAt: '2026-11-25T03:00:00.000Z',
}
const page = (items: object[]) => ({ items, pageInfo: { totalPages: 1, totalItems: items.length } })

beforeEach(() => signedIn())

it('says what each category gives and why, and claims what is open', async () => {
  const asked = playGateway({
    rebates: () => rebates,
    rebateClaims: () => page([]),
    claimRebates: () => ({ claim, userErrors: [] }),
  })
  const { person } = stage(<RebatePage />)
  const rates = await screen.findByRole('table', { name: words.yourRates })
  expect(within(rates).getByText(accountWords.categories.SLOTS)).toBeTruthy()
  expect(within(rates).queryByText(accountWords.categories.LIVE)).toBeNull()
  expect(within(rates).getByText('0,8% cơ bản + 0,05% hạng VIP')).toBeTruthy()
  expect(within(rates).getByText(/425/)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: words.claim }))
  await waitFor(() => expect(asked.claimRebates).toEqual([{}]))
  await waitFor(() => expect(asked.rebates?.length).toBeGreaterThan(1))
})

it('leaves open what the member opened while his claim was read again', async () => {
  let readAgain = () => {}
  const held = new Promise<typeof rebates>((resolve) => {
    readAgain = () => resolve({ ...rebates, claimable: '0.00' })
  })
  const answers = [rebates, held]
  const asked = playGateway({
    rebates: () => answers.shift() ?? rebates,
    rebateClaims: () => page([claim]),
    rebateClaim: () => ({ ...claim, lines: [{ ...accrual, amount: '1700.00' }] }),
    claimRebates: () => ({ claim, userErrors: [] }),
  })
  const { person } = stage(<RebatePage />)
  await person.click(await screen.findByRole('button', { name: words.claim }))
  await waitFor(() => expect(asked.rebates).toHaveLength(2))
  const history = await screen.findByRole('table', { name: words.history })
  await person.click(within(history).getByRole('button'))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(words.total)
  readAgain()
  await waitFor(() => expect(asked.rebateClaims?.length).toBeGreaterThan(1))
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  expect(within(dialog).getByText(words.total).isConnected).toBe(true)
})

it('leads down to the bets of a day', async () => {
  const bet = {
    id: 'b1',
    gameName: 'Fortune Tiger',
    vendorName: 'PG Soft',
    state: 'SETTLED',
    stake: '10000.00',
    validBet: '10000.00',
    placedAt: '2026-11-24T12:00:00.000Z',
  }
  const asked = playGateway({
    rebates: () => rebates,
    rebateClaims: () => page([]),
    bets: () => page([bet, { ...bet, id: 'b2', state: 'VOID', validBet: '0.00' }]),
  })
  const { person } = stage(<RebatePage />)
  const days = await screen.findByRole('table', { name: words.byDay })
  await person.click(within(days).getAllByRole('button')[1] as HTMLElement)
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findAllByText('Fortune Tiger')).toHaveLength(2)
  expect(within(dialog).getByText(accountWords.betStates.VOID)).toBeTruthy()
  expect(asked.bets?.[0]).toMatchObject({ filter: { gameType: 'SLOTS', from: accrual.startsAt, to: accrual.endsAt } })
})

it('keeps what is too little, and says what is owed', async () => {
  playGateway({
    rebates: () => ({ ...rebates, claimable: '999.00', owed: '12.00' }),
    rebateClaims: () => page([claim]),
    rebateClaim: () => ({
      ...claim,
      lines: [
        { ...accrual, amount: '1712.00' },
        { ...accrual, category: 'FISH', validBet: '0.00', amount: '-12.00' },
      ],
    }),
  })
  const { person } = stage(<RebatePage />)
  const button = await screen.findByRole('button', { name: words.claim })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText(/12.₫ sẽ trừ/)).toBeTruthy()
  const history = await screen.findByRole('table', { name: words.history })
  await person.click(within(history).getByRole('button'))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(/trừ phần cược bị hủy/)).toBeTruthy()
})

it('says that a house gives nothing back', async () => {
  playGateway({
    rebates: () => ({ ...rebates, rates: [], accruals: [], claimable: '0.00' }),
    rebateClaims: () => page([]),
  })
  stage(<RebatePage />)
  expect(await screen.findByText(words.none)).toBeTruthy()
  expect(screen.queryByRole('button', { name: words.claim })).toBeNull()
})
