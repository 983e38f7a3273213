import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ensureBuilds } from '../../scripts/lib/builds.mjs'
import { builtServer, root } from '../../scripts/lib/process.mjs'

const secondsToStart = 120
/** Milliseconds after the start in which what it left behind has been let go of (`server/let-go-of-start.ts`): that stops everything for a moment. */
const settling = 6_000

export interface RunningServer {
  origin: string
  /** What the gateway shows the platform; a call with it is held to no visitor's limits. */
  serviceKey: string
  stop: () => Promise<void>
}

/** Starts the product as `npm start` does, on a free port with a data folder of its own, and waits until it is ready. */
export async function startServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  await ensureBuilds()
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'croupier-bench-'))
  const serviceKey = randomBytes(32).toString('hex')
  const child = spawn(process.execPath, builtServer, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      REDIS_URL: '',
      ...environment,
      PORT: String(port),
      DATA_DIR: dataDir,
      SERVICE_KEY: serviceKey,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    rmSync(dataDir, { recursive: true, force: true })
  }
  for (let waited = 0; waited < secondsToStart * 10; waited++) {
    if (child.exitCode !== null) break
    if (await isReady(origin)) {
      await setTimeout(settling)
      return { origin, serviceKey, stop }
    }
    await setTimeout(100)
  }
  await stop()
  throw new Error(`The server was not ready within ${secondsToStart} s.`)
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/health/ready`)).ok
  } catch {
    return false // Nobody listens yet.
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  server.close()
  await once(server, 'close')
  if (bound === null || typeof bound === 'string') throw new Error('no port was given')
  return bound.port
}
