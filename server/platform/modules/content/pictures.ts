import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { countOperatorFiles, selectOperatorPicture } from './files-repository.ts'

/** Pictures are uploaded files: never a foreign address. */
const UPLOAD = /^\/wps\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Whether operators of the brand uploaded all of these pictures: what is published shows no others. */
export async function areOwnPictures(
  query: Kysely<Tables>,
  merchantId: string,
  urls: readonly string[],
): Promise<boolean> {
  const ids = [...new Set(urls.map((url) => UPLOAD.exec(url)?.[1] ?? ''))]
  if (ids.includes('')) return false
  return ids.length === 0 || (await countOperatorFiles(query, merchantId, ids)) === ids.length
}

/** Width and height in pixels of a picture that operators of the brand uploaded; undefined for any other address. */
export async function findOwnPicture(
  query: Kysely<Tables>,
  merchantId: string,
  url: string,
): Promise<{ width: number; height: number } | undefined> {
  const id = UPLOAD.exec(url)?.[1]
  return id === undefined ? undefined : selectOperatorPicture(query, merchantId, id)
}
