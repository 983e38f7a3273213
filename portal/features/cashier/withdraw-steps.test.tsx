// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import money from '../../../locales/vi/money.json'
import security from '../../../locales/vi/security.json'
import words from '../../../locales/vi/withdrawals.json'
import { playGateway, refused } from '../../testing/gateway.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { stage } from '../../testing/stage.tsx'
import WithdrawPage from './withdraw-page.tsx'

const account = (id: string, usableAt = '2020-01-01T00:00:00Z') => ({
  ...{ id, bankCode: '970436', bankName: `Bank ${id}`, kind: 'BANK', maskedNumber: '•••• 4321' },
  ...{ holder: 'TRAN THI MAI', usableAt },
})
const nothing = { items: [], pageInfo: { page: 1, pageSize: 6, totalItems: 0, totalPages: 0 } }
const withdrawal = (state: string) => ({
  ...{
    id: 'w1',
    state,
    amount: '100000.00',
    currency: 'VND',
    fee: '0.00',
    bankName: 'Bank a1',
    maskedNumber: '•••• 4321',
  },
  ...{ holder: 'TRAN THI MAI', rejectCode: null, restAmount: null, reference: null, isPaid: false, receiveDueAt: null },
  ...{ mayCancel: true, proofs: [], mostProofs: 5, createdAt: '2026-11-23T02:00:00Z', timeline: [] },
})

/** A member who has this much of what a withdrawal needs; what is set here is there from then on. */
function playHouse({ hasPassword = true, accounts = [account('a1')], missing = [] as string[], ...answers } = {}) {
  const house = { hasPassword, accounts: [...accounts] }
  return playGateway({
    withdrawalTerms: () => ({
      ...{ currency: 'VND', available: '900000.00', minimum: '50000.00', maximum: '900000.00', most: '900000.00' },
      ...{ quickAmounts: ['100000.00'], leftToday: '900000.00', countLeft: 3, openAtOnce: 2, openCount: 0 },
      ...{ turnoverRequired: '0.00', turnoverDone: '0.00', turnoverMissing: '0.00', payeeName: null, mostAccounts: 5 },
      ...{ hasPaymentPassword: house.hasPassword, fee: '0.00', autoReceiveMinutes: 60, missing },
    }),
    payoutAccounts: () => house.accounts,
    withdrawals: () => nothing,
    security: () => ({ hasPaymentPassword: house.hasPassword, shortestPaymentPassword: 8 }),
    banks: () => [{ code: '970436', kind: 'BANK', name: 'Vietcombank' }],
    setPaymentPassword: () => {
      house.hasPassword = true
      return { done: true, userErrors: [] }
    },
    addPayoutAccount: () => {
      house.accounts.push(account('a9'))
      return { account: account('a9'), userErrors: [] }
    },
    requestWithdrawal: () => ({ withdrawal: withdrawal('REQUESTED'), userErrors: [] }),
    withdrawal: () => withdrawal('REQUESTED'),
    ...answers,
  })
}

const heading = async (name: string) => {
  const found = await screen.findByRole('heading', { name })
  await waitFor(() => expect(document.activeElement, `the step ${name} begins at its heading`).toBe(found))
}
const named = (label: string) => new RegExp(`^${label}\\s*\\*?$`)
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(named(label))
const press = (name: string) => screen.getByRole('button', { name })

beforeEach(() => signedIn())

