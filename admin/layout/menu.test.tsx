// @vitest-environment jsdom

import { screen } from '@testing-library/react'
import { ResourceDefinitionContextProvider } from 'react-admin'
import { beforeEach, expect, it } from 'vitest'
import type { OperatorRight } from '../lib/schema.generated.ts'
import { serve, show } from '../testing/show.tsx'
import { Menu } from './Menu.tsx'

const definitions = {
  withdrawals: { name: 'withdrawals', hasList: true },
  deposits: { name: 'deposits', hasList: true },
  operators: { name: 'operators', hasList: true },
}
const permissions: readonly OperatorRight[] = ['WITHDRAWALS_READ', 'DEPOSITS_READ', 'FIGURES_READ', 'PROPOSALS_READ']
const since = '2026-11-20T00:00:00Z'

beforeEach(() => {
  serve({
    ConsoleWaiting: () => ({ desks: [{ desk: 'withdrawals', count: 3, since }] }),
    ConsoleProposals: () => ({ proposals: [] }),
  })
})

const open = (path = '/') =>
  show(
    <ResourceDefinitionContextProvider definitions={definitions}>
      <Menu />
    </ResourceDefinitionContextProvider>,
    { permissions, path },
  )

it('a folded group says how much waits behind it, and unfolds', async () => {
  const { user } = await open()
  const group = await screen.findByRole('menuitem', { name: /Money.*3 waiting/ })
  expect(screen.queryByRole('menuitem', { name: 'Withdrawals' })).toBeNull()
  await user.click(group)
  const entry = screen.getByRole('menuitem', { name: 'Withdrawals', description: '3 waiting' })
  expect(entry.getAttribute('href')).toMatch(/\/withdrawals$/)
})

it('the group of the page at hand is open, and groups that may not be read are not there', async () => {
  await open('/deposits')
  expect(await screen.findByRole('menuitem', { name: 'Deposits' })).toBeDefined()
  expect(screen.queryByRole('menuitem', { name: /Staff/ })).toBeNull()
})
