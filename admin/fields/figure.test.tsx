// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { DataTable, List, RecordContextProvider, ResourceContextProvider } from 'react-admin'
import { expect, it } from 'vitest'
import { NumberColumn } from '../kits/tables/NumberColumn.tsx'
import { show } from '../testing/show.tsx'
import { Figure } from './Figure.tsx'

it.each([
  ['vi', '12.345'],
  ['en', '12,345'],
] as const)('a number stands as the operator writes it, whatever the browser speaks: %s', async (language, written) => {
  await show(
    <RecordContextProvider value={{ id: '7', plays: 12_345 }}>
      <Figure source="plays" />
    </RecordContextProvider>,
    { language },
  )
  expect(screen.getByText(written)).toBeTruthy()
})

it('points stand so too, and what is not known as a dash', async () => {
  await show(
    <RecordContextProvider value={{ id: '7', points: '12345.0000', most: null }}>
      <Figure source="points" /> of <Figure source="most" />
    </RecordContextProvider>,
    { language: 'vi' },
  )
  expect(screen.getByText('12.345')).toBeTruthy()
  expect(screen.getByText('–')).toBeTruthy()
})

it('a column of numbers stands so too, to the right', async () => {
  await show(
    <ResourceContextProvider value="games">
      <List>
        <DataTable>
          <NumberColumn source="plays" />
        </DataTable>
      </List>
    </ResourceContextProvider>,
    {
      language: 'vi',
      permissions: ['GAMES_READ'],
      dataProvider: { getList: async () => ({ data: [{ id: '7', plays: 12_345 }] as never[], total: 1 }) },
    },
  )
  const cell = (await screen.findByText('12.345')).closest('td')
  expect(cell?.className).toContain('alignRight')
})
