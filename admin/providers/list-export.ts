import { useSyncExternalStore } from 'react'
import { type Progress, type Rows, readPages } from './read-pages.ts'

/** More than a browser holds with ease, and some minutes of reading: whoever wants more takes it in parts. */
export const MOST_ROWS = 100_000
/** An address makes at most 300 calls in ten seconds (`LIMITS.call`): a file takes half of them and leaves its reader the rest. */
const PAUSE = 67

/** A list on its way into a file, or one that is too long for it. */
export type ListExport = (Progress & { stop(): void }) | { readonly tooMany: number }

let current: ListExport | undefined
const readers = new Set<() => void>()

function show(state: ListExport | undefined): void {
  current = state
  for (const reader of readers) reader()
}

function subscribe(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}

/** The list that is being read into a file; undefined while there is none. */
export const useListExport = (): ListExport | undefined => useSyncExternalStore(subscribe, () => current)

export const closeListExport = (): void => show(undefined)

/**
 * A whole list for its file, with the progress in sight; a second one takes the place of the first. Whoever stops it, or wants more
 * than `MOST_ROWS`, gets no answer at all: react-admin would make a file of any answer, and tell of any error as a failure.
 */
export async function readForExport<Answer extends Rows>(
  page: (number: number, perPage: number) => Promise<Answer>,
): Promise<Answer> {
  const mine = {}
  latest = mine
  const isOver = () => latest !== mine
  try {
    return await readPages(page, async (progress) => {
      if (isOver()) await forever()
      if (progress.total !== undefined && progress.total > MOST_ROWS) {
        show({ tooMany: progress.total })
        latest = undefined
        await forever()
      }
      show({ ...progress, stop })
      await new Promise((done) => setTimeout(done, PAUSE))
      if (isOver()) await forever()
    })
  } finally {
    if (!isOver()) stop()
  }
}

/** The reading that is shown: another one, or nobody, once it is stopped. */
let latest: object | undefined

function stop(): void {
  latest = undefined
  show(undefined)
}

const forever = () => new Promise<never>(() => undefined)
