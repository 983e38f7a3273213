// @vitest-environment jsdom

import { screen } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { expect, it } from 'vitest'
import { serve, show } from '../../testing/show.tsx'
import ComplaintList from './ComplaintList.tsx'

it('the register is exported as it is filtered, and holds complaints alone', async () => {
  const { asked } = serve({ CreateExport: () => ({ payload: { userErrors: [] } }) })
  const { user } = await show(
    <ResourceContextProvider value="complaints">
      <ComplaintList />
    </ResourceContextProvider>,
    {
      permissions: ['EXPORTS_READ'],
      dataProvider: { getList: async () => ({ data: [], total: 0 }) as never },
      path: `/complaints?filter=${encodeURIComponent('{"account":"demo"}')}`,
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  await user.click(screen.getByRole('button', { name: 'Start the export' }))
  const of = { tickets: { account: 'demo', category: 'COMPLAINT' } }
  expect(asked).toEqual([{ name: 'CreateExport', variables: { input: expect.objectContaining({ of }) } }])
})
