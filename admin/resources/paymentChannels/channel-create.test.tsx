// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import ChannelCreate from './ChannelCreate.tsx'

const brand = { id: 'm1', code: 'SENVANG', name: 'Sen Vàng', languages: ['vi'], defaultLanguage: 'vi' }

it('what is typed of a new channel stays', async () => {
  const { user } = await show(
    <ResourceContextProvider value="paymentChannels">
      <Routes>
        <Route path="/paymentChannels/create/*" element={<ChannelCreate />} />
      </Routes>
    </ResourceContextProvider>,
    {
      path: '/paymentChannels/create',
      permissions: ['PAYMENT_CHANNELS_CHANGE'],
      dataProvider: { getList: async () => ({ data: [brand] as never[], total: 1 }) },
    },
  )
  const code = await screen.findByLabelText(/^Code/)
  await user.type(code, 'VCB_9')
  const place = screen.getByLabelText(/^Place/)
  await user.type(place, '2')
  expect(code).toHaveProperty('value', 'VCB_9')
  expect(place).toHaveProperty('value', '92')
})
