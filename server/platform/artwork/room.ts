import { readdir, rm, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Part of the bound that is freed at once, so that the folder is not read for every picture. */
const FREED = 0.1

/** Takes files away when they outgrow the bound, those not used for the longest first; answers the bytes that are left. */
export async function makeRoom(folder: string, mostBytes: number): Promise<number> {
  const oldestFirst = (await filesIn(folder)).sort((one, other) => one.mtimeMs - other.mtimeMs)
  let total = oldestFirst.reduce((sum, { size }) => sum + size, 0)
  if (total <= mostBytes) return total
  for (const { file, size } of oldestFirst) {
    if (total <= mostBytes * (1 - FREED)) break
    await unlink(file).catch(() => undefined)
    total -= size
  }
  return total
}

async function filesIn(folder: string) {
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(
    // A file that another process took away meanwhile is none.
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size, mtimeMs }) => ({ file: join(folder, name), size, mtimeMs }),
        () => [],
      ),
    ),
  )
  return found.flat()
}

/** Takes away what older drawings left behind; nobody asks for it again. */
export async function removeOlderEditions(folder: string, edition: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const other = /^edition-(\d+)$/.exec(name)?.[1]
    if (other !== undefined && Number(other) < edition) await rm(join(folder, name), { recursive: true, force: true })
  }
}
