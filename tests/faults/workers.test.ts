import { createServer } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Child, startChild } from '../support/child.ts'

/** What is waited for here takes as long as a process needs to start. */
const SOON = { timeout: 60_000, interval: 50 }

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

describe('a node of several processes', () => {
  const nodes: Child[] = []
  afterEach(async () => {
    await Promise.all(nodes.splice(0).map((node) => node.kill()))
  })
  async function startNode(environment: Record<string, string> = {}) {
    const port = await freePort()
    const node = startChild('tests/faults/workers-node.ts', { PORT: String(port), ...environment })
    nodes.push(node)
    const ask = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })
      return answer.text()
    }
    /** The processes that answer, asked until there are so many. */
    const answering = async (count: number) => {
      const pids = new Set<number>()
      await vi.waitUntil(async () => pids.add(Number(await ask('/').catch(() => 0))).size >= count, SOON)
      return [...pids]
    }
    return { node, ask, answering }
  }

  it('shares a port, and tells the figures of all to whoever asks one of them', async () => {
    const { node, ask, answering } = await startNode()
    await node.waitFor('all are there')
    expect(new Set(await answering(2)).size).toBe(2)
    const count = async () => Number(/^answers_total (\d+)$/m.exec(await ask('/metrics'))?.[1])
    const before = await count()
    await Promise.all(Array.from({ length: 10 }, () => ask('/')))
    // Whichever is asked, it is the same figure.
    expect([await count(), await count(), await count()]).toEqual(Array(3).fill(before + 10))
  })

  it('starts anew what was killed, and answers meanwhile', async () => {
    const { node, ask, answering } = await startNode()
    await node.waitFor('all are there')
    const [killed = 0] = await answering(2)
    process.kill(killed, 'SIGKILL')
    await node.waitFor('another takes its place')
    expect(Number(await ask('/'))).not.toBe(killed)
    expect(await answering(2)).not.toContain(killed)
  })

  it('leaves no call without an answer or a reset when one is killed amid a storm of calls', async () => {
    const { node, ask, answering } = await startNode()
    await node.waitFor('all are there')
    for (let kills = 0; kills < 3; kills += 1) {
      const [killed = 0] = await answering(2)
      const calls = Array.from({ length: 300 }, () => ask('/').catch(() => 'reset'))
      setImmediate(() => process.kill(killed, 'SIGKILL'))
      const hung = new Promise<string>((resolve) => setTimeout(resolve, 20_000, 'hung').unref())
      const heard = await Promise.all(calls.map((call) => Promise.race([call, hung])))
      expect(heard).toHaveLength(calls.length)
      expect(heard).not.toContain('hung')
    }
  })

  it('ends with all of them when it is told to, after what they had begun', async () => {
    const { node, ask, answering } = await startNode()
    await node.waitFor('all are there')
    const pids = await answering(2)
    const begun = ask('/slow')
    await node.waitFor('begun')
    node.signal('SIGTERM')
    expect(pids).toContain(Number(await begun))
    expect(await node.ended).toBe(0)
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })

  it('gives up where the first cannot start, with its exit code', async () => {
    const { node } = await startNode({ REFUSES_TO_START: 'yes' })
    expect(await node.ended).toBe(3)
    expect(node.errors()).toBe('it cannot start\n')
  })
})
