import type { Locator, Page } from '@playwright/test'

/** The field under exactly this label; a star may follow it, which marks what is required. */
export function field(place: Locator | Page, label: string): Locator {
  const words = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return place.getByLabel(new RegExp(`^${words}\\s*\\*?$`))
}
