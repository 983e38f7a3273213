import { mkdir, readdir, readFile, rename, rm, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Grows when the drawings change, so that kept pictures are drawn anew. */
const EDITION = 4
const QUALITY = 82
/** Bytes of all kept pictures: ten thousand games in two languages are some 220 MB. */
const MOST_BYTES = 256 * 1024 * 1024
/** Part of the bound that is freed at once, so that the folder is not read for every picture. */
const FREED = 0.1

/**
 * Keeps drawn pictures as WebP files under `folder`; a picture asked for twice at once is drawn once. Together they take
 * no more than `mostBytes`: those not asked for the longest go first, and are drawn again when somebody asks.
 */
export function createArtworkStore(folder: string, mostBytes = MOST_BYTES) {
  const place = join(folder, 'artwork', `edition-${EDITION}`)
  const drawing = new Map<string, Promise<Buffer>>()
  /** Bytes kept, counted once from the folder; other processes' pictures are seen at the next count. */
  let kept: Promise<number> | undefined

  async function files() {
    const names = await readdir(place).catch(() => [])
    const found = await Promise.all(
      // A file that another process took away meanwhile is none.
      names.map((name) =>
        stat(join(place, name)).then(
          ({ size, mtimeMs }) => ({ file: join(place, name), size, mtimeMs }),
          () => [],
        ),
      ),
    )
    return found.flat()
  }

  /** What older drawings left behind; nobody asks for it again. */
  async function removeOlderEditions(): Promise<void> {
    for (const name of await readdir(join(folder, 'artwork'))) {
      const edition = /^edition-(\d+)$/.exec(name)?.[1]
      if (edition !== undefined && Number(edition) < EDITION)
        await rm(join(folder, 'artwork', name), { recursive: true, force: true })
    }
  }

  /** Makes room when the pictures have outgrown the bound. */
  async function count(added: number): Promise<number> {
    const before = kept
    if (before === undefined) await removeOlderEditions()
    const known = before === undefined ? undefined : (await before) + added
    if (known !== undefined && known <= mostBytes) return known
    const oldestFirst = (await files()).sort((one, other) => one.mtimeMs - other.mtimeMs)
    let total = oldestFirst.reduce((sum, { size }) => sum + size, 0)
    if (total <= mostBytes) return total
    for (const { file, size } of oldestFirst) {
      if (total <= mostBytes * (1 - FREED)) break
      await unlink(file).catch(() => undefined)
      total -= size
    }
    return total
  }

  async function draw(name: string, svg: () => Promise<string>): Promise<Buffer> {
    const file = join(place, `${name}.webp`)
    try {
      const bytes = await readFile(file)
      const now = new Date()
      // Asked for: the last to go.
      await utimes(file, now, now).catch(() => undefined)
      return bytes
    } catch {
      // Not drawn yet, or taken away.
    }
    const bytes = await sharp(Buffer.from(await svg()))
      .webp({ quality: QUALITY, effort: 4 })
      .toBuffer()
    await keep(file, bytes)
    return bytes
  }

  async function keep(file: string, bytes: Buffer): Promise<void> {
    const draft = `${file}.${process.pid}`
    try {
      await mkdir(place, { recursive: true })
      // Another process may read at any time: the file appears whole or not at all.
      await writeFile(draft, bytes)
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      // With a full disk it is drawn each time: readiness tells of the disk, and whoever asked has his picture.
      if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return
      throw error
    }
    kept = count(bytes.length)
    await kept
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
