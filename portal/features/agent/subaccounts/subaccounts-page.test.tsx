// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import errors from '../../../../locales/vi/errors.json'
import words from '../../../../locales/vi/subaccounts.json'
import { team } from '../../../testing/agent.ts'
import { playGateway, refused } from '../../../testing/gateway.ts'
import { stage } from '../../../testing/stage.tsx'
import { TeamContext } from '../use-team.ts'
import SubaccountsPage from './subaccounts-page.tsx'

const page = (
  <TeamContext value={team}>
    <SubaccountsPage />
  </TeamContext>
)

const pageInfo = { page: 1, pageSize: 20, totalPages: 1, totalItems: 1 }
const subaccount = {
  id: 's1',
  name: 'quanly',
  signInName: 'agent01.quanly',
  displayName: 'Chị Hạnh',
  rights: ['REGISTER', 'CONTRACTS'],
  isOpen: true,
  mustChangePassword: false,
  createdAt: '2026-11-01T02:00:00Z',
  disabledAt: null,
  lastSeenAt: null,
}
const deed = (id: string, name: string, outcome: string | null) => ({
  ...{ id, at: '2026-11-22T02:00:00Z', subaccountId: 's1', subaccountName: 'quanly', displayName: 'Chị Hạnh' },
  ...{ deed: name, about: 'lan2027', outcome, ip: '10.0.0.1' },
})
const field = (place: HTMLElement, label: string) => within(place).getByLabelText(new RegExp(`^${label}`))

it('says what subaccounts are for, and makes one that is handed over with its first password', async () => {
  let isWrong = true
  const asked = playGateway({
    team: () => ({ ...team, subaccounts: () => ({ items: [], pageInfo }) }),
    createSubaccount: () => {
      if (!isWrong) return { subaccount, userErrors: [] }
      isWrong = false
      return { subaccount: null, ...refused('OLD_PASSWORD_WRONG', 'Sai mật khẩu.', ['input', 'ownPassword']) }
    },
  })
  const { person } = stage(page)
  expect(await screen.findByText(words.noneHint)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: words.new }))
  const form = await screen.findByRole('dialog', { name: words.new })
  await person.type(field(form, words.name), 'quản lý')
  await person.click(within(form).getByRole('button', { name: words.make }))
  expect(await within(form).findByText(words.nameInvalid)).toBeTruthy()
  expect(asked.createSubaccount).toEqual([])
  await person.clear(field(form, words.name))
  await person.type(field(form, words.name), 'quanly')
  await person.type(field(form, words.displayName), 'Chị Hạnh')
  await person.click(within(form).getByRole('checkbox', { name: new RegExp(words.rights.CONTRACTS) }))
  await person.type(field(form, words.ownPassword), 'Demo@12345')
  const password = (field(form, 'Mật khẩu ban đầu') as HTMLInputElement).value
  await person.click(within(form).getByRole('button', { name: words.make }))
  expect(await within(form).findByText('Sai mật khẩu.')).toBeTruthy()
  await person.click(within(form).getByRole('button', { name: words.make }))
  const handed = await screen.findByRole('dialog', { name: words.handOver })
  expect(within(handed).getByText('agent01.quanly')).toBeTruthy()
  expect(within(handed).getByText(password)).toBeTruthy()
  const wish = { name: 'quanly', displayName: 'Chị Hạnh', rights: ['CONTRACTS'], password, ownPassword: 'Demo@12345' }
  expect(asked.createSubaccount).toEqual([wish, wish])
})

it('shuts one out once that is confirmed, and says that it is shut', async () => {
  let isOpen = true
  const shown = () => ({ ...subaccount, isOpen, disabledAt: isOpen ? null : '2026-11-23T02:00:00Z' })
  const asked = playGateway({
    team: () => ({ ...team, subaccounts: () => ({ items: [shown()], pageInfo }) }),
    disableSubaccount: () => {
      isOpen = false
      return { subaccount: shown(), userErrors: [] }
    },
  })
  const { person } = stage(page)
  await person.click(await screen.findByRole('button', { name: 'agent01.quanly' }))
  const dialog = await screen.findByRole('dialog', { name: 'Chị Hạnh' })
  await person.click(within(dialog).getByRole('button', { name: words.disable }))
  const question = within(dialog).getByRole('alertdialog')
  expect(asked.disableSubaccount).toEqual([])
  await person.click(within(question).getByRole('button', { name: words.disable }))
  expect(await within(dialog).findByText(words.states.disabled)).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: words.enable })).toBeTruthy()
  expect(asked.disableSubaccount).toEqual([{ id: 's1' }])
})

it('changes what one may do, beginning with what he may now', async () => {
  const asked = playGateway({
    team: () => ({ ...team, subaccounts: () => ({ items: [subaccount], pageInfo }) }),
    changeSubaccount: () => ({ subaccount: { ...subaccount, rights: ['CONTRACTS'] }, userErrors: [] }),
  })
  const { person } = stage(page)
  await person.click(await screen.findByRole('button', { name: 'agent01.quanly' }))
  const dialog = await screen.findByRole('dialog', { name: 'Chị Hạnh' })
  await person.click(within(dialog).getByRole('button', { name: words.change }))
  await person.click(within(dialog).getByRole('checkbox', { name: new RegExp(words.rights.REGISTER) }))
  await person.click(within(dialog).getByRole('button', { name: words.save }))
  await waitFor(() =>
    expect(asked.changeSubaccount).toEqual([{ id: 's1', displayName: 'Chị Hạnh', rights: ['CONTRACTS'] }]),
  )
})

it('tells what was done and how it ended in words, by everybody or by one', async () => {
  const asked: unknown[] = []
  playGateway({
    team: () => ({
      ...team,
      subaccounts: () => ({ items: [subaccount], pageInfo }),
      subaccountDeeds: ({ filter }: { filter?: { subaccountId?: string } }) => {
        asked.push(filter?.subaccountId)
        const items = [deed('d3', 'REFUSED', 'SUBACCOUNT_FORBIDDEN'), deed('d2', 'OPEN_ACCOUNT', 'DONE')]
        return { items: [...items, deed('d1', 'MAKE_LINK', null)], pageInfo }
      },
    }),
  })
  const { person } = stage(page)
  await person.click(await screen.findByRole('tab', { name: words.tabs.deeds }))
  const [, refusal, opened, link] = await screen.findAllByRole('row')
  expect(refusal?.textContent).toContain(errors.SUBACCOUNT_FORBIDDEN)
  expect(opened?.textContent).toContain(words.done)
  expect(link?.textContent).toContain(words.unknownOutcome)
  const who = screen.getByLabelText(words.who)
  await within(who).findByRole('option', { name: 'Chị Hạnh (quanly)' })
  await person.selectOptions(who, 's1')
  await waitFor(() => expect(asked).toContain('s1'))
})
