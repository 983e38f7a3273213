// Child processes of the scripts: the quiet ones that speak only when they fail, and the long ones a person watches.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Shortfall } from './terminal.mjs'

/** The root folder of the project. Every script works from here, wherever it was called from. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/**
 * Path of an installed command of the root workspace.
 * @param {string} name
 */
export function command(name) {
  return join(root, 'node_modules', '.bin', name)
}

/** Arguments of `node` that make it run TypeScript in the same process, so that signals need no relay. */
export const withTypeScript = ['--import', 'tsx']

/**
 * Arguments of `node` that run the built server; its errors name the lines of its sources. Where little happens V8 would make its young generation
 * so small that an idle house collects it twice a second; 8 MB.
 */
export const builtServer = ['--enable-source-maps', '--min-semi-space-size=8', 'server/dist/main.js']

const onWindows = process.platform === 'win32'

/**
 * Runs a command to its end.
 * @param {string} file
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean, timeoutSeconds?: number }} [options] show: its output goes to the terminal as it comes
 * @returns {Promise<{ code: number, output: string, timedOut: boolean }>} code -1: the command could not be started
 */
export function run(file, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', options.show ? 'inherit' : 'pipe', options.show ? 'inherit' : 'pipe'],
      shell: onWindows,
    })
    /** @type {Buffer[]} */
    const chunks = []
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))
    let timedOut = false
    const limit = options.timeoutSeconds
      ? setTimeout(() => {
          timedOut = true
          // As by hand: whoever started servers and browsers ends them, for which they have half a minute.
          child.kill('SIGINT')
          setTimeout(() => child.kill('SIGKILL'), 30_000).unref()
        }, options.timeoutSeconds * 1000)
      : undefined
    const finish = (/** @type {number} */ code) => {
      clearTimeout(limit)
      resolve({ code, output: Buffer.concat(chunks).toString(), timedOut })
    }
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`))
      finish(-1)
    })
    child.on('close', (code, signal) => finish(code ?? (signal ? 1 : 0)))
  })
}

/**
 * Runs a quiet command that must succeed. Its output is shown only when it fails.
 * @param {string} what the deed in words, for the sentence of the failure
 * @param {string} file
 * @param {string[]} args
 * @param {string} remedy how a person mends a failure
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function mustRun(what, file, args, remedy, env) {
  const { code, output } = await run(file, args, { env })
  if (code === 0) return output
  console.error(output)
  throw new Shortfall(`${what} failed (the output is above).`, remedy)
}

/**
 * Runs a child in the foreground until it ends, then ends this process the same way. SIGTERM is handed on; so is SIGINT when
 * no terminal has already given it to the whole group (a second one would cut the child's graceful stop short).
 * @param {string} file
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function becomeForeground(file, args, env) {
  const child = spawn(file, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit', shell: onWindows })
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT')
  })
  child.on('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  /** @type {Record<string, number>} */
  const signalNumbers = { SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }
  child.on('close', (code, signal) => process.exit(code ?? 128 + (signalNumbers[signal ?? ''] ?? 1)))
}
