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
