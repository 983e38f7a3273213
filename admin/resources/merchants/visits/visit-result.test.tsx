// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import words from '../../../../locales/en/admin.json'
import { show } from '../../../testing/show.tsx'
import { VisitResult } from './VisitResult.tsx'

const visit = {
  ...{
    leadsTo: 'THIS',
    status: 'OPEN',
    region: null,
    knowsCountries: true,
    language: 'vi',
    message: null,
    until: null,
  },
  ...{ name: 'Sen Đỏ', theme: [{ name: 'brand', value: '#aa0011' }], imageCdns: [], launchGameCdns: [], modules: [] },
} as const

it('shows the brand in the colours and under the name that the visitor would meet', async () => {
  await show(<VisitResult visit={visit as never} />)
  const dark = screen.getByRole('region', { name: words.merchants.look.dark })
  expect(within(dark).getByText('Sen Đỏ')).toBeTruthy()
  // House ink on so dark a red is read badly; on the house's gold it would be read well.
  expect(within(dark).getByText(/contrast 2\.3,/)).toBeTruthy()
})
