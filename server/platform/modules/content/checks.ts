import { contentErrors } from './errors.ts'
import type { AnnouncementInput, BannerInput, BrandLanguages } from './shapes.ts'

/** A page of the portal: one slash and then no second one, which a browser would read as another host. */
const PAGE = /^\/(?![/\\])[^\s\\]*$/
/** Pictures are our own: uploaded files or the artwork that is drawn for a demo. Never a foreign address. */
const PICTURE = /^\/wps\/(files\/[0-9a-f-]{36}|artwork\/banners\/[a-z0-9-]+\.(webp|png|jpg))$/
const UPLOAD = /^\/wps\/files\/([0-9a-f-]{36})$/
const GAME = /^[A-Za-z0-9_.:-]{1,64}$/

/** Refuses a banner that could not be shown: no words in the default language, a bad schedule, a dangerous link. */
export function checkBanner(input: BannerInput, brand: BrandLanguages): void {
  checkSchedule(input)
  checkLanguages(input.pictures, brand, 'pictures')
  if (!isLink(input)) throw contentErrors.LINK_INVALID({ field: 'url' })
  input.pictures.forEach(({ imageUrl }, index) => {
    if (!PICTURE.test(imageUrl)) throw contentErrors.PICTURE_INVALID({ field: `pictures.${index}.imageUrl` })
  })
}

/** Refuses an announcement that could not be shown. */
export function checkAnnouncement(input: AnnouncementInput, brand: BrandLanguages): void {
  checkSchedule(input)
  checkLanguages(input.translations, brand, 'translations')
}

/** Id of the uploaded file that an address shows; undefined for artwork. */
export const uploadedFile = (imageUrl: string): string | undefined => UPLOAD.exec(imageUrl)?.[1]

function isLink({ linkageType, url }: BannerInput): boolean {
  if (linkageType === 'NONE') return url === null || url === ''
  if (url === null) return false
  if (linkageType === 'PAGE') return PAGE.test(url)
  if (linkageType === 'GAME') return GAME.test(url)
  return URL.canParse(url) && new URL(url).protocol === 'https:'
}

function checkSchedule({ startsAt, endsAt }: { startsAt: string | null; endsAt: string | null }): void {
  if (startsAt === null || endsAt === null) return
  if (Date.parse(startsAt) >= Date.parse(endsAt)) throw contentErrors.SCHEDULE_INVALID({ field: 'endsAt' })
}

function checkLanguages(entries: readonly { language: string }[], brand: BrandLanguages, field: string): void {
  entries.forEach(({ language }, index) => {
    const place = { field: `${field}.${index}.language` }
    if (!brand.languages.includes(language)) throw contentErrors.CONTENT_LANGUAGE_UNKNOWN(place)
    const first = entries.findIndex((entry) => entry.language === language)
    if (first !== index) throw contentErrors.CONTENT_LANGUAGE_REPEATED(place)
  })
  if (!entries.some(({ language }) => language === brand.defaultLanguage)) {
    throw contentErrors.CONTENT_DEFAULT_LANGUAGE_MISSING({ field })
  }
}
