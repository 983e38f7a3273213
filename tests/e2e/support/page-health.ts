import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
const leastCharacters = 20

/** Between two looks, in milliseconds. The runner's own pauses grow to a second, which many pages would each wait out. */
const quickly = [50]

/** The page has content a person can see and nothing on it still loads. */
export async function expectNotBlank(page: Page): Promise<void> {
  const main = page.locator('main').first()
  await expect(main).toBeVisible()
  await expect
    .poll(async () => (await main.innerText()).trim().length, {
      message: 'characters in the main part',
      intervals: quickly,
    })
    .toBeGreaterThan(leastCharacters)
  await loadWhatWaits(page)
}

/** Rows far below load when they come near the screen: goes down to each that waits, until none does, and back up. */
async function loadWhatWaits(page: Page): Promise<void> {
  const busy = page.locator('[aria-busy="true"]:visible')
  await expect(async () => {
    // One that has loaded meanwhile is gone, which is what is wanted.
    if ((await busy.count()) > 0)
      await busy
        .first()
        .scrollIntoViewIfNeeded({ timeout: 500 })
        .catch(() => undefined)
    expect(await busy.count(), 'parts that still load').toBe(0)
  }).toPass({ intervals: quickly, timeout: 10_000 })
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

/** Nothing is wider than the window, so that a phone never scrolls sideways. Names the elements that stick out. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const sticking = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 1,
    )
    return sticking
      .slice(0, 8)
      .map((element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`)
  })
  expect(wide, 'elements wider than the window').toEqual([])
}

/** What opens or closes has done so: half-way, a dialog is neither there nor away for assistive technology. */
async function expectStill(page: Page): Promise<void> {
  const moving = () =>
    document.querySelectorAll('[data-starting-style], [data-ending-style]').length +
    document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime)).length
  await expect.poll(() => page.evaluate(moving), { message: 'parts that still move', intervals: quickly }).toBe(0)
}

/** The mouse comes over the console's short messages, or leaves them: one that goes by itself waits meanwhile, and does not fade while it is judged. */
const hoverMessages = (page: Page, type: 'mouseover' | 'mouseout'): Promise<void> =>
  page.evaluate((name) => {
    for (const message of document.querySelectorAll('.MuiSnackbar-root'))
      message.dispatchEvent(new MouseEvent(name, { bubbles: true }))
  }, type)

/** The page keeps WCAG 2.2 AA as far as axe can tell. Names rule, element and reason. */
export async function expectAccessible(page: Page): Promise<void> {
  await hoverMessages(page, 'mouseover')
  await expectStill(page)
  // Legacy mode runs axe in the page alone; the other one opens a second tab for each result and takes two to three times as long,
  // for frames of other origins, which are judged where they are made.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: wcag22AA, resultTypes: ['violations'], preload: false })
    .analyze()
  await hoverMessages(page, 'mouseout')
  const found = violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')} (${node.failureSummary?.replace(/\s+/g, ' ')})`),
  )
  expect(found, 'accessibility').toEqual([])
}
