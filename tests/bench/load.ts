import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { Pool } from 'undici'

/** One HTTP request of a load. */
export interface Request {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

/** What the load generator is told. */
export interface LoadJob {
  readonly origin: string
  /** What connections send, one request after the other; where there are fewer than connections, several send the same. */
  readonly scripts: readonly (readonly Request[])[]
  /** Whether each request is sent once, since a second time it would be a repetition; otherwise a script begins anew at its end. */
  readonly isOnce: boolean
  readonly connections: number
  readonly seconds: number
}

export interface LoadResult {
  readonly requests: number
  readonly requestsPerSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

const generator = fileURLToPath(new URL('load-generator.ts', import.meta.url))

/** Keeps some connections busy with the same requests for so long. Any answer that is not 2xx stops it with an error. */
export const load = (
  origin: string,
  requests: readonly Request[],
  { connections, seconds }: Pick<LoadJob, 'connections' | 'seconds'>,
): Promise<LoadResult> => generate({ origin, scripts: [requests], isOnce: false, connections, seconds })

/** Plays a script on each connection for so long, and none of its requests twice: one that ends too early is an error. */
export const play = (origin: string, scripts: readonly (readonly Request[])[], seconds: number): Promise<LoadResult> =>
  generate({ origin, scripts, isOnce: true, connections: scripts.length, seconds })

/** Sends a load from a process of its own. */
async function generate(job: LoadJob): Promise<LoadResult> {
  const child = spawn(process.execPath, ['--import', 'tsx', generator], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(job))
  const [written, [code]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number | null]>])
  if (code !== 0) throw new Error(`The load generator ended with ${code}`)
  return JSON.parse(written) as LoadResult
}

/** Sends one request and gives back its body; anything but 200 is an error. */
export async function send(origin: string, { method, path, headers, body }: Request): Promise<string> {
  const pool = new Pool(origin)
  try {
    const answer = await pool.request({ method, path, headers: { ...headers }, body: body ?? null })
    const read = await answer.body.text()
    if (answer.statusCode !== 200)
      throw new Error(`${method} ${path} answers ${answer.statusCode}: ${read.slice(0, 300)}`)
    return read
  } finally {
    await pool.close()
  }
}
