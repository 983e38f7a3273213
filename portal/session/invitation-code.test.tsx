// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { stage } from '../testing/stage.tsx'
import { dropInvitationCode, useAdoptedInvitation, useInvitationCode } from './invitation-code.ts'

function Page() {
  useAdoptedInvitation()
  const { pathname, search, hash } = useLocation()
  const code = useInvitationCode()
  const [clicks, setClicks] = useState(0)
  return (
    <>
      <p role="status">{`${pathname}${search}${hash} ${code} ${clicks}`}</p>
      <Link to="/promotions">promotions</Link>
      <Link to="/rng?referralCode=DEMO02&gameType=RNG">slots</Link>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        press
      </button>
    </>
  )
}
const shown = () => screen.getByRole('status').textContent

it('keeps a code that came in the address over every page, off the address, until it is let go', async () => {
  const { person } = stage(<Page />, {}, '/help?referralCode=AGENT01&a=1#term')
  expect(shown()).toBe('/help?a=1#term AGENT01 0')
  await person.click(screen.getByRole('link', { name: 'promotions' }))
  await person.click(screen.getByRole('button'))
  expect(shown()).toBe('/promotions AGENT01 1')
  await person.click(screen.getByRole('link', { name: 'slots' }))
  expect(shown()).toBe('/rng?gameType=RNG DEMO02 1')
  dropInvitationCode()
  await person.click(screen.getByRole('button'))
  expect(shown()).toBe('/rng?gameType=RNG  2')
})
