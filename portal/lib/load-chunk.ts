/** Section 9: a file of code that has not come after two minutes will not come. Milliseconds. */
export const chunkTimeout = 120_000

/** A file of code did not come in time. */
export class ChunkTimeoutError extends Error {
  override readonly name = 'ChunkTimeoutError'
}

/** Loads a part of the portal, or fails with a ChunkTimeoutError after two minutes. */
export async function loadChunk<Part>(load: () => Promise<Part>, timeout: number = chunkTimeout): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkTimeoutError('A part of the page did not come in time')), timeout)
  })
  try {
    return await Promise.race([load(), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
