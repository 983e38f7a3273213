// Sends the load of a bench from a process of its own: server and callers in one process would measure each other.
// Reads one job as JSON from its standard input, and writes what it measured to its standard output.
//
// It speaks HTTP/1.1 over bare sockets, with requests that are made before the time begins: a call costs it a tenth of what it costs a client that
// does everything (autocannon: 0.25 ms), which on two cores would be taken from the server.
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { answerLength } from './answer-length.ts'
import type { LoadJob, LoadResult, Request } from './load.ts'
import { percentile } from './statistics.ts'

const { origin, scripts, isOnce, connections, seconds } = JSON.parse(await text(process.stdin)) as LoadJob
const { hostname, port, host } = new URL(origin)
const prepared = scripts.map((requests) => requests.map(bytesOf))
const times: number[] = []

function bytesOf({ method, path, headers = {}, body = '' }: Request): Buffer {
  const lines = Object.entries({ host, ...headers, 'content-length': Buffer.byteLength(body) })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${head}\r\n${body}`)
}

/** Sends a script over a connection of its own until the time is over, each request once the one before it is answered. */
async function run(script: readonly Buffer[], until: () => number): Promise<void> {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  await new Promise<void>((resolve, reject) => {
    let next = 0
    let sentAt = 0
    let received = Buffer.alloc(0)
    const send = () => {
      const request = script[next % script.length]
      if (request === undefined || (isOnce && next >= script.length))
        return reject(new Error('A script ended before its time: what followed were repetitions'))
      next += 1
      sentAt = performance.now()
      socket.write(request)
    }
    socket.on('data', (bytes) => {
      received = received.length === 0 ? bytes : Buffer.concat([received, bytes])
      const length = answerLength(received)
      if (length === undefined || received.length < length) return
      const status = received.toString('latin1', 9, 12)
      // A refused request is quick and would flatter the figure.
      if (!status.startsWith('2'))
        return reject(new Error(`A request was refused: ${received.toString().slice(0, 500)}`))
      received = received.subarray(length)
      const now = performance.now()
      times.push(now - sentAt)
      if (now < until()) send()
      else resolve()
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The server closed the connection')))
    send()
  }).finally(() => socket.destroy())
}

const begunAt = performance.now()
const until = () => begunAt + seconds * 1000
await Promise.all(
  Array.from({ length: connections }, (_, index) => run(prepared[index % prepared.length] ?? [], until)),
)
const took = (performance.now() - begunAt) / 1000
const measured: LoadResult = {
  requests: times.length,
  requestsPerSecond: times.length / took,
  p50: percentile(times, 50),
  p99: percentile(times, 99),
}
process.stdout.write(JSON.stringify(measured))
