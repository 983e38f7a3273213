import { expect, it } from 'vitest'
import { type Maker, termsAt } from '../../../../../tests/support/contracts.ts'
import { isDue } from '../../../../../tests/support/is-due.ts'
import { need } from '../../../../../tests/support/need.ts'
import { describeOperatorsSide, type OperatorsSide } from '../../../../../tests/support/operators-side.ts'
import { SENVANG } from '../../../../../tests/support/platform.ts'
import { race } from '../../../../../tests/support/race.ts'
import { createEarningTools } from '../../../../../tests/support/settlements.ts'
import type { Transaction } from '../../../db/connection.ts'
import { PAYING_DUE_AT, payDue } from '../repository/paying.ts'

type Deed = 'approveSettlement' | 'denySettlement' | 'holdSettlement' | 'releaseSettlement' | 'settleAgain'
const reason = 'Đã đối chiếu kỳ này'

describeOperatorsSide('settlements for operators', (side) => {
  const toolsOf = ({ platform }: OperatorsSide) => createEarningTools(platform)

  /** Sessions of operators end while days pass. */
  const tokens = async () => {
    const { platform } = side()
    return { first: await platform.operator('operator'), second: await platform.operator('operator2') }
  }
  const act = (deed: Deed, token: string, id: string) =>
    side().platform.call(deed, { token, params: { id }, body: { reason } })

  /** A line with daily salaries and a bet in a day that is settled, waiting for approval where told; answers its settlement. */
  async function settled({ needsApproval = true } = {}) {
    const { platform, database } = side()
    const tools = toolsOf(side())
    await tools.template('DAILY_SALARY', true)
    await database.query.updateTable('contract_templates').set({ needs_approval: needsApproval }).execute()
    const { agents } = await tools.signedLine(3, 2)
    const player = await tools.below(need(agents.at(-1)), 0)
    await tools.afterDays(1)
    const takeBack = await tools.bet(player, 1_000)
    await tools.afterDays(1)
    const { first } = await tokens()
    const { value } = await platform.call('listSettlements', { token: first, query: { kind: 'DAILY_SALARY' } })
    const newest = value.content.toSorted((one, other) => other.from.localeCompare(one.from))
    const settlement = need(newest.find(({ sums }) => sums.some(({ amount }) => amount !== '0.00')))
    return { tools, agents: agents as [Maker, Maker], player, takeBack, settlement, ...(await tokens()) }
  }

  it('are paid when a second operator approves what the first one saw, and once', async () => {
    const { tools, agents, settlement, first, second } = await settled()
    expect(settlement).toMatchObject({ state: 'UNAPPROVED', proposal: null, corrections: 0 })
    expect(settlement.sums).toEqual([{ state: 'UNAPPROVED', currency: 'VND', count: 2, amount: '30.00', paid: '0.00' }])
    const proposed = await act('approveSettlement', first, settlement.id)
    expect(proposed.value).toMatchObject({
      state: 'UNAPPROVED',
      proposal: {
        proposedByAccount: 'operator',
        wish: { earnings: 2, amounts: [{ currency: 'VND', amount: '30.00' }] },
      },
    })
    expect(await act('approveSettlement', first, settlement.id)).toMatchObject({ code: 'FOUR_EYES_SAME_OPERATOR' })
    await side().platform.context.settlements.payAll()
    expect(await tools.balance(agents[0])).toBe(0)
    expect((await act('approveSettlement', second, settlement.id)).value).toMatchObject({ state: 'PAYING' })
    await side().platform.context.settlements.payAll()
    expect([await tools.balance(agents[0]), await tools.balance(agents[1])]).toEqual([10, 20])
    expect(await act('approveSettlement', second, settlement.id)).toMatchObject({ code: 'SETTLEMENT_NOT_WAITING' })
    const { value: log } = await side().platform.call('listAuditEntries', {
      token: first,
      query: { subjectKind: 'settlements', subjectId: settlement.id },
    })
    expect(log.content.map(({ action }) => action)).toEqual(['settlements.approve', 'settlements.proposeApproval'])
  })

  it('are not approved by who saw less than there is: what is added makes another wish', async () => {
    const { tools, player, settlement, first, second } = await settled()
    await act('approveSettlement', first, settlement.id)
    await tools.bet(player, 500, { placedAt: new Date(Date.parse(settlement.from) + 60_000) })
    await side().platform.context.agents.fold(SENVANG)
    expect((await act('settleAgain', second, settlement.id)).value).toMatchObject({
      corrections: 2,
      settlement: { state: 'UNAPPROVED', corrections: 2 },
    })
    // The second one sees more than the first one did, so it is a wish of his own.
    expect((await act('approveSettlement', second, settlement.id)).value).toMatchObject({
      state: 'UNAPPROVED',
      proposal: { proposedByAccount: 'operator2', wish: { earnings: 4 } },
    })
    expect((await act('approveSettlement', first, settlement.id)).value).toMatchObject({ state: 'PAYING' })
  })

  it('are never paid nor corrected once they are denied', async () => {
    const { tools, agents, takeBack, settlement, first } = await settled()
    expect((await act('denySettlement', first, settlement.id)).value).toMatchObject({ state: 'DENIED' })
    await takeBack()
    await tools.afterDays(1)
    expect(await tools.earnings(agents[0])).toEqual(['10 DENIED'])
    expect(await tools.balance(agents[0])).toBe(0)
  })

  it('wait while they are held, and go on when released', async () => {
    const { tools, agents, settlement, first, second } = await settled()
    await act('approveSettlement', first, settlement.id)
    await act('approveSettlement', second, settlement.id)
    expect((await act('holdSettlement', first, settlement.id)).value).toMatchObject({ isHeld: true })
    await side().platform.context.settlements.payAll()
    expect(await tools.balance(agents[0])).toBe(0)
    const { value: waiting } = await side().platform.call('listSettlements', {
      token: first,
      query: { isWaiting: true },
    })
    expect(waiting.content.map(({ id }) => id)).toContain(settlement.id)
    const byIds = async (ids: string) =>
      (await side().platform.call('listSettlements', { token: first, query: { ids } })).value
    expect(await byIds(settlement.id)).toMatchObject({ content: [{ id: settlement.id, isHeld: true }], totalItems: 1 })
    expect(await byIds(crypto.randomUUID())).toMatchObject({ content: [], totalItems: 0 })
    expect((await act('releaseSettlement', first, settlement.id)).value).toMatchObject({ isHeld: false })
    expect(await isDue(side().platform, PAYING_DUE_AT)).toBe(true)
    await side().platform.context.settlements.payAll()
    expect(await tools.balance(agents[0])).toBe(10)
  })

  it('are held once those who pay at that moment are done: the answer says what was paid, and no more is', async () => {
    const { settlement, first, second } = await settled()
    await act('approveSettlement', first, settlement.id)
    await act('approveSettlement', second, settlement.id)
    const { database, platform } = side()
    let isAnswered = false
    const isHoldWaiting = async ({ raw }: Transaction) => {
      const [row] = await raw<{ waits: boolean }>(
        `select exists (select from pg_locks where locktype = 'advisory' and not granted and (classid::int8 << 32 | objid::int8)
           = hashtextextended(concat_ws(' ', 'earnings_pay', current_schema(), $1::text), 0)) as waits`,
        [SENVANG],
      )
      return need(row).waits
    }
    let held: ReturnType<typeof act> | undefined
    await database.transaction(async (tx) => {
      await payDue(tx, SENVANG, 1, platform.clock.now())
      held = act('holdSettlement', first, settlement.id).finally(() => {
        isAnswered = true
      })
      // The embedded database has one connection: whoever comes waits for it.
      if (database.kind === 'postgres')
        await expect.poll(async () => isAnswered || (await isHoldWaiting(tx)), { timeout: 10_000 }).toBe(true)
    })
    const { value: answer } = await need(held)
    const { sums } = 'settlement' in answer ? answer.settlement : answer
    expect(sums).toMatchObject([
      { state: 'DUE', count: 1, paid: '0.00' },
      { state: 'PAID', count: 1 },
    ])
    await platform.context.settlements.payAll()
    const query = { kind: 'DAILY_SALARY', isHeld: true } as const
    const { value } = await platform.call('listSettlements', { token: first, query })
    expect(need(value.content.find(({ id }) => id === settlement.id)).sums).toEqual(sums)
  })

  it('are worked out anew: nothing where nothing changed, else the difference, and what is owed is in view', async () => {
    const { tools, agents, takeBack, settlement, first } = await settled({ needsApproval: false })
    expect((await act('settleAgain', first, settlement.id)).value).toMatchObject({ corrections: 0 })
    await tools.leave(agents[0], 4)
    await takeBack()
    await side().platform.context.agents.fold(SENVANG)
    expect((await act('settleAgain', first, settlement.id)).value).toMatchObject({ corrections: 2 })
    expect((await act('settleAgain', first, settlement.id)).value).toMatchObject({ corrections: 0 })
    await side().platform.context.settlements.payAll()
    expect(await tools.balance(agents[0])).toBe(0)
    const { value: debts } = await side().platform.call('listAgentDebts', {
      token: first,
      query: { account: agents[0].account },
    })
    expect(debts.content).toMatchObject([{ account: agents[0].account, owed: '6.00', count: 1, currency: 'VND' }])
    const { value: corrections } = await side().platform.call('listSettlementEarnings', {
      token: first,
      params: { id: settlement.id },
      query: { isCorrection: true, account: agents[0].account },
    })
    expect(corrections.content).toMatchObject([
      { revision: 1, amount: '-10.00', paid: '-4.00', state: 'PART_PAID', tries: 1 },
    ])
  })

  it('are done also where two who paid at once did not see it', async () => {
    const { platform, database } = side()
    const { settlement, first } = await settled({ needsApproval: false })
    await database.query.updateTable('settlements').set({ state: 'PAYING' }).where('id', '=', settlement.id).execute()
    await platform.context.settlements.payAll()
    const { value } = await platform.call('getSettlement', { token: first, params: { id: settlement.id } })
    expect(value.state).toBe('DONE')
  })

  it('say why contracts were skipped, and what agents cost', async () => {
    const { platform } = side()
    const tools = toolsOf(side())
    const { agents, player } = await settled({ needsApproval: false })
    const [other] = await tools.agents(1)
    await platform.database.transaction((tx) =>
      platform.context.members.moveLine(tx, need(agents[1]), need(other).memberId),
    )
    await tools.afterDays(1)
    await tools.bet(player, 1_000)
    await tools.afterDays(1)
    const token = await platform.operator('support')
    const { value } = await platform.call('listSettlements', { token, query: { kind: 'DAILY_SALARY', pageSize: 100 } })
    const skipped = need(value.content.find(({ skips }) => skips.some((skip) => skip.reason === 'LINE_MOVED')))
    const { value: rows } = await platform.call('listSettlementEarnings', {
      token,
      params: { id: skipped.id },
      query: { skipReason: 'LINE_MOVED', account: agents[1].account },
    })
    expect(rows.content).toMatchObject([{ payeeId: agents[1].memberId, state: 'NOTHING' }])
    const day = (at: string) => at.slice(0, 10)
    const { value: costs } = await platform.call('listAgentCosts', {
      token,
      query: { from: day(skipped.from), to: day(skipped.until), account: agents[0].account },
    })
    expect(costs.content.every(({ kind }) => kind === 'DAILY_SALARY')).toBe(true)
    expect(await act('holdSettlement', token, skipped.id)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })

  it('tell what terms would have cost over a whole line', async () => {
    const { platform } = side()
    const { agents, first } = await settled({ needsApproval: false })
    const { period, tiers } = termsAt(5)
    const terms = {
      period,
      tiers: tiers.map((tier) => ({
        validBet: '0',
        loss: '0',
        activeMembers: tier.activeMembers,
        rate: Number(tier.rate),
      })),
    }
    const { value } = await platform.call('tryLine', {
      token: first,
      body: { memberId: agents[0].memberId, kind: 'DAILY_SALARY', terms },
    })
    expect(value.at(-1)).toMatchObject({ today: { gross: '30.00' }, proposed: { gross: '50.00' }, payerToday: null })
    expect(
      await platform.call('tryLine', {
        token: first,
        body: { memberId: crypto.randomUUID(), kind: 'DAILY_SALARY', terms },
      }),
    ).toMatchObject({ code: 'SETTLEMENT_PAYEE_UNKNOWN', field: 'memberId' })
  })

  race('approved twice at once are approved once', async () => {
    const { tools, agents, settlement, first, second } = await settled()
    await act('approveSettlement', first, settlement.id)
    const answers = await Promise.all([1, 2, 3].map(() => act('approveSettlement', second, settlement.id)))
    expect(answers.map(({ code }) => code ?? 'OK').toSorted()).toEqual([
      'OK',
      'SETTLEMENT_NOT_WAITING',
      'SETTLEMENT_NOT_WAITING',
    ])
    await Promise.all([1, 2].map(() => side().platform.context.settlements.payAll()))
    expect(await tools.balance(agents[0])).toBe(10)
  })
})
