// Sends the load of a bench from a process of its own: server and callers in one process would measure each other.
// Reads one job as JSON from its standard input, and writes what it measured to its standard output.
import { text } from 'node:stream/consumers'
import autocannon from 'autocannon'
import type { LoadJob, LoadResult } from './load.ts'
import { percentile } from './statistics.ts'

const { origin, scripts, isOnce, connections, seconds } = JSON.parse(await text(process.stdin)) as LoadJob
const times: number[] = []
const answered = new Map<autocannon.Client, number>()
let next = 0
const setupClient = (client: autocannon.Client): void => {
  client.setRequests([...(scripts[next++ % scripts.length] ?? [])])
}
const result = await new Promise<autocannon.Result>((resolve, reject) => {
  const running = autocannon({ url: origin, connections, duration: seconds, setupClient }, (error, finished) =>
    error ? reject(error) : resolve(finished),
  )
  // Its own figures are whole milliseconds.
  running.on('response', (client, _status, _bytes, milliseconds) => {
    times.push(milliseconds)
    answered.set(client, (answered.get(client) ?? 0) + 1)
  })
})
if (isOnce && Math.max(...answered.values()) >= Math.min(...scripts.map(({ length }) => length)))
  throw new Error('A script ended before its time: what followed were repetitions')
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
