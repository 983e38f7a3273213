// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { AccessDenied } from './AccessDenied.tsx'
import { useDeniedPage } from './denied-page.ts'

/** The layout of the console, with a page that sends whoever comes to where they are denied. */
function Console() {
  useDeniedPage()
  const navigate = useNavigate()
  const leave = (
    <button type="button" onClick={() => navigate('/access-denied')}>
      Leave
    </button>
  )
  return (
    <Routes>
      <Route path="/access-denied" element={<AccessDenied />} />
      <Route path="*" element={leave} />
    </Routes>
  )
}

it.each([
  ['/auditLog', 'See the audit log'],
  ['/operators/1/show', 'See staff'],
  ['/operators/1', 'Change staff'],
  ['/banners/create', 'Change banners'],
])('who may not see %s reads which right is missing and who can help', async (path, right) => {
  const { user } = await show(<Console />, { path })
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(screen.getByRole('alert').textContent).toBe(
    `You do not have the right “${right}”. Please ask an operator with the role Administrator.`,
  )
})
