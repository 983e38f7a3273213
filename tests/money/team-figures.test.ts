import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import { dateAt, nextDate, startOfDate } from '../../server/platform/lib/local-day.ts'
import { readMeasures } from '../../server/platform/modules/agents/service.ts'
import type { Owner } from '../../server/platform/modules/ledger/movement.ts'
import { decideBet, writeBet } from '../support/bets.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'
import { createTeams, type Teams } from '../support/teams.ts'

const DAY = 86_400_000
const ZONE = 'Asia/Ho_Chi_Minh'

describeOnEachDatabase('figures of teams', (open) => {
  let platform: TestPlatform
  let teams: Teams
  beforeAll(async () => {
    platform = await startPlatform({ database: await open() })
    teams = createTeams(platform)
  }, 90_000)
  afterAll(async () => {
    await platform.stop()
    await platform.database.close()
  })
  const today = () => dateAt(platform.clock.now(), ZONE)

  it('stand with everybody above, by category, and once however often they are taken', async () => {
    const [top, middle, member] = await teams.line(3)
    await writeBet(platform.database, need(member), {
      stake: 500_000n,
      payout: 200_000n,
      placedAt: platform.clock.now(),
    })
    await writeBet(platform.database, need(middle), {
      stake: 100_000n,
      gameType: 'LIVE',
      placedAt: platform.clock.now(),
    })
    await teams.count(need(member), need(middle))
    await teams.count(need(member), need(middle))
    const played = { bets: 2n, stake: 600_000n, valid_bet: 600_000n, payout: 200_000n, active_members: 2 }
    expect(await teams.day(need(top))).toMatchObject({ ...played, registrations: 3 })
    expect(await teams.day(need(middle))).toMatchObject({ ...played, registrations: 2 })
    expect(await teams.day(need(member))).toMatchObject({ bets: 1n, stake: 500_000n, active_members: 1 })
    expect(await teams.categories(need(top))).toEqual({ LIVE: 100_000n, RNG: 500_000n })
    expect(await platform.context.agents.checkDay(SENVANG, today())).toEqual([])
  })

  it('follow a bet that is settled anew or taken back, on the day on which it was placed', async () => {
    const [top, member] = await teams.line(2)
    const id = await writeBet(platform.database, need(member), { stake: 300_000n, placedAt: platform.clock.now() })
    await teams.count(need(member))
    await decideBet(platform.database, need(member), id, { state: 'SETTLED', validBet: 300_000n, payout: 900_000n })
    await teams.count(need(member))
    expect(await teams.day(need(top))).toMatchObject({ bets: 1n, payout: 900_000n, active_members: 1 })
    await decideBet(platform.database, need(member), id, { state: 'VOID', validBet: 0n, payout: 0n })
    await teams.count(need(member))
    expect(await teams.day(need(top))).toMatchObject({
      bets: 0n,
      stake: 0n,
      valid_bet: 0n,
      payout: 0n,
      active_members: 0,
    })
    expect(await teams.active(need(top), 'MONTH')).toBe(0)
    expect(await platform.context.agents.checkDay(SENVANG, today())).toEqual([])
  })

  it('have what came in and went out once it did, gifts apart, and the first deposit once', async () => {
    const [top, member] = await teams.line(2)
    const post = (kind: 'DEPOSIT' | 'BONUS' | 'REBATE' | 'WITHDRAWAL', amount: bigint) =>
      platform.database.transaction((tx) =>
        platform.context.ledger.post(tx, [
          {
            ...need(member),
            source: 'test',
            key: newId(),
            kind,
            document: { kind: 'seed', id: newId() },
            currency: 'VND',
            amount,
            ...(kind === 'WITHDRAWAL' ? { from: 'CASH', to: 'HOUSE:DEMO' } : { from: 'HOUSE:DEMO', to: 'CASH' }),
          },
        ]),
      )
    const deposit = need((await post('DEPOSIT', 1_000_000n))[0])
    await post('DEPOSIT', 500_000n)
    await post('BONUS', 70_000n)
    await post('REBATE', 5_000n)
    await post('WITHDRAWAL', 400_000n)
    await teams.count()
    const told = { deposits: 1_500_000n, withdrawals: 400_000n, bonuses: 70_000n, rebates: 5_000n, first_deposits: 1 }
    expect(await teams.day(need(top))).toMatchObject(told)
    await platform.database.transaction((tx) =>
      platform.context.ledger.reverse(tx, {
        ...need(member),
        source: 'test',
        key: newId(),
        kind: 'REVERSAL',
        transferId: deposit.transferId,
        reason: 'test',
        actor: 'test',
        document: { kind: 'seed', id: newId() },
      }),
    )
    await teams.count()
    expect(await teams.day(need(top))).toMatchObject({ deposits: 500_000n, first_deposits: 1 })
    expect(await platform.context.agents.checkDay(SENVANG, today())).toEqual([])
  })

  it('have what an agent plays and is given himself: his own gifts lessen the loss that he is paid a share of', async () => {
    const agent = need((await teams.line(1))[0])
    await writeBet(platform.database, agent, { stake: 500_000n, placedAt: platform.clock.now() })
    const gift = (kind: 'BONUS' | 'REWARD' | 'REBATE', amount: bigint) =>
      platform.database.transaction((tx) => {
        const document = { kind: 'seed', id: newId() } as const
        const given = { ...agent, currency: 'VND', amount, kind, programme: 'test', document }
        return platform.context.rewards.give(tx, given)
      })
    await gift('BONUS', 200_000n)
    await gift('REWARD', 30_000n)
    await gift('REBATE', 5_000n)
    await teams.count(agent)
    const day = { from: startOfDate(today(), ZONE), until: startOfDate(nextDate(today()), ZONE) }
    const team = { memberId: agent.memberId, currency: 'VND' }
    const measures = await readMeasures(platform.database, SENVANG, [team], { period: 'DAY', ...day, zone: ZONE })
    expect(measures).toMatchObject([{ valid_bet: 500_000n, loss: 265_000n }])
  })

  it('count an active member once a day and once a period', async () => {
    const [top, member, other] = await teams.line(3)
    for (const owner of [need(member), need(member), need(other)])
      await writeBet(platform.database, owner, { stake: 100_000n, placedAt: platform.clock.now() })
    await teams.count(need(member), need(other))
    await writeBet(platform.database, need(member), { stake: 100_000n, placedAt: platform.clock.now() })
    await teams.count(need(member))
    expect(await teams.day(need(top))).toMatchObject({ active_members: 2 })
    for (const period of ['WEEK', 'HALF_MONTH', 'MONTH'] as const) expect(await teams.active(need(top), period)).toBe(2)
  })

  it('stay with the team of the day when a line moves', async () => {
    const [top, member, below] = await teams.line(3)
    const [elsewhere] = await teams.line(1)
    await platform.database.transaction((tx) =>
      platform.context.members.moveLine(tx, need(member), need(elsewhere).memberId),
    )
    // Somebody who registers under the line before it moves moves with it.
    const late = teams.ownerOf(await platform.member({ uplineId: need(below).memberId }))
    await writeBet(platform.database, late, { stake: 200_000n, placedAt: platform.clock.now() })
    await teams.count(late)
    expect(await teams.day(need(top))).toMatchObject({ stake: 200_000n })
    expect(await teams.day(need(elsewhere))).toMatchObject({ stake: 0n })
    const tomorrow = new Date(platform.clock.now().getTime() + DAY)
    await writeBet(platform.database, late, { stake: 700_000n, placedAt: tomorrow })
    await teams.count(late)
    expect(await teams.day(need(top), tomorrow)).toBeUndefined()
    expect(await teams.day(need(elsewhere), tomorrow)).toMatchObject({ stake: 700_000n })
    // A bet of today that is taken back tomorrow is taken from the team of today.
    expect(await teams.day(need(top))).toMatchObject({ stake: 200_000n })
  })

  it('refuse a line below itself, and keep the last move of a day', async () => {
    const [top, member, below] = await teams.line(3)
    const [elsewhere] = await teams.line(1)
    const move = (owner: Owner, uplineId: string | null) =>
      platform.database.transaction((tx) => platform.context.members.moveLine(tx, owner, uplineId))
    await expect(move(need(top), need(below).memberId)).rejects.toMatchObject({ code: 'LINE_CIRCLE' })
    await expect(move(need(member), newId())).rejects.toMatchObject({ code: 'LINE_MEMBER_UNKNOWN' })
    await move(need(member), need(elsewhere).memberId)
    await move(need(member), null)
    await move(need(member), need(top).memberId)
    const tomorrow = new Date(platform.clock.now().getTime() + DAY)
    await writeBet(platform.database, need(below), { stake: 50_000n, placedAt: tomorrow })
    await teams.count(need(below))
    expect(await teams.day(need(top), tomorrow)).toMatchObject({ stake: 50_000n })
    expect(await teams.day(need(elsewhere), tomorrow)).toBeUndefined()
  })

  race('wait for each other when many are counted and taken at once', async () => {
    const [top, ...members] = await teams.line(6)
    for (const owner of members)
      for (let bet = 0; bet < 5; bet++)
        await writeBet(platform.database, owner, { stake: 10_000n, placedAt: platform.clock.now() })
    await Promise.all(
      members.flatMap((owner) => [platform.context.turnover.count(owner), platform.context.agents.fold(SENVANG)]),
    )
    await teams.count()
    expect(await teams.day(need(top))).toMatchObject({ bets: 25n, stake: 250_000n, active_members: 5 })
  })

  it('are named where they are wrong, figure by figure', async () => {
    const [top, member] = await teams.line(2)
    await writeBet(platform.database, need(member), { stake: 40_000n, placedAt: platform.clock.now() })
    await teams.count(need(member))
    const { query } = platform.database
    await query.updateTable('team_days').set({ stake: 1n }).where('team_id', '=', need(top).memberId).execute()
    const found = await platform.context.agents.checkDay(SENVANG, today())
    expect(found).toEqual([
      {
        subject: 'TEAM',
        subject_id: need(top).memberId,
        currency: 'VND',
        figure: 'stake',
        found: 1n,
        expected: 40_000n,
      },
    ])
    const kept = await query.selectFrom('measure_checks').select('differences').executeTakeFirstOrThrow()
    expect(kept.differences).toBe(1)
  })

  it('say up to when they are whole', async () => {
    const [member] = await teams.line(1)
    const placedAt = new Date(platform.clock.now().getTime() - 3_600_000)
    await teams.count()
    const before = await platform.context.agents.watermark(SENVANG)
    expect(platform.clock.now().getTime() - before.getTime()).toBeGreaterThanOrEqual(60_000)
    await writeBet(platform.database, need(member), { stake: 1n, placedAt })
    expect(await platform.context.agents.watermark(SENVANG)).toEqual(placedAt)
    await platform.context.turnover.count(need(member))
    expect((await platform.context.agents.watermark(SENVANG)).getTime()).toBeLessThanOrEqual(placedAt.getTime())
    await teams.count()
    expect((await platform.context.agents.watermark(SENVANG)).getTime()).toBeGreaterThan(placedAt.getTime())
  })
})
