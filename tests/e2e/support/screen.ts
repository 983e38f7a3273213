import type { Page } from '@playwright/test'
import { test } from './journey.ts'

/** Whether this journey runs at the size of a phone. */
export function isPhone(): boolean {
  return test.info().project.use.isMobile === true
}

/** The announcements count as read, so that a journey about something else is not interrupted by them. Call before the first page. */
export async function withoutAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Games run in an origin of their own, without storage.
    if (window.origin === 'null') return
    for (const key of ['visitorPopupSeen', 'memberPopupSeen']) sessionStorage.setItem(key, new Date().toISOString())
  })
}

/** Opens the portal in a language, as for a person who chose it on an earlier visit. Call before the first page. */
export async function inLanguage(page: Page, language: 'vi' | 'en'): Promise<void> {
  await page.addInitScript((chosen) => {
    if (window.origin === 'null') return
    localStorage.setItem('lang', chosen)
    localStorage.setItem('hisLang', chosen)
  }, language)
}
