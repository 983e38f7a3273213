import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Child, startChild } from '../support/child.ts'
import { house, type Maker, termsAt } from '../support/contracts.ts'
import { openPostgresDatabase } from '../support/database.ts'
import { findTestPostgres } from '../support/find-postgres.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { createEarningTools } from '../support/settlements.ts'

const postgresUrl = await findTestPostgres()

const HOUR = 3_600_000
const AGENTS = 8

/** A worker dies in the middle of settling, others in the middle of paying and just after it; the next one goes on. */
describe.skipIf(postgresUrl === undefined)('kill -9 while contracts are settled and paid', () => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-settlements-'))
  let database: Awaited<ReturnType<typeof openPostgresDatabase>>
  let platform: TestPlatform
  let tools: ReturnType<typeof createEarningTools>
  const children: Child[] = []
  beforeAll(async () => {
    database = await openPostgresDatabase(postgresUrl ?? '')
    platform = await startPlatform({ database })
    tools = createEarningTools(platform)
  }, 90_000)
  afterAll(async () => {
    await Promise.all(children.map((child) => child.kill()))
    await platform.stop()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Lets another process do it as far as the middle, and kills it there. */
  async function dieIn(deed: 'settle' | 'pay' | 'answer', before: number): Promise<void> {
    const child = startChild('tests/faults/settlement-node.ts', {
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'silent',
      DEED: deed,
      BEFORE: String(before),
      LATER: String(platform.clock.now().getTime() - Date.now()),
    })
    children.push(child)
    await child.waitFor('halfway')
    await child.kill()
  }

  const sums = async () => {
    const [row] = await database.raw<{ rows: bigint; amount: bigint; paid: bigint; open: bigint }>(
      `select count(*) as rows, coalesce(sum(amount), 0)::int8 as amount, coalesce(sum(paid), 0)::int8 as paid,
           count(*) filter (where next_try_at is not null) as open from earnings where merchant_id = $1`,
      [SENVANG],
    )
    return need(row)
  }

  it('pays each window once, as if nothing had happened', async () => {
    const agents: Maker[] = []
    for (let index = 0; index < AGENTS; index += 1) agents.push(need((await tools.agents(1))[0]))
    // Two kinds of windows are due at once: the second one is not begun when the first is committed.
    for (const agent of agents) await tools.sign(house, agent, termsAt(2))
    const hourly = need(agents[0])
    await tools.sign(house, hourly, termsAt(1, 0, 'HOURLY_SALARY'))
    await tools.afterDays(1)
    for (const agent of agents) await tools.bet(agent, 100)
    platform.clock.advance(24 * HOUR)
    await platform.context.agents.fold(SENVANG)

    // Of the kinds in order: the daily ones are committed, it dies in the hourly one.
    await dieIn('settle', 1)
    expect(await sums()).toMatchObject({ rows: BigInt(AGENTS), paid: 0n })
    await platform.context.settlements.settleDue()
    const due = await sums()
    expect(due).toMatchObject({ rows: BigInt(AGENTS + 1), amount: BigInt(AGENTS * 2 + 1) * 10_000n, paid: 0n })

    await dieIn('pay', 0)
    expect(await sums()).toEqual(due)
    await dieIn('answer', 0)
    expect(await sums()).toMatchObject({ paid: due.amount, open: 0n })
    await platform.context.settlements.payAll()
    await platform.context.settlements.settleDue()
    await platform.context.settlements.payAll()
    expect(await sums()).toMatchObject({ rows: BigInt(AGENTS + 1), paid: due.amount, open: 0n })
    for (const agent of agents) expect(await tools.balance(agent)).toBe(agent === hourly ? 3 : 2)
    const { mismatches } = await platform.context.ledger.runTrialBalance()
    expect(mismatches.filter(({ check }) => check !== 'bets equal their transfers')).toEqual([])
    // Whole processes are started and killed one after the other, which takes half a minute where nothing else runs.
  }, 300_000)
})
