// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import VisitCount from './visit-count.tsx'

it('tells Google’s tag of each page once, and nothing of an address but its path', async () => {
  const { getByText } = render(
    <MemoryRouter initialEntries={['/promotions?token=secret#code']}>
      <VisitCount tagId="G-TEST1234" />
      <Link to="/help?ref=secret">on</Link>
      <Link to="/help?ref=other">again</Link>
    </MemoryRouter>,
  )
  getByText('on').click()
  await expect.poll(() => pages()).toEqual(['/promotions', '/help'])
  getByText('again').click()
  expect(pages()).toEqual(['/promotions', '/help'])
  expect(JSON.stringify(told())).not.toMatch(/secret|other/)
  const scripts = [...document.head.querySelectorAll('script')].map(({ src }) => src)
  expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1234'])
})

const told = () => (window.dataLayer ?? []).map((entry) => [...(entry as Iterable<unknown>)])
const pages = () =>
  told().flatMap(([kind, , about]) =>
    kind === 'event' ? [new URL((about as { page_location: string }).page_location).pathname] : [],
  )
