import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import WithApollo from '../apollo/with-apollo.tsx'
import { type Site, SiteContext } from '../brand/use-site.ts'

/** A brand as the tests need it; what they do not look at is left out. */
const house = {
  name: 'Croupier',
  currency: 'VND',
  currencySymbol: '₫',
  modules: [],
  countries: [{ code: 'VN', countryDialingCode: '+84' }],
  captchaProviders: { signIn: 'IMAGE', register: 'IMAGE', sms: 'IMAGE' },
  smsChannel: 'OWN',
  socialSignIn: null,
} as unknown as Site

/**
 * Puts a part of the portal on a page, in Vietnamese, with the words, the client and the brand it has there. Gives back a person
 * to press and type, and a way to show something else in its place. `address` is where the page is. Play the gateway before.
 */
export function stage(part: ReactElement, site: Partial<Site> = {}, address = '/') {
  const page = (shown: ReactElement) => (
    <MemoryRouter initialEntries={[address]}>
      <WithApollo>
        <SiteContext value={{ site: { ...house, ...site }, lobbyCategories: [] }}>
          <Suspense>{shown}</Suspense>
        </SiteContext>
      </WithApollo>
    </MemoryRouter>
  )
  const { rerender } = render(page(part))
  return { person: userEvent.setup(), show: (next: ReactElement) => rerender(page(next)) }
}
