import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'

export interface Line {
  readonly host: string
  readonly port: number
  /** How many connections stand. */
  connections(): number
  /** Breaks every connection; new ones are taken. */
  cut(): void
  /** Breaks every connection, and each new one at once. */
  refuse(): void
  /** Takes everything and passes nothing on, in neither direction. */
  hang(): void
  /** Passes on what comes; what was said while it hung is lost with its connections. */
  restore(): void
  /** Passes a text on, then breaks that connection with the first answer to it. Once. */
  cutAnswerTo(text: string): void
  close(): Promise<void>
}

/** A TCP line to a server, which a test breaks in the ways in which lines break. Nobody else's connections are touched. */
export async function openLine(target: { readonly host: string; readonly port: number }): Promise<Line> {
  const sockets = new Set<Socket>()
  let state: 'open' | 'refusing' | 'hanging' = 'open'
  let fatalText: string | undefined
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }

  const server = createServer((near) => {
    // A broken line is what it is for.
    near.on('error', () => undefined)
    if (state === 'refusing') {
      near.destroy()
      return
    }
    const far = createConnection(target)
    far.on('error', () => undefined)
    let isDoomed = false
    near.on('data', (data) => {
      if (state === 'hanging') return
      if (fatalText !== undefined && data.includes(fatalText)) {
        fatalText = undefined
        isDoomed = true
      }
      far.write(data)
    })
    far.on('data', (data) => {
      if (state === 'hanging') return
      if (isDoomed) near.destroy()
      else near.write(data)
    })
    sockets.add(near)
    near.on('close', () => {
      sockets.delete(near)
      far.destroy()
    })
    far.on('close', () => near.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    connections: () => sockets.size,
    cut,
    refuse() {
      state = 'refusing'
      cut()
    },
    hang() {
      state = 'hanging'
    },
    restore() {
      if (state === 'hanging') cut()
      state = 'open'
    },
    cutAnswerTo(text) {
      fatalText = text
    },
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
