// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { serve, show } from '../../testing/show.tsx'
import RoleCreate from './RoleCreate.tsx'
import RoleEdit from './RoleEdit.tsx'

const rights = [
  { name: 'BANNERS_CHANGE', level: 'ACT' },
  { name: 'BANNERS_READ', level: 'READ' },
  { name: 'DEPOSITS_DECIDE', level: 'APPROVE' },
  { name: 'DEPOSITS_READ', level: 'READ' },
]

afterEach(() => vi.restoreAllMocks())

async function openCreate() {
  serve({ ConsoleRights: () => ({ rights }) })
  const create = vi.fn(async (_resource: string, { data }: { data: object }) => ({ data: { id: '1', ...data } }))
  const shown = await show(
    <ResourceContextProvider value="roles">
      <RoleCreate />
    </ResourceContextProvider>,
    { permissions: ['BANNERS_READ', 'BANNERS_CHANGE', 'DEPOSITS_READ'], dataProvider: { create: create as never } },
  )
  return { ...shown, create }
}

it('takes what is needed to see along with what is done, and offers nothing that the operator has not', async () => {
  const { user, fill, create } = await openCreate()
  const change = await screen.findByRole('checkbox', { name: 'Change banners' })
  const see = screen.getByRole('checkbox', { name: 'See banners' })
  await user.click(change)
  expect((see as HTMLInputElement).checked).toBe(true)
  expect((see as HTMLInputElement).disabled).toBe(true)
  expect((screen.getByRole('checkbox', { name: 'Decide deposits' }) as HTMLInputElement).disabled).toBe(true)
  await fill(screen.getByRole('textbox', { name: /^Name/ }), 'Night shift')
  await fill(screen.getByRole('textbox', { name: /^Reason/ }), 'Nights')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(create).toHaveBeenCalled())
  expect(create.mock.calls[0]?.[1].data).toMatchObject({
    name: 'Night shift',
    rights: ['BANNERS_CHANGE', 'BANNERS_READ'],
    reason: 'Nights',
  })
})

it('is found by its words without accents, and says when none is chosen', async () => {
  const { user, fill, create } = await openCreate()
  await fill(await screen.findByRole('searchbox', { name: 'Find a right' }), 'BANN')
  expect(screen.queryByRole('checkbox', { name: 'See deposits' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('No rights chosen yet.')
  expect(create).not.toHaveBeenCalled()
})

it('of the house is shown with what it may, and can be copied but not changed', async () => {
  serve({ ConsoleRights: () => ({ rights }) })
  const cashier = {
    id: 'CASHIER',
    name: null,
    merchantId: null,
    rights: ['DEPOSITS_READ'],
    operators: 0,
    changedAt: null,
  }
  await show(
    <ResourceContextProvider value="roles">
      <Routes>
        <Route path="/roles/:id/*" element={<RoleEdit />} />
      </Routes>
    </ResourceContextProvider>,
    { path: '/roles/CASHIER', dataProvider: { getOne: async () => ({ data: cashier as never }) } },
  )
  const table = await screen.findByRole('table', { name: 'Rights' })
  await within(table).findByText('See deposits')
  expect(within(table).queryByText('Decide deposits')).toBeNull()
  expect(screen.getByRole('link', { name: 'Copy' }).getAttribute('href')).toBe('/roles/create')
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})
