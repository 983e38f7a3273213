import { cleanup, configure } from '@testing-library/react'
import i18next from 'i18next'
import { toast } from 'sonner'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { client } from '../apollo/client.ts'
import { noteAnswer } from '../data/connection.ts'
import { clearSession } from '../data/session-token.ts'
import { closeDialog } from '../dialogs/dialog-store.ts'
import { forgetServerTime } from '../features/lottery/server-clock.ts'
import { startI18n } from '../i18n/i18n.ts'
import { keepMember } from '../session/member-store.ts'
import { screenSize } from './screen-size.ts'

// What vitest runs before each file of screens (vitest.config.ts). The files share one page and what they import, since reading
// the portal anew for each took longer than most tests; so each test leaves the page as it found it.

// A busy machine takes its time; who waits for something waits for it alone.
configure({ asyncUtilTimeout: 10_000 })

/** What jsdom lacks of a browser and the portal's parts ask for: the width of the screen, sizes that change, scrolling. */
Object.assign(globalThis, {
  scrollTo() {},
  matchMedia: (query: string) => ({
    get matches() {
      return !query.includes('min-width') || screenSize.isWide
    },
    addEventListener() {},
    removeEventListener() {},
  }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
})
Element.prototype.scrollIntoView = () => undefined
Element.prototype.scrollTo = () => undefined

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
  if (!i18next.isInitialized) await startI18n()
  await i18next.loadNamespaces(namespaces)
})

afterEach(async () => {
  cleanup()
  screenSize.isWide = true
  closeDialog()
  clearSession()
  keepMember({ member: null, refresh: () => Promise.resolve() })
  localStorage.clear()
  sessionStorage.clear()
  await client.clearStore()
  noteAnswer(true)
  forgetServerTime()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
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
