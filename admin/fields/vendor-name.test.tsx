// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { RecordContextProvider } from 'react-admin'
import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { VendorName } from './VendorName.tsx'

it.each([
  ['LOTT', 'Xổ Số Nhanh', 'Fast Lottery'],
  ['JL', 'JILI', 'JILI'],
])(
  'the vendor %s is called in the language of the operator, as at the portal',
  async (vendorCode, vendorName, shown) => {
    await show(
      <RecordContextProvider value={{ id: '1', vendorCode, vendorName }}>
        <VendorName code="vendorCode" source="vendorName" />
      </RecordContextProvider>,
    )
    expect(screen.getByText(shown)).toBeTruthy()
  },
)
