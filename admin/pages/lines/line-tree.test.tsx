// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OperatorRight } from '../../lib/schema.generated.ts'
import { serve, show } from '../../testing/show.tsx'
import LineTree from './LineTree.tsx'

const line = (account: string, directMembers: number) => ({
  ...{
    id: account,
    account,
    isAgent: directMembers > 0,
    currency: 'VND',
    path: [],
    members: directMembers,
    directMembers,
  },
  ...{ month: { activeMembers: 0, stake: '0.00', profit: '0.00' }, next: null, proposal: null },
})

/** What the name of somebody is in the tree: what it leads to, or a word. */
async function nameOf(account: string, permissions: readonly OperatorRight[]) {
  const items = [line('agent01', 2), line('demo01', 0)]
  serve({ ConsoleLines: () => ({ page: { items, pageInfo: { totalPages: 1, totalItems: 2 } } }) })
  await show(<LineTree />, { permissions })
  const cell = within(await screen.findByRole('table')).getByText(account)
  return cell.closest('button, a')
}

it.each([
  ['goes down from a name with people below', 'agent01', ['LINES_READ'], 'BUTTON'],
  ['opens the member where nobody is below', 'demo01', ['LINES_READ', 'MEMBERS_READ'], 'A'],
  ['is a word to who may not read members', 'demo01', ['LINES_READ'], undefined],
  ['opens what may be done about a line of one', 'demo01', ['LINES_READ', 'LINES_CHANGE'], 'BUTTON'],
] as const)('the tree of lines %s', async (_, account, permissions, expected) => {
  expect((await nameOf(account, permissions))?.tagName).toBe(expected)
})
