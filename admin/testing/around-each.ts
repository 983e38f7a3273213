import { StyleSheet } from '@emotion/sheet'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// What vitest runs before each file of pages (vitest.config.ts). The files share one page and what they import, since reading the
// console anew for each took longer than most tests; so each test leaves the page as it found it.

// A busy machine takes its time; who waits for something waits for it alone.
configure({ asyncUtilTimeout: 10_000 })
// jsdom lays nothing out, so there is nothing to bring into view.
Element.prototype.scrollIntoView ??= () => undefined

// Nobody sees the page, and each query by role asks for the styles of all it finds: of each of a thousand rules whether it applies.
StyleSheet.prototype.insert = () => undefined

afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  // What React put off until later would otherwise run when the page is gone.
  await new Promise((done) => setImmediate(done))
})
