import './browser.ts'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { type ReactElement, Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { toast } from 'sonner'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { client } from '../apollo/client.ts'
import WithApollo from '../apollo/with-apollo.tsx'
import { type Site, SiteContext } from '../brand/use-site.ts'
import { clearSession } from '../data/session-token.ts'
import { closeDialog } from '../dialogs/dialog-store.ts'
import { startI18n } from '../i18n/i18n.ts'
import { keepMember } from '../session/member-store.ts'

/** A brand as the tests need it; what they do not look at is left out. */
const house = {
  name: 'Croupier',
  currency: 'VND',
  currencySymbol: '₫',
  modules: [],
  countries: [{ countryCode: 'VN', countryDialingCode: '+84' }],
  captchaProviders: { login: 'IMAGE', register: 'IMAGE', sms: 'IMAGE' },
  smsChannel: 'OWN',
  socialSignIn: null,
} as unknown as Site

/** The words that parts wait for: all at once, so that no test waits. */
const namespaces = [
  'account',
  'agent',
  'app',
  'cashier',
  'chat',
  'content',
  'errors',
  'feedback',
  'identity',
  'inbox',
  'lottery',
  'lottery-boards',
  'missions',
  'money',
  'pay',
  'points',
  'protection',
  'rebates',
  'referral',
  'reward-centre',
  'security',
  'subaccounts',
  'support',
  'wallets',
  'withdrawals',
]

beforeAll(async () => {
  await startI18n()
  await i18next.loadNamespaces(namespaces)
})

afterEach(async () => {
  cleanup()
  closeDialog()
  clearSession()
  keepMember({ member: null, refresh: () => Promise.resolve() })
  localStorage.clear()
  await client.clearStore()
  // What React put off until later would otherwise run when the page is gone.
  await new Promise((done) => setImmediate(done))
})

/** Longer than the library of short messages takes to put one away. */
const messageGone = 300

// Short messages stand outside the stage, are drawn by code that is loaded with the first one, and go by timers of their own.
afterAll(async () => {
  await vi.dynamicImportSettled()
  // The first one waits for a frame.
  await new Promise((done) => setTimeout(done, 20))
  if (toast.getToasts().length === 0) return
  toast.dismiss()
  await new Promise((done) => setTimeout(done, messageGone))
})

/**
 * Puts a part of the portal on a page, in Vietnamese, with the words, the client and the brand it has there. Gives back a person
 * to press and type, and a way to show something else in its place. `address` is where the page is. Play the gateway before.
 */
export function stage(part: ReactElement, site: Partial<Site> = {}, address = '/') {
  const page = (shown: ReactElement) => (
    <MemoryRouter initialEntries={[address]}>
      <WithApollo>
        <SiteContext value={{ site: { ...house, ...site }, vendorLanes: [] }}>
          <Suspense>{shown}</Suspense>
        </SiteContext>
      </WithApollo>
    </MemoryRouter>
  )
  const { rerender } = render(page(part))
  return { person: userEvent.setup(), show: (next: ReactElement) => rerender(page(next)) }
}
