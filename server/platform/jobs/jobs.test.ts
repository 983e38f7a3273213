import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/database.ts'
import { race } from '../../../tests/support/race.ts'
import type { Database } from '../db/connection.ts'
import { createJobs, type Job, type JobDefinition } from './jobs.ts'

interface Note {
  readonly text: string
}

describeOnEachDatabase('jobs', (open, kind) => {
  let database: Database
  let schemas: string
  let opened = 0
  beforeAll(async () => {
    database = await open.empty()
    const [row] = await database.raw<{ schema: string }>('select current_schema()::text as schema')
    schemas = `${row?.schema}_jobs`
  })
  afterAll(async () => {
    for (let queue = 1; queue <= opened; queue += 1)
      await database.script(`drop schema if exists ${schemas}_${queue} cascade`)
    await database.close()
  })

  /** A queue of its own for each test. Processes that are to share one name it. */
  const newQueue = () => {
    opened += 1
    return `${schemas}_${opened}`
  }
  const create = (
    schema: string,
    handler: (job: Job<Note>) => Promise<void>,
    change: Partial<JobDefinition<Note>> = {},
  ) => {
    const jobs = createJobs({ database, schema, onError: () => {}, scheduleInterval: 1 })
    jobs.define<Note>('note', { handler, ...change })
    return jobs
  }
  /** The database with somebody who meets each prepared statement before it is sent, also those of transactions. */
  const meeting = (meet: (name: string, sql: string) => void): Database => {
    const metBy =
      ({ prepared }: Pick<Database, 'prepared'>): Database['prepared'] =>
      async (name, sql, parameters) => {
        meet(name, sql)
        return prepared(name, sql, parameters)
      }
    const transaction: Database['transaction'] = (work, options) =>
      database.transaction((tx) => work({ ...tx, prepared: metBy(tx) }), options)
    return { ...database, prepared: metBy(database), transaction }
  }
  const until = (done: () => void) => vi.waitFor(done, { timeout: 25_000, interval: 50 })

  // They mostly wait, so they wait together.
  describe.concurrent('', () => {
    it('survive a restart: sent by one process, carried out by the next', async () => {
      const queue = newQueue()
      const first = create(queue, async () => expect.unreachable())
      await first.start({ work: false })
      await first.send('note', { text: 'hello' })
      await first.stop()

      const seen: string[] = []
      const second = create(queue, async ({ data }) => void seen.push(data.text))
      await second.start({ work: true })
      await until(() => expect(seen).toEqual(['hello']))
      await second.stop()
    })

    race('run once though several workers poll', async () => {
      const queue = newQueue()
      const seen: string[] = []
      const workers = Array.from({ length: 3 }, () => create(queue, async ({ data }) => void seen.push(data.text)))
      for (const worker of workers) await worker.start({ work: true })
      const texts = Array.from({ length: 12 }, (_value, index) => `note ${index}`)
      for (const text of texts) await workers[0]?.send('note', { text })
      await until(() => expect(seen.length).toBeGreaterThanOrEqual(texts.length))
      await setTimeout(1_200)
      expect(seen.toSorted()).toEqual(texts.toSorted())
      await Promise.all(workers.map((worker) => worker.stop()))
    })

    it('exist only if the transaction that sent them commits, and once per key', async () => {
      const seen: string[] = []
      const jobs = create(newQueue(), async ({ data }) => void seen.push(data.text))
      await jobs.start({ work: true })
      await database
        .transaction(async (tx) => {
          await jobs.send('note', { text: 'rolled back' }, { tx })
          throw new Error('no')
        })
        .catch(() => undefined)
      await database.transaction((tx) => jobs.send('note', { text: 'committed' }, { tx, key: 'one' }))
      await jobs.send('note', { text: 'again' }, { key: 'one' })
      await until(() => expect(seen).toEqual(['committed']))
      await setTimeout(1_200)
      expect(seen).toEqual(['committed'])
      await jobs.stop()
    })

    it('are tried again after a failure', async () => {
      let attempts = 0
      const jobs = create(newQueue(), async () => {
        attempts += 1
        if (attempts === 1) throw new Error('not yet')
      })
      await jobs.start({ work: true })
      await jobs.send('note', { text: 'retry' })
      await until(() => expect(attempts).toBe(2))
      await jobs.stop()
    })

    race(
      'come by schedule, once though two workers keep it',
      async () => {
        const queue = newQueue()
        let runs = 0
        // A minute that has just begun or is about to.
        const minute = new Date(Date.now() + 15_000)
        const schedule = `${minute.getUTCMinutes()} ${minute.getUTCHours()} * * *`
        const handler = async () => {
          runs += 1
        }
        const workers = Array.from({ length: 2 }, () => create(queue, handler, { schedule }))
        for (const worker of workers) await worker.start({ work: true })
        await until(() => expect(runs).toBe(1))
        await setTimeout(1_500)
        expect(runs).toBe(1)
        await Promise.all(workers.map((worker) => worker.stop()))
      },
      60_000,
    )

    it('come round by the second: one round after the other, failures told, until the process stops', async () => {
      const failures: [unknown, string | undefined][] = []
      const jobs = createJobs({ database, schema: newQueue(), onError: (error, name) => failures.push([error, name]) })
      const failure = new Error('this round failed')
      let begun = 0
      let ended = 0
      let running = 0
      let most = 0
      let letEnd = () => {}
      const held = new Promise<void>((resolve) => {
        letEnd = resolve
      })
      jobs.every('look', {
        seconds: 0.02,
        work: async (stopping) => {
          stopping.addEventListener('abort', letEnd)
          begun += 1
          running += 1
          most = Math.max(most, running)
          // Longer than the time between two rounds; the third ends only when it is told that the process stops.
          if (begun < 3) await setTimeout(60)
          else await held
          running -= 1
          ended += 1
          if (ended === 1) throw failure
        },
      })
      await jobs.start({ work: true })
      await until(() => expect(begun).toBe(3))
      expect(failures).toEqual([[failure, 'look']])
      expect(await jobs.stop().then(() => ended)).toBe(3)
      expect({ begun, most }).toEqual({ begun: 3, most: 1 })
    })

    it('come round by the second when one look for all of them says that they are due', async () => {
      const statements: string[] = []
      const watched = meeting((_name, sql) => {
        if (/forever/.test(sql)) statements.push(sql)
      })
      const clock = { now: () => new Date('2026-01-01T00:00:00Z') }
      const jobs = createJobs({ database: watched, schema: newQueue(), clock, onError: () => {} })
      const rounds = { forever: 0, come: 0, future: 0, nothing: 0 }
      const declare = (name: keyof typeof rounds, seconds: number, dueAt: string) =>
        jobs.every(name, {
          seconds,
          dueAt: `${dueAt} /* ${name} */`,
          work: async () => {
            rounds[name] += 1
          },
        })
      declare('forever', 1, `select 'epoch'::timestamptz`)
      declare('come', 300, `select '2026-01-01T00:00:00Z'::timestamptz`)
      declare('future', 1, `select '2026-01-01T00:00:01Z'::timestamptz`)
      declare(
        'nothing',
        1,
        'select min(created_on) from pg_catalog.pg_namespace, (select now() as created_on) n where false',
      )
      await jobs.start({ work: true })
      await until(() => expect(rounds.forever).toBeGreaterThan(2))
      // Nothing to do is done well, and kept as such.
      const healthy = (await jobs.oversight.list()).filter(({ state }) => state?.succeeded_at)
      await jobs.stop()
      expect(rounds).toMatchObject({ come: 1, future: 0, nothing: 0 })
      expect(statements.length).toBeGreaterThanOrEqual(rounds.forever)
      for (const sql of statements) expect(sql).toMatch(/forever.*come.*future.*nothing/s)
      expect(healthy.map(({ name }) => name)).toEqual(['come', 'forever', 'future', 'nothing'])
    })

    it('that say when they are due are tried by their time where the look fails', async () => {
      const failures: (string | undefined)[] = []
      const broken = meeting((name) => {
        if (/works due/.test(name)) throw new Error('away')
      })
      const onError = (_error: unknown, name?: string) => failures.push(name)
      const jobs = createJobs({ database: broken, schema: newQueue(), onError })
      let rounds = 0
      const work = async () => {
        rounds += 1
        throw new Error('away too')
      }
      jobs.every('look', { seconds: 1, dueAt: 'select null::timestamptz', work })
      await jobs.start({ work: true })
      await until(() => expect(rounds).toBe(2))
      await jobs.stop()
      expect(failures).toEqual([undefined, 'look', 'look'])
    })

    it.runIf(kind === 'postgres')(
      'that say when they are due begin though a table of another is held, which is told once',
      async () => {
        await database.script('create table held_for_long (at timestamptz)')
        const failures: [unknown, string | undefined][] = []
        const onError = (error: unknown, name?: string) => failures.push([error, name])
        const jobs = createJobs({ database, schema: newQueue(), onError })
        const rounds = { held: 0, free: 0, idle: 0 }
        const declare = (name: keyof typeof rounds, dueAt: string) =>
          jobs.every(name, { seconds: 1, dueAt, work: async () => void rounds[name]++ })
        declare('held', 'select min(at) from held_for_long')
        declare('free', `select 'epoch'::timestamptz`)
        declare('idle', 'select null::timestamptz')
        await jobs.start({ work: true })
        await until(() => expect(rounds.free).toBe(1))
        await database.transaction(async (tx) => {
          await tx.raw('lock table held_for_long in access exclusive mode')
          await vi.waitFor(() => expect(rounds.free).toBe(4), { timeout: 12_000 })
        })
        await jobs.stop()
        expect(rounds.idle).toBe(0)
        expect(failures).toEqual([[expect.objectContaining({ message: expect.stringContaining('held') }), undefined]])
      },
    )

    it('that say when they are due can be wished for all the same', async () => {
      const schema = newQueue()
      const jobs = createJobs({ database, schema, onError: () => {} })
      let rounds = 0
      const work = async () => {
        rounds += 1
      }
      jobs.every('look', { seconds: 1, dueAt: 'select null::timestamptz', work })
      await jobs.start({ work: true })
      await database.transaction((tx) => jobs.oversight.run(tx, 'look'))
      await until(() => expect(rounds).toBe(1))
      await jobs.stop()
    })

    it('that go well are kept once a minute, those of all together', async () => {
      const written: unknown[] = []
      const raw: Database['raw'] = (sql, parameters) => {
        if (/succeeded_at/.test(sql)) written.push(parameters?.[0])
        return database.raw(sql, parameters)
      }
      let minutes = 0
      const clock = { now: () => new Date(Date.now() + minutes * 60_000) }
      const jobs = createJobs({ database: { ...database, raw }, schema: newQueue(), clock, onError: () => {} })
      const names = ['one', 'three', 'two']
      for (const name of names) jobs.every(name, { seconds: 0.05, work: async () => {} })
      await jobs.start({ work: true })
      await until(() => expect(written.flat().toSorted()).toEqual(names))
      minutes += 1
      await until(() => expect(written.flat()).toHaveLength(6))
      expect((written.at(-1) as string[]).toSorted()).toEqual(names)
      minutes += 1
      await setTimeout(200)
      // Who stops keeps what is not written yet.
      await jobs.stop()
      expect((written.at(-1) as string[]).toSorted()).toEqual(names)
      expect(written.flat()).toHaveLength(9)
    })

    it('change of a queue and its schedule what differs, and nothing else', async () => {
      const schema = newQueue()
      const restart = async (change: Partial<JobDefinition<Note>>) => {
        const jobs = create(schema, async () => {}, change)
        await jobs.start({ work: false })
        await jobs.stop()
        const [row] = await database.raw<{ retries: number; queue: Date; cron: string; schedule: Date }>(
          `select retry_limit as retries, queue.updated_on as queue, cron, schedule.updated_on as schedule
             from ${schema}.queue join ${schema}.schedule using (name) where name = 'note'`,
        )
        return row
      }
      const before = await restart({ schedule: '1 1 1 1 *' })
      expect(await restart({ schedule: '1 1 1 1 *' })).toEqual(before)
      const after = await restart({ schedule: '2 2 2 2 *', retries: 7 })
      expect(after).toMatchObject({ retries: 7, cron: '2 2 2 2 *' })
    })

    it('of many queues are asked for by one statement, and no worker asks again for nothing', async () => {
      const asked: string[] = []
      const raw: Database['raw'] = (sql, parameters) => {
        if (/WITH next/.test(sql)) asked.push(String(parameters?.[0]))
        return database.raw(sql, parameters)
      }
      let looks = 0
      const prepared: Database['prepared'] = (...statement) => {
        looks += 1
        return database.prepared(...statement)
      }
      const jobs = createJobs({ database: { ...database, raw, prepared }, schema: newQueue(), onError: () => {} })
      const names = Array.from({ length: 5 }, (_value, index) => `note ${index}`)
      for (const name of names) jobs.define(name, { handler: async () => {} })
      await jobs.start({ work: true })
      await until(() => expect(looks).toBeGreaterThan(4))
      await jobs.stop()
      expect(asked.filter((name) => names.includes(name)).toSorted()).toEqual(names)
    })

    it('that wait in a queue follow each other at once, not look by look, and then the worker rests', async () => {
      const schema = newQueue()
      const pieces = 100
      const sender = create(schema, async () => expect.unreachable())
      await sender.start({ work: false })
      for (let piece = 0; piece < pieces; piece += 1) await sender.send('note', { text: `${piece}` })
      let [asked, looks, done] = [0, 0, 0]
      const raw: Database['raw'] = (sql, parameters) => {
        if (/WITH next/.test(sql) && parameters?.[0] === 'note') asked += 1
        return database.raw(sql, parameters)
      }
      const prepared: Database['prepared'] = (...statement) => {
        looks += 1
        return database.prepared(...statement)
      }
      const worker = createJobs({ database: { ...database, raw, prepared }, schema, onError: () => {} })
      worker.define('note', {
        handler: async () => {
          done += 1
        },
      })
      await worker.start({ work: true })
      await until(() => expect(done).toBe(pieces))
      expect(looks).toBeLessThan(pieces / 2)
      const then = looks
      await until(() => expect(looks).toBeGreaterThan(then + 2))
      // One question for each piece, one that found nothing, and those that a look asked for while pieces were waiting.
      expect(asked).toBeLessThanOrEqual(pieces + 1 + then)
      await Promise.all([worker.stop(), sender.stop()])
    })

    it('are seen that another process sent, and those whose time comes', async () => {
      const schema = newQueue()
      const seen: string[] = []
      const worker = create(schema, async ({ data }) => void seen.push(data.text))
      await worker.start({ work: false })
      await worker.work()
      const sender = create(schema, async () => expect.unreachable())
      await sender.start({ work: false })
      // The worker has looked, and found nothing.
      await setTimeout(700)
      await sender.send('note', { text: 'now' })
      await sender.send('note', { text: 'later' }, { startAfter: new Date(Date.now() + 1_500) })
      await until(() => expect(seen).toEqual(['now', 'later']))
      await Promise.all([worker.stop(), sender.stop()])
    })

    it('come round only where this process works', async () => {
      const jobs = createJobs({ database, schema: newQueue(), onError: () => {} })
      let rounds = 0
      const work = async () => {
        rounds += 1
      }
      jobs.every('look', { seconds: 0.01, work })
      expect(() => jobs.every('look', { seconds: 1, work })).toThrow('declared twice')
      await jobs.start({ work: false })
      await setTimeout(200)
      await jobs.stop()
      expect(rounds).toBe(0)
    })
  })
})
