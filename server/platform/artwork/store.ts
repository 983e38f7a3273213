import { join } from 'node:path'
import { readPicture, writePicture } from './picture-file.ts'
import { makeRoom, removeOlderEditions } from './room.ts'

/** Grows when the drawings change, so that kept pictures are drawn anew. */
const EDITION = 5
const QUALITY = 82
/** Bytes of all kept pictures: ten thousand games in two languages are some 220 MB. */
const MOST_BYTES = 256 * 1024 * 1024

/**
 * Keeps drawn pictures as WebP files under `folder`; a picture asked for twice at once is drawn once. Together they take
 * no more than `mostBytes`: those not asked for the longest go first, and are drawn again when somebody asks.
 */
export function createArtworkStore(folder: string, mostBytes = MOST_BYTES) {
  const place = join(folder, 'artwork', `edition-${EDITION}`)
  const drawing = new Map<string, Promise<Buffer>>()
  /** Bytes kept, counted once from the folder; other processes' pictures are seen at the next count. */
  let kept: Promise<number> | undefined

  /** Makes room when the pictures have outgrown the bound. */
  async function count(added: number): Promise<number> {
    const before = kept
    if (before === undefined) await removeOlderEditions(join(folder, 'artwork'), EDITION)
    const known = before === undefined ? undefined : (await before) + added
    return known !== undefined && known <= mostBytes ? known : makeRoom(place, mostBytes)
  }

  async function draw(name: string, svg: () => Promise<string>): Promise<Buffer> {
    const file = join(place, `${name}.webp`)
    const known = await readPicture(file)
    if (known !== undefined) return known
    const { default: sharp } = await import('sharp')
    const bytes = await sharp(Buffer.from(await svg()))
      .webp({ quality: QUALITY, effort: 4 })
      .toBuffer()
    if (await writePicture(file, bytes)) {
      kept = count(bytes.length)
      // The picture is there all the same; where the folder could not be read, the next one counts anew.
      await kept.catch(() => {
        kept = undefined
      })
    }
    return bytes
  }

  return {
    /** The picture of a name (letters, digits, hyphens); `svg` is asked only when there is none yet. */
    async picture(name: string, svg: () => Promise<string>): Promise<Buffer> {
      if (!/^[A-Za-z0-9_-]{1,120}$/.test(name)) throw new Error(`${name} cannot name a picture`)
      const known = drawing.get(name)
      if (known !== undefined) return known
      const made = draw(name, svg).finally(() => drawing.delete(name))
      drawing.set(name, made)
      return made
    },
  }
}

export type ArtworkStore = ReturnType<typeof createArtworkStore>
