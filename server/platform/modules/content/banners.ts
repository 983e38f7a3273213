import type { Transaction } from '../../db/connection.ts'
import type { PageRequest } from '../../http/paging.ts'
import { newId } from '../../lib/id.ts'
import * as banners from './banners-repository.ts'
import { checkBanner, uploadedFile } from './checks.ts'
import type { Change, ContentParts, Publisher, Reader } from './dependencies.ts'
import { contentErrors } from './errors.ts'
import { selectOperatorFiles } from './files-repository.ts'
import type { BannerInput, PublicBanner, StoredBanner } from './shapes.ts'
import { tellBrand } from './tell.ts'
import { inLanguage } from './translate.ts'

/** Pictures that a brand shows. Changes belong to the caller's transaction. */
export function createBanners(parts: ContentParts) {
  const { database, clock, publicReads } = parts
  return {
    /** The banners of a group that are shown now, in order, each in the reader's language. */
    async list(reader: Reader, groupName: string): Promise<PublicBanner[]> {
      const shown = await publicReads.keep(`banners ${reader.merchantId} ${groupName}`, () =>
        banners.selectShownBanners(database.query, reader.merchantId, groupName, clock.now()),
      )
      return shown.flatMap((banner) => {
        const picture = inLanguage(banner.pictures, reader.language, reader.defaultLanguage)
        const { id, groupName, url, linkageType } = banner
        return picture === undefined
          ? []
          : [{ id, groupName, title: picture.title, imageUrl: picture.imageUrl, url, linkageType }]
      })
    },

    /** For operators: every banner of the brand, whether shown or not. */
    search: (merchantId: string, filter: banners.BannerFilter, page: PageRequest) =>
      banners.selectBanners(database.query, merchantId, filter, page),
    /** Throws BANNER_NOT_FOUND, as whatever names one that is not there. */
    async find(merchantId: string, id: string): Promise<StoredBanner> {
      const banner = await banners.selectBanner(database.query, merchantId, id)
      if (banner === undefined) throw contentErrors.BANNER_NOT_FOUND()
      return banner
    },
    /** Throws what `checkBanner` throws, and PICTURE_INVALID. */
    async create(tx: Transaction, brand: Publisher, input: BannerInput): Promise<Change<StoredBanner>> {
      checkBanner(input, brand)
      await demandOwnPictures(tx, brand.merchantId, input)
      const id = newId()
      await banners.insertBanner(tx.query, brand.merchantId, id, input, clock.now())
      tellBrand(parts, tx, brand.merchantId, 'banners')
      return { before: null, after: await needBanner(tx, brand.merchantId, id) }
    },
    async update(tx: Transaction, brand: Publisher, id: string, input: BannerInput): Promise<Change<StoredBanner>> {
      const before = await needBanner(tx, brand.merchantId, id)
      checkBanner(input, brand)
      await demandOwnPictures(tx, brand.merchantId, input)
      await banners.updateBanner(tx.query, brand.merchantId, id, input, clock.now())
      tellBrand(parts, tx, brand.merchantId, 'banners')
      return { before, after: await needBanner(tx, brand.merchantId, id) }
    },
    async delete(tx: Transaction, merchantId: string, id: string): Promise<Change<StoredBanner>> {
      const before = await needBanner(tx, merchantId, id)
      await banners.deleteBanner(tx.query, merchantId, id)
      tellBrand(parts, tx, merchantId, 'banners')
      return { before, after: null }
    },
  }
}

async function needBanner(tx: Transaction, merchantId: string, id: string): Promise<StoredBanner> {
  const banner = await banners.selectBanner(tx.query, merchantId, id)
  if (banner === undefined) throw contentErrors.BANNER_NOT_FOUND()
  return banner
}

/**
 * A banner publishes what it shows: only pictures that operators of the brand uploaded, never those of another brand or
 * of a member. Throws PICTURE_INVALID.
 */
async function demandOwnPictures(tx: Transaction, merchantId: string, { pictures }: BannerInput): Promise<void> {
  const uploads = pictures.map(({ imageUrl }) => uploadedFile(imageUrl))
  const own = await selectOperatorFiles(
    tx.query,
    merchantId,
    uploads.flatMap((id) => id ?? []),
  )
  const foreign = uploads.findIndex((id) => id !== undefined && !own.includes(id))
  if (foreign !== -1) throw contentErrors.PICTURE_INVALID({ field: `pictures.${foreign}.imageUrl` })
}
