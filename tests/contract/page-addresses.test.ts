import { expect, it } from 'vitest'
import { pageAddresses as known } from '../../portal/paths.ts'
import { isPageAddress, pageAddresses } from '../../server/gateway/pages/addresses.ts'

it('the server knows the addresses of the portal, and says 404 for any other', () => {
  expect([...pageAddresses].sort()).toEqual([...known].sort())
})

it('an address is the same with capitals, a slash at its end, or something asked', () => {
  expect(
    ['/LOGIN', '/member/withdraw/', '/rng?gameType=RNG', '/agenthome', '/'].filter((url) => !isPageAddress(url)),
  ).toEqual([])
  expect(['/nope', '/member/nope', '/login/nope', '/rngx'].filter(isPageAddress)).toEqual([])
})
