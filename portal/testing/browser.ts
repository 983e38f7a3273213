import { configure } from '@testing-library/react'

// A busy machine takes its time; who waits for something waits for it alone.
configure({ asyncUtilTimeout: 10_000 })

/** What jsdom lacks of a browser and the portal's parts ask for: the width of the screen, sizes that change, scrolling. */
Object.assign(globalThis, {
  scrollTo() {},
  matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
})
Element.prototype.scrollIntoView = () => undefined
Element.prototype.scrollTo = () => undefined
