// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { RecordContextProvider, ResourceContextProvider } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { DayOfBirth } from '../../fields/DayOfBirth.tsx'
import { show } from '../../testing/show.tsx'
import IdentityShow from './IdentityShow.tsx'

it.each(['vi', 'en'] as const)(
  'an identity under review says when its person was born as a date: %s',
  async (language) => {
    const record = { id: '7', account: 'anna', name: 'Anna', birthday: '1990-02-03', state: 'VERIFIED' }
    await show(
      <ResourceContextProvider value="identities">
        <Routes>
          <Route path="/identities/:id/*" element={<IdentityShow />} />
        </Routes>
      </ResourceContextProvider>,
      { language, path: '/identities/7', dataProvider: { getOne: async () => ({ data: record as never }) } },
    )
    expect(await screen.findByText('03/02/1990')).toBeTruthy()
  },
)

it('a day of birth that nobody gave is a dash', async () => {
  await show(
    <RecordContextProvider value={{ id: '7', birthday: null }}>
      <DayOfBirth source="birthday" />
    </RecordContextProvider>,
  )
  expect(screen.getByText('–')).toBeTruthy()
})
