// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { Menu } from 'react-admin'
import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { CountedMenuItem } from './CountedMenuItem.tsx'

it.each([
  [0, 'Waits for a second'],
  [3, 'Waits for a second (3)'],
])('with %i that wait the entry is called "%s"', async (count, name) => {
  const query = { queryKey: ['proposals'], queryFn: async () => count }
  await show(
    <Menu>
      <CountedMenuItem name="proposals" icon={<i />} tone="warning" query={query} countOf={(all) => all} />
    </Menu>,
  )
  const entry = await screen.findByRole('menuitem', { name })
  expect(entry.getAttribute('href')).toMatch(/\/proposals$/)
})
