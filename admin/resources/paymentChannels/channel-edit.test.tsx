// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import ChannelEdit from './ChannelEdit.tsx'

const brand = { id: 'm1', code: 'SENVANG', name: 'Sen Vàng', languages: ['vi'], defaultLanguage: 'vi' }
const channel = {
  id: 'VCB',
  gateway: 'VIETQR',
  currency: 'VND',
  names: [{ language: 'vi', name: 'Vietcombank' }],
  minimum: '10000.00',
  maximum: '5000000.00',
  quickAmounts: [],
  bankName: 'Vietcombank',
  bankBin: '970436',
  accountNumber: '0011',
  accountName: 'SEN VANG',
  enabled: true,
  position: 1,
  proposal: null,
}
const proposal = {
  id: 'p1',
  kind: 'paymentChannels',
  subjectId: 'VCB',
  wish: { accountNumber: '0099' },
  reason: 'another bank',
  proposedBy: 'operator-1',
  proposedByAccount: 'operator',
  proposedAt: '2026-11-22T00:00:00Z',
  countsUntil: '2026-11-29T00:00:00Z',
}

/** Saves another position in the form, which the platform answers with the channel as it is then. */
async function save(saved: object) {
  let record: object = channel
  const update = async () => {
    record = saved
    return { data: saved as never }
  }
  const { user } = await show(
    <ResourceContextProvider value="paymentChannels">
      <Routes>
        <Route path="/paymentChannels" element="the list" />
        <Route path="/paymentChannels/:id/*" element={<ChannelEdit />} />
      </Routes>
    </ResourceContextProvider>,
    {
      path: '/paymentChannels/VCB',
      permissions: ['PAYMENT_CHANNELS_CHANGE'],
      dataProvider: {
        getOne: async () => ({ data: record as never }),
        getList: async () => ({ data: [brand] as never[], total: 1 }),
        update,
      },
    },
  )
  await user.type(await screen.findByLabelText(/^Place/), '2')
  await user.click(screen.getByText('Save'))
}

it('a change that counts is saved, and leads back to the list', async () => {
  await save({ ...channel, position: 12 })
  await screen.findByText('Saved')
  await screen.findByText('the list')
})

it('a change that only waits is not called saved, and stays in view above what is in force', async () => {
  await save({ ...channel, proposal })
  await screen.findByText(/Nothing has changed yet/)
  expect(screen.queryByText('Saved')).toBeNull()
  const panel = await screen.findByRole('region', { name: 'Waiting proposal' })
  expect(panel.textContent).toContain('0099')
  expect(screen.getByLabelText(/^Place/)).toHaveProperty('value', '1')
})
