import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** How long a page may take to say that it is there, in milliseconds: a busy machine takes a second or two. */
const PATIENCE = 5_000

/** The path of a page, and whether it still answers: one whose code loops cannot be drawn, so that no picture tells of it. */
export async function whereItStands(page: Page): Promise<string> {
  const path = page.url().replace(/^\w+:\/\/[^/]*/, '')
  const answers = page.evaluate(() => true).catch(() => true)
  if (await Promise.race([answers, setTimeout(PATIENCE, false)])) return path
  return `${path} (which does not answer)`
}