it('leads who has nothing yet from the payment password to the sent withdrawal, each step at its heading', async () => {
  const asked = playHouse({ hasPassword: false, accounts: [] })
  const { person } = stage(<WithdrawPage />)
  await heading(words.heading.password)
  expect(screen.queryByLabelText(named(money.paymentPassword)), 'nothing asks for what is not there').toBeNull()
  await person.type(await field(security.yourPassword), 'Demo@12345')
  await person.type(await field(security.newPaymentPassword), 'Vang@2468')
  await person.type(await field(security.confirmPaymentPassword), 'Vang@2468')
  await person.click(press(money.savePaymentPassword))

  await heading(words.heading.account)
  expect(screen.queryByLabelText(named(money.paymentPassword)), 'it was typed a moment ago').toBeNull()
  await person.selectOptions(await field(words.bank), '970436')
  await person.type(await field(words.number), '1234567890')
  await person.type(await field(words.holder), 'TRAN THI MAI')
  await person.click(press(words.save))

  await heading(words.heading.amount)
  expect(asked.addPayoutAccount).toMatchObject([{ number: '1234567890', paymentPassword: 'Vang@2468' }])
  await person.type(await field(words.amount), '100000')
  await person.click(press(words.next))

  await heading(words.heading.review)
  await person.type(await field(money.paymentPassword), 'Vang@2468')
  await person.click(press(words.send))
  await heading(words.headline.sent)
  expect(asked.requestWithdrawal).toMatchObject([{ payoutAccountId: 'a9', amount: '100000' }])
})

it('begins with the amount for who has one account, and keeps what is typed while another is chosen', async () => {
  playHouse()
  const { person } = stage(<WithdrawPage />)
  await heading(words.heading.amount)
  await person.type(await field(words.amount), '250000')
  await person.click(press(words.changeAccount))
  await heading(words.heading.account)
  await person.click(press(words.next))
  await heading(words.heading.amount)
  expect((await field(words.amount)).value.replace(/\D/g, '')).toBe('250000')
})

it('lets who has several accounts choose first', async () => {
  const asked = playHouse({ accounts: [account('a1'), account('a2')] })
  const { person } = stage(<WithdrawPage />)
  await heading(words.heading.account)
  await person.click(screen.getByRole('radio', { name: /Bank a2/ }))
  await person.click(press(words.next))
  await heading(words.heading.amount)
  await person.type(await field(words.amount), '100000')
  await person.click(press(words.next))
  await person.type(await field(money.paymentPassword), 'Vang@2468')
  await person.click(press(words.send))
  await waitFor(() => expect(asked.requestWithdrawal).toMatchObject([{ payoutAccountId: 'a2' }]))
})

it('says what stands in the way in place of the amount, and that a new account has to wait', async () => {
  playHouse({ missing: ['OPEN_WITHDRAWALS'] })
  const { show } = stage(<WithdrawPage />)
  expect(await screen.findByText(words.missing.OPEN_WITHDRAWALS)).toBeTruthy()
  expect(screen.queryByLabelText(named(words.amount))).toBeNull()
  show(<div />)
  playHouse({ accounts: [account('a1', '2999-01-01T00:00:00Z')], missing: ['PAYOUT_ACCOUNT'] })
  show(<WithdrawPage key="resting" />)
  expect(await screen.findByText(words.allResting)).toBeTruthy()
  expect(screen.queryByText(words.missingTitle)).toBeNull()
})

it('asks for the payment password after all when the one that was set is refused', async () => {
  const asked = playHouse({
    ...{ hasPassword: false, accounts: [] },
    ...{
      addPayoutAccount: () => ({ account: null, ...refused('PAYMENT_PASSWORD_WRONG', 'Sai', ['paymentPassword']) }),
    },
  })
  const { person } = stage(<WithdrawPage />)
  await person.type(await field(security.yourPassword), 'Demo@12345')
  await person.type(await field(security.newPaymentPassword), 'Vang@2468')
  await person.type(await field(security.confirmPaymentPassword), 'Vang@2468')
  await person.click(press(money.savePaymentPassword))
  await person.selectOptions(await field(words.bank), '970436')
  await person.type(await field(words.number), '1234567890')
  await person.type(await field(words.holder), 'TRAN THI MAI')
  await person.click(press(words.save))
  expect((await field(money.paymentPassword)).getAttribute('aria-invalid')).toBe('true')
  expect(asked.addPayoutAccount).toHaveLength(1)
})
