// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { VisitResult } from './VisitResult.tsx'

const visit = {
  ...{ leadsTo: 'THIS', status: 'OPEN', region: null, knowsCountries: true, language: 'vi', message: null, until: null },
  ...{ name: 'Sen Đỏ', theme: [{ name: 'brand', value: '#aa0011' }], imageCdns: [], launchGameCdns: [], modules: [] },
} as const

it('shows the brand in the colours and under the name that the visitor would meet', async () => {
  await show(<VisitResult visit={visit as never} />)
  const looks = screen.getAllByRole('region').filter((region) => within(region).queryByText('Sen Đỏ', { selector: 'p' }))
  expect(looks).not.toEqual([])
  const [dark] = looks.slice(-2)
  const painted = [...(dark?.querySelectorAll('div') ?? [])].map((box) => getComputedStyle(box).backgroundColor)
  expect(painted).toContain('rgb(170, 0, 17)')
})
