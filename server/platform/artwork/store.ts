import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Grows when the drawings change, so that kept pictures are drawn anew. */
const EDITION = 1
const QUALITY = 82

/** Keeps drawn pictures as WebP files under `folder`; a picture asked for twice at once is drawn once. */
export function createArtworkStore(folder: string) {
  const place = join(folder, 'artwork', `edition-${EDITION}`)
  const drawing = new Map<string, Promise<Buffer>>()

  async function draw(name: string, svg: () => Promise<string>): Promise<Buffer> {
    const file = join(place, `${name}.webp`)
    try {
      return await readFile(file)
    } catch {
      // Not drawn yet.
    }
    const bytes = await sharp(Buffer.from(await svg()))
      .webp({ quality: QUALITY, effort: 4 })
      .toBuffer()
    await mkdir(place, { recursive: true })
    // Another process may read at any time: the file appears whole or not at all.
    await writeFile(`${file}.${process.pid}`, bytes)
    await rename(`${file}.${process.pid}`, file)
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
