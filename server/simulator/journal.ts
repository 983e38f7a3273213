import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Records of one kind by id, the latest value of each; oldest first. */
export interface Collection<Value> {
  get(id: string): Value | undefined
  /** Writes the value to the journal before it is seen by anyone. */
  put(id: string, value: Value): void
  /** All values, in the order their ids first appeared. */
  values(): Value[]
}

export interface Journal {
  /**
   * Opens a collection.
   * @param limit how many records are kept; the oldest that `mayForget` allows go first
   */
  collection<Value>(kind: string, limit: number, mayForget?: (value: Value) => boolean): Collection<Value>
  /** What `work` puts, into whichever collections, is one step: after a kill all of it is there, or none. */
  together(work: () => void): void
}

interface Entry {
  readonly kind: string
  readonly id: string
  readonly value: unknown
}

/**
 * An append-only file of JSON lines with its index in memory: what was put before the process died is there again.
 * The file is rewritten with the kept records when it is opened and when it has grown well beyond them.
 * @param folder where `journal.jsonl` lies; undefined keeps everything in memory only
 */
export function openJournal(folder: string | undefined): Journal {
  const path = folder === undefined ? undefined : join(folder, 'journal.jsonl')
  if (folder !== undefined) mkdirSync(folder, { recursive: true })
  const kept = new Map<string, Map<string, unknown>>()
  let linesInFile = 0
  /** What the step in progress has put; undefined outside of one. */
  let step: Entry[] | undefined
  if (path !== undefined && existsSync(path)) {
    for (const entry of readEntries(path)) kindOf(entry.kind).set(entry.id, entry.value)
    compact()
  }

  function kindOf(kind: string): Map<string, unknown> {
    const records = kept.get(kind) ?? new Map<string, unknown>()
    kept.set(kind, records)
    return records
  }

  function compact() {
    if (path === undefined) return
    const entries = [...kept].flatMap(([kind, records]) => [...records].map(([id, value]) => ({ kind, id, value })))
    // A new file takes the old one's place in one step, so a kill in between loses nothing.
    writeFileSync(`${path}.new`, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
    renameSync(`${path}.new`, path)
    linesInFile = entries.length
  }

  /** One line, which is there whole or, cut off, passed over. */
  function append(line: Entry | readonly Entry[]) {
    if (path === undefined) return
    appendFileSync(path, `${JSON.stringify(line)}\n`)
    linesInFile++
    const live = [...kept.values()].reduce((sum, records) => sum + records.size, 0)
    if (linesInFile > 5000 && linesInFile > live * 4) compact()
  }

  return {
    collection: <Value>(kind: string, limit: number, mayForget: (value: Value) => boolean = () => true) =>
      // Each kind has one owner, who says what it keeps.
      collect(kindOf(kind) as Map<string, Value>, { limit, mayForget }, (id, value) => {
        if (step) step.push({ kind, id, value })
        else append({ kind, id, value })
      }),
    together(work) {
      if (step) throw new Error('a step of the journal cannot begin within another')
      const entries: Entry[] = []
      step = entries
      try {
        work()
      } finally {
        step = undefined
        if (entries.length > 0) append(entries)
      }
    },
  }
}

interface Forgetting<Value> {
  readonly limit: number
  readonly mayForget: (value: Value) => boolean
}

function collect<Value>(
  records: Map<string, Value>,
  { limit, mayForget }: Forgetting<Value>,
  write: (id: string, value: Value) => void,
): Collection<Value> {
  return {
    get: (id) => records.get(id),
    put(id, value) {
      records.set(id, value)
      write(id, value)
      if (records.size <= limit) return
      for (const [oldest, candidate] of records) {
        if (oldest === id || !mayForget(candidate)) continue
        records.delete(oldest)
        return
      }
    },
    values: () => [...records.values()],
  }
}

function* readEntries(path: string): Generator<Entry> {
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line === '') continue
    try {
      const said = JSON.parse(line) as Entry | Entry[]
      if (Array.isArray(said)) yield* said
      else yield said
    } catch (error) {
      // Only a line cut off by the end of a process is expected here; what it said was never acknowledged.
      if (!(error instanceof SyntaxError)) throw error
    }
  }
}
