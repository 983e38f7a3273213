import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The bytes of a kept picture, which is used by that; undefined when it is not drawn yet, or was taken away. */
export async function readPicture(file: string): Promise<Buffer | undefined> {
  try {
    const bytes = await readFile(file)
    const now = new Date()
    // Asked for: the last to go.
    await utimes(file, now, now).catch(() => undefined)
    return bytes
  } catch {
    return undefined
  }
}

/** Keeps a picture; answers whether there was room for it on the disk. */
export async function writePicture(file: string, bytes: Buffer): Promise<boolean> {
  const draft = `${file}.${process.pid}`
  try {
    await mkdir(dirname(file), { recursive: true })
    // Another process may read at any time: the file appears whole or not at all.
    await writeFile(draft, bytes)
    await rename(draft, file)
    return true
  } catch (error) {
    await rm(draft, { force: true })
    // With a full disk it is drawn each time: readiness tells of the disk, and whoever asked has his picture.
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false
    throw error
  }
}
