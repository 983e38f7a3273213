// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { DataTable, ListBase } from 'react-admin'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { Rows } from './Rows.tsx'

it('the box of each row has a name, also once it is drawn anew', async () => {
  const getList = async () => ({ data: [{ id: '1' }, { id: '2' }] as never, total: 2 })
  const { user } = await show(
    <ListBase resource="banners">
      <Rows primary={({ id }) => id} secondary={() => ''} bulkActions={<span />}>
        <DataTable.Col source="id" />
      </Rows>
    </ListBase>,
    { dataProvider: { getList } },
  )
  const named = () => screen.getAllByRole('checkbox', { name: 'Select this row' })
  await screen.findByText('1')
  expect(named()).toHaveLength(2)
  const [first] = named()
  if (first !== undefined) await user.click(first)
  expect(named()).toHaveLength(2)
})
