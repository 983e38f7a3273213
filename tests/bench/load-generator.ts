// Sends the load of a bench from a process of its own: server and callers in one process would measure each other.
// Reads one job as JSON from its standard input, and writes what it measured to its standard output.
import { text } from 'node:stream/consumers'
import autocannon from 'autocannon'
import type { LoadJob, LoadResult } from './load.ts'
import { percentile } from './statistics.ts'

const { origin, requests, connections, seconds } = JSON.parse(await text(process.stdin)) as LoadJob
const times: number[] = []
const result = await new Promise<autocannon.Result>((resolve, reject) => {
  const running = autocannon(
    { url: origin, connections, duration: seconds, requests: [...requests] },
    (error, finished) => (error ? reject(error) : resolve(finished)),
  )
  // Its own figures are whole milliseconds.
  running.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds))
})
const refused = result.errors + result.non2xx + result.timeouts
// A refused request is quick and would flatter the figure.
if (refused > 0) throw new Error(`${refused} of ${result.requests.total} requests were refused or failed`)
const measured: LoadResult = {
  requests: times.length,
  requestsPerSecond: times.length / result.duration,
  p50: percentile(times, 50),
  p99: percentile(times, 99),
}
process.stdout.write(JSON.stringify(measured))
