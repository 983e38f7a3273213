import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

interface Owner {
  readonly pid: number
  /** When the process began, as the system counts; a reused pid has another. Empty where the system does not tell. */
  readonly started: string
}

/** A claim on taking over a stale lock that is older than this was left by a crash (milliseconds). */
const STALE_CLAIM = 10_000

/** Another living process has the folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
}

/**
 * Takes the lock file beside a folder of the embedded database, which has no lock of its own: two processes on it would
 * destroy it. The lock of a dead process is taken over; a living one is refused with FolderInUseError.
 */
export function lockFolder(folder: string): { release(): void } {
  const path = `${folder.replace(/\/+$/, '')}.lock`
  mkdirSync(dirname(path), { recursive: true })
  const mine: Owner = { pid: process.pid, started: startOf(process.pid) ?? '' }
  if (!create(path, mine)) {
    refuseIfAlive(path, folder)
    takeOver(path, folder, mine)
  }
  return {
    release() {
      if (readOwner(path)?.pid === process.pid) rmSync(path, { force: true })
    },
  }
}

/** Creates the file with its content in one step, so that nobody ever reads half of it. */
function create(path: string, owner: Owner): boolean {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, JSON.stringify(owner))
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Replaces a dead owner's lock. The claim file lets one process at a time do so. */
function takeOver(path: string, folder: string, mine: Owner): void {
  const claim = `${path}.claim`
  const claimedAt = statSync(claim, { throwIfNoEntry: false })?.mtimeMs
  if (claimedAt !== undefined && Date.now() - claimedAt > STALE_CLAIM) rmSync(claim, { force: true })
  if (!create(claim, mine))
    throw new FolderInUseError(`Another process is opening the database folder ${folder} right now.`)
  try {
    refuseIfAlive(path, folder)
    rmSync(path, { force: true })
    if (!create(path, mine)) refuseIfAlive(path, folder)
  } finally {
    rmSync(claim, { force: true })
  }
}

function refuseIfAlive(path: string, folder: string): void {
  const owner = readOwner(path)
  if (owner === undefined) return
  const started = startOf(owner.pid)
  if (started === undefined || (owner.started !== '' && started !== '' && started !== owner.started)) return
  throw new FolderInUseError(
    `The database folder ${folder} is in use by process ${owner.pid}. Stop that process, choose another DATA_DIR, ` +
      'or set DATABASE_URL to a PostgreSQL that several processes can share.',
  )
}

function readOwner(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner
  } catch {
    return undefined
  }
}

/** When a process began: undefined if there is none, empty if the system does not tell. */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined
  }
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may contain spaces; the start time is the twentieth field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A killed process that its parent has not collected yet is dead all the same.
    if (fields[0] === 'Z') return undefined
    return `${boot}:${fields[19] ?? ''}`
  } catch {
    return ''
  }
}
