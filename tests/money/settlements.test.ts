import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Maker } from '../support/contracts.ts'
import { house, termsAt } from '../support/contracts.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { need } from '../support/need.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'
import { createEarningTools } from '../support/settlements.ts'

describeOnEachDatabase('settlements', (open) => {
  let platform: TestPlatform
  let tools: ReturnType<typeof createEarningTools>
  beforeAll(async () => {
    platform = await startPlatform({ database: await open() })
    platform.clock.leaveMidnight()
    tools = createEarningTools(platform)
  }, 90_000)
  afterAll(async () => {
    await platform.stop()
    await platform.database.close()
  })

  /** A line with daily salaries that is in force, and a player below it. */
  const playingLine = async (...percents: number[]): Promise<{ agents: Maker[]; player: Maker }> => {
    const { agents } = await tools.signedLine(...percents)
    const player = await tools.below(need(agents.at(-1)), 0)
    await tools.afterDays(1)
    return { agents, player }
  }

  it('pay each the difference to those below, once the day is over, and once', async () => {
    const { agents, player } = await playingLine(3, 2)
    const [top, downline] = [need(agents[0]), need(agents[1])]
    await tools.bet(player, 1_000)
    await tools.bet(top, 500)
    await tools.settle()
    expect(await tools.earnings(top)).toEqual([])
    await tools.afterDays(1)
    expect(await tools.earnings(top)).toEqual(['25 PAID'])
    expect(await tools.earnings(downline)).toEqual(['20 PAID'])
    await tools.afterDays(1)
    expect(await tools.balance(top)).toBe(25)
    expect(await tools.balance(downline)).toBe(20)
  })

  it('settle a window once, however many try at once', async () => {
    const { agents, player } = await playingLine(2)
    await tools.bet(player, 1_000)
    platform.clock.advance(86_400_000)
    await platform.context.agents.fold(house.merchantId)
    await Promise.all([1, 2, 3, 4].map(() => platform.context.settlements.settleDue()))
    await Promise.all([1, 2, 3, 4].map(() => platform.context.settlements.payAll()))
    await tools.settle()
    expect(await tools.earnings(need(agents[0]))).toEqual(['20 PAID'])
    expect(await tools.balance(need(agents[0]))).toBe(20)
  })

  it('open no transaction where no window is over', async () => {
    const { agents, player } = await playingLine(2)
    await tools.bet(player, 1_000)
    await tools.afterDays(1)
    await tools.bet(player, 1_000)
    let begun = 0
    const { transaction } = platform.database
    platform.database.transaction = (work, options) => {
      begun += 1
      return transaction(work, options)
    }
    await platform.context.settlements.settleDue()
    Object.assign(platform.database, { transaction })
    expect(begun).toBe(0)
    expect(await tools.earnings(need(agents[0]))).toEqual(['20 PAID'])
  })

  it('take back what a void bet had earned, as far as it is there, and the rest from what comes next', async () => {
    const { agents, player } = await playingLine(2)
    const agent = need(agents[0])
    const takeBack = await tools.bet(player, 1_000)
    await tools.afterDays(1)
    await tools.leave(agent, 5)
    await takeBack()
    await tools.bet(player, 400)
    await tools.afterDays(1)
    // 8 of the day itself, out of which with the 5 that were left the 20 of the day before are worked off.
    expect((await tools.earnings(agent)).toSorted()).toEqual(['-20 PART_PAID -13 revision 1', '20 PAID', '8 PAID'])
    expect(await tools.balance(agent)).toBe(0)
    await tools.bet(player, 1_000)
    await tools.afterDays(1)
    expect((await tools.earnings(agent)).toSorted()).toEqual(['-20 PAID revision 1', '20 PAID', '20 PAID', '8 PAID'])
    expect(await tools.balance(agent)).toBe(13)
  })

  it('leave nothing of a window to an upline whose downline closed his account after he was paid', async () => {
    const { agents, player } = await playingLine(3, 2)
    const [top, downline] = [need(agents[0]), need(agents[1])]
    const placedAt = platform.clock.now()
    await tools.bet(player, 1_000)
    await tools.afterDays(1)
    const { query } = platform.database
    await query.updateTable('members').set({ status: 'CLOSED' }).where('id', '=', downline.memberId).execute()
    await tools.bet(player, 100, { placedAt })
    await tools.afterDays(1)
    expect(await tools.earnings(top)).toEqual(['10 PAID', '1 PAID revision 1'])
    expect(await tools.earnings(downline)).toEqual(['20 PAID', '2 DENIED revision 1'])
  })

  it('correct a bet that counts late, in the next window, and once', async () => {
    const { agents, player } = await playingLine(2)
    const agent = need(agents[0])
    const placedAt = platform.clock.now()
    await tools.bet(player, 100)
    await tools.afterDays(1)
    await tools.bet(player, 50, { placedAt })
    await tools.afterDays(1)
    await tools.afterDays(1)
    expect(await tools.earnings(agent)).toEqual(['2 PAID', '1 PAID revision 1'])
  })

  it('pay in real time what is whole, and let the rest wait', async () => {
    const [agent] = await tools.agents(1)
    const payee = need(agent)
    await tools.sign(house, payee, { ...termsAt(1, 0, 'REALTIME_SALARY') })
    const player = await tools.below(payee, 0)
    await tools.afterDays(0.01)
    for (let window = 0; window < 4; window += 1) {
      await tools.bet(player, '0.75')
      await tools.afterDays(0.01)
    }
    // 1 % of 0.75 is 0.0075: in hundredths 0, 0.01, 0.01 and 0.01.
    expect(await tools.earnings(payee)).toEqual(['0 NOTHING', '0.01 PAID', '0.01 PAID', '0.01 PAID'])
    expect(await tools.balance(payee)).toBe(0.03)
  })

  it('keep the tree of the day: who moves away is paid for by the old line until midnight', async () => {
    const { agents, player } = await playingLine(3, 2)
    const [top, downline] = [need(agents[0]), need(agents[1])]
    const [other] = await tools.agents(1)
    await tools.bet(player, 1_000)
    await platform.database.transaction((tx) => platform.context.members.moveLine(tx, player, need(other).memberId))
    await tools.afterDays(1)
    await tools.bet(player, 1_000)
    await tools.afterDays(1)
    expect(await tools.earnings(top)).toEqual(['10 PAID'])
    expect(await tools.earnings(downline)).toEqual(['20 PAID'])
  })

  it('skip who was moved from the upline who signed, and say so', async () => {
    const { agents, player } = await playingLine(3, 2)
    const downline = need(agents[1])
    const [other] = await tools.agents(1)
    await platform.database.transaction((tx) => platform.context.members.moveLine(tx, downline, need(other).memberId))
    await tools.afterDays(1)
    await tools.bet(player, 1_000)
    await tools.afterDays(1)
    expect((await tools.earnings(downline)).at(-1)).toBe('0 NOTHING LINE_MOVED')
  })

  it('let uplines pay out of their own where the brand says so, as far as they can, top first', async () => {
    await tools.template('DAILY_SALARY', true)
    await platform.database.query.updateTable('contract_templates').set({ paid_by: 'UPLINE' }).execute()
    try {
      const { agents, player } = await playingLine(3, 2, 1)
      const [top, middle, bottom] = agents.map(need) as [Maker, Maker, Maker]
      await tools.bet(player, 1_000)
      await tools.afterDays(1)
      expect(await tools.earnings(top)).toEqual(['30 PAID'])
      expect(await tools.earnings(middle)).toEqual(['20 PAID'])
      expect(await tools.earnings(bottom)).toEqual(['10 PAID'])
      expect([await tools.balance(top), await tools.balance(middle), await tools.balance(bottom)]).toEqual([10, 10, 10])
    } finally {
      await platform.database.query.deleteFrom('contract_templates').execute()
    }
  })

  it('wait for approval where the brand says so', async () => {
    await tools.template('DAILY_SALARY', true)
    await platform.database.query.updateTable('contract_templates').set({ needs_approval: true }).execute()
    try {
      const { agents, player } = await playingLine(2)
      await tools.bet(player, 1_000)
      await tools.afterDays(1)
      expect(await tools.earnings(need(agents[0]))).toEqual(['20 UNAPPROVED'])
      expect(await tools.balance(need(agents[0]))).toBe(0)
    } finally {
      await platform.database.query.deleteFrom('contract_templates').execute()
    }
  })

  race('of one agent pay him once while he bets and is paid at once', async () => {
    const { agents, player } = await playingLine(2)
    const agent = need(agents[0])
    await tools.bet(player, 1_000)
    platform.clock.advance(86_400_000)
    await platform.context.agents.fold(house.merchantId)
    await platform.context.settlements.settleDue()
    await Promise.all([
      ...[1, 2, 3].map(() => platform.context.settlements.payAll()),
      tools.bet(player, 10),
      tools.bet(agent, 10),
    ])
    await platform.context.settlements.payAll()
    expect(await tools.balance(agent)).toBe(20)
  })
})
