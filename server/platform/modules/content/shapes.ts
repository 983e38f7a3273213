import type { Static } from 'typebox'
import type { Announcement, AnnouncementType, Audience, Banner, BannerGroup, Execution } from './schema.ts'

export type LinkageType = Static<typeof Banner>['linkageType']
export type PublicBanner = Static<typeof Banner>
export type PublicAnnouncement = Static<typeof Announcement>

/** The words and the picture of a banner in one language. */
export interface BannerPicture {
  language: string
  imageUrl: string
  title: string
}

/** The words of an announcement in one language; `content` is Markdown. */
export interface Translation {
  language: string
  title: string
  content: string
}

/** Where and when something is shown. Times are ISO 8601 or null for no bound. */
interface Schedule {
  isPublished: boolean
  startsAt: string | null
  endsAt: string | null
}

/** What an operator writes of a banner. */
export interface BannerInput extends Schedule {
  groupName: Static<typeof BannerGroup>
  position: number
  linkageType: LinkageType
  url: string | null
  pictures: BannerPicture[]
}

/** What an operator writes of an announcement or notice. */
export interface AnnouncementInput extends Schedule {
  promotionType: Static<typeof AnnouncementType>
  execution: Static<typeof Execution>
  audience: Static<typeof Audience>
  translations: Translation[]
}

export type StoredBanner = BannerInput & { id: string; changedAt: string }
export type StoredAnnouncement = AnnouncementInput & { id: string; changedAt: string; startedAt: string }

/** The languages a brand speaks, the first choice being `defaultLanguage`. */
export interface BrandLanguages {
  languages: readonly string[]
  defaultLanguage: string
}
