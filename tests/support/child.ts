import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buildChildren, type ChildFile } from './build-children.ts'

const ROOT = join(import.meta.dirname, '../..')

const built = await buildChildren()

export interface Child {
  /** Everything written so far. */
  output(): string
  errors(): string
  /** Resolves when the output contains the text; rejects when the child ends first. */
  waitFor(text: string): Promise<void>
  /** Resolves when the output has so many whole lines; rejects when the child ends first. */
  waitForLines(count: number): Promise<void>
  signal(name: NodeJS.Signals): void
  /** kill -9, and waits until it is gone. */
  kill(): Promise<void>
  /** The exit code, once it ended. */
  ended: Promise<number | null>
}

/** Starts one of the files that are built for it as a process of its own, in a session with only the given environment. */
export function startChild(
  file: ChildFile,
  environment: Readonly<Record<string, string>>,
  words: readonly string[] = [],
): Child {
  const child: ChildProcess = spawn(process.execPath, ['--enable-source-maps', built(file), ...words], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A failed test must not leave it running.
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  let output = ''
  let errors = ''
  child.stdout?.on('data', (data: Buffer) => {
    output += data.toString()
  })
  child.stderr?.on('data', (data: Buffer) => {
    errors += data.toString()
  })
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', end)
    return code as number | null
  })
  /** Asks again and again, but never longer than the child lives. */
  async function waitUntil(isThere: (output: string) => boolean, wanted: string): Promise<void> {
    while (!isThere(output)) {
      const isGone = await Promise.race([
        ended.then(() => true),
        new Promise<false>((resolve) => setTimeout(resolve, 25, false)),
      ])
      if (isGone && !isThere(output)) throw new Error(`The child ended before it wrote ${wanted}:\n${errors}`)
    }
  }
  return {
    output: () => output,
    errors: () => errors,
    ended,
    waitFor: (text) => waitUntil((written) => written.includes(text), text),
    waitForLines: (count) => waitUntil((written) => written.split('\n').length > count, `${count} lines`),
    signal: (name) => void child.kill(name),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
