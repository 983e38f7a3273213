import { expect, type Page, type Request } from '@playwright/test'

/** Milliseconds without a request that count as rest: what an answer leads to, such as the next query, is asked within it. */
const REST = 1_000

/**
 * Watches what a page asks for from now on, and returns how to wait until all of it is answered. Playwright's own `networkidle` never
 * comes here, since live streams stay open; they are not counted.
 */
export function watchNetwork(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let changedAt = Date.now()
  const begin = (request: Request) => {
    if (request.headers().accept?.includes('text/event-stream')) return
    open.add(request)
    changedAt = Date.now()
  }
  const end = (request: Request) => {
    if (open.delete(request)) changedAt = Date.now()
  }
  page.on('request', begin)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    const rests = () => open.size === 0 && Date.now() - changedAt >= REST
    await expect.poll(rests, { message: 'all that the page asked for is answered', timeout: 60_000 }).toBe(true)
  }
}
