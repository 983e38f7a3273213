import { Pool } from 'undici'

/** One HTTP request of a round. */
export interface Request {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface LoadResult {
  /** Rounds finished per second; a round sends all its requests at once and waits for every answer. */
  roundsPerSecond: number
  rounds: number
  medianMilliseconds: number
}

/**
 * Keeps `connections` connections busy for `seconds`: as many rounds at a time as connections hold. Any answer that is not 200
 * stops it with an error, since a refused request is quick and would flatter the figure.
 */
export async function load(
  origin: string,
  requests: Request[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoadResult> {
  const pool = new Pool(origin, { connections, pipelining: 1 })
  const until = performance.now() + seconds * 1000
  const durations: number[] = []
  const worker = async () => {
    while (performance.now() < until) {
      const begunAt = performance.now()
      await Promise.all(requests.map((request) => send(pool, request)))
      durations.push(performance.now() - begunAt)
    }
  }
  const begunAt = performance.now()
  await Promise.all(Array.from({ length: Math.max(1, Math.floor(connections / requests.length)) }, worker))
  const elapsedSeconds = (performance.now() - begunAt) / 1000
  await pool.close()
  durations.sort((left, right) => left - right)
  return {
    roundsPerSecond: durations.length / elapsedSeconds,
    rounds: durations.length,
    medianMilliseconds: durations[Math.floor(durations.length / 2)] ?? Number.NaN,
  }
}

/** Sends one request and gives back its body; anything but 200 is an error. */
export async function send(pool: Pool, { method, path, headers, body }: Request): Promise<string> {
  const answer = await pool.request({ method, path, headers: { ...headers }, body: body ?? null })
  const text = await answer.body.text()
  if (answer.statusCode !== 200)
    throw new Error(`${method} ${path} answers ${answer.statusCode}: ${text.slice(0, 300)}`)
  return text
}
