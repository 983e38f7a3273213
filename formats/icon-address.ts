/** Names of files are ids; of anything else nothing goes into an address. */
const PICTURE = /^\/wps\/files\/([0-9a-f-]{36})$/

/**
 * Where a size of a brand's icon lies. The picture it is made from is in the address, so that another one is asked for at once where the
 * first is still kept; without one it is the mark of the house.
 */
export function iconAddress(file: string, picture: string | null | undefined): string {
  const id = PICTURE.exec(picture ?? '')?.[1]
  return id === undefined ? `/app-icon/${file}` : `/app-icon/${file}?v=${id}`
}
