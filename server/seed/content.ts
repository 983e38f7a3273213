import type { PlatformContext } from '../platform/context.ts'
import { announcementSeeds, bannerSeeds } from './content-words.ts'

/** Gives each brand that has none its first banners, notices and popups. Safe to run again. */
export async function seedContent({ database, sites, content }: PlatformContext): Promise<void> {
  for (const { id: merchantId, name, languages, defaultLanguage } of await sites.listMerchants()) {
    const firstPage = { pageNo: 1, pageSize: 1 }
    const hasBanners = (await content.banners.search(merchantId, {}, firstPage)).total > 0
    const hasAnnouncements = (await content.announcements.search(merchantId, {}, firstPage)).total > 0
    const brand = { merchantId, languages, defaultLanguage }
    const named = <Words extends { language: string }>(words: readonly Words[]): Words[] =>
      JSON.parse(
        JSON.stringify(words.filter(({ language }) => languages.includes(language))).replaceAll('{{brand}}', name),
      )
    await database.transaction(async (tx) => {
      if (!hasBanners) {
        for (const banner of bannerSeeds)
          await content.banners.create(tx, brand, { ...banner, pictures: named(banner.pictures) })
      }
      if (hasAnnouncements) return
      for (const announcement of announcementSeeds) {
        await content.announcements.create(tx, brand, {
          ...announcement,
          translations: named(announcement.translations),
        })
      }
    })
  }
}
