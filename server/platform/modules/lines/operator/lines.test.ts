import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeBet } from '../../../../../tests/support/bets.ts'
import { createContractTools, termsAt } from '../../../../../tests/support/contracts.ts'
import { describeOnEachDatabase } from '../../../../../tests/support/database.ts'
import { SAKURA, startPlatform, type TestPlatform } from '../../../../../tests/support/platform.ts'
import { createTeams } from '../../../../../tests/support/teams.ts'
import { byTwo } from '../../../../../tests/support/two-operators.ts'

const DAY = 86_400_000
const reason = 'Đại lý nghỉ việc'

describeOnEachDatabase('a line that operators move', (open) => {
  let platform: TestPlatform
  let token: string
  beforeAll(async () => {
    platform = await startPlatform({ database: await open() })
    await platform.context.jobs.start({ work: false })
    token = await platform.operator()
  }, 120_000)
  afterAll(async () => {
    await platform.context.jobs.stop()
    await platform.stop()
    await platform.database.close()
  })

  const move = (id: string, uplineId: string | null, by = token) =>
    platform.call('moveLine', { token: by, params: { id }, body: { uplineId, reason } })
  const lineOf = async (id: string) =>
    (await platform.call('listOperatorLines', { token: await platform.operator(), query: { ids: id } })).value
      .content[0]

  it('goes with everybody below on the next day, and nothing of the days before changes', async () => {
    const teams = createTeams(platform)
    const tools = createContractTools(platform)
    const { agents, ids } = await tools.signedLine(3, 2, 1)
    const [top, moved, low] = agents as [(typeof agents)[0], (typeof agents)[0], (typeof agents)[0]]
    const [elsewhere] = await tools.agents(1)
    if (elsewhere === undefined) throw new Error('There is no agent')
    await platform.context.lines.setRules(
      { merchantId: top.merchantId, memberId: top.memberId, accountType: 1, currency: 'VND' } as never,
      moved.memberId,
      { vendorsOff: ['PG'], gameTypesOff: [], greatestStakes: [] },
    )
    const player = teams.ownerOf(await platform.member({ uplineId: low.memberId }))
    await writeBet(platform.database, player, { stake: 500_0000n, placedAt: platform.clock.now() })
    await teams.count(player)
    const before = await teams.day(top)

    const preview = await platform.call('previewLineMove', {
      token,
      params: { id: moved.memberId },
      query: { uplineAccount: elsewhere.account },
    })
    expect(preview.value).toMatchObject({
      from: { account: top.account },
      to: { account: elsewhere.account },
      members: 3,
      today: { stake: '500.00' },
      contractCount: 2,
      rulesLeft: [{ vendorCode: 'PG' }],
      rulesMet: [],
    })
    expect(await tools.states(...ids)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE'])

    expect((await move(moved.memberId, elsewhere.memberId)).value).toMatchObject({
      next: null,
      proposal: { kind: 'lineMove', subjectId: moved.memberId },
    })
    expect(await move(moved.memberId, elsewhere.memberId)).toMatchObject({ code: 'FOUR_EYES_SAME_OPERATOR' })
    expect(await tools.states(...ids)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE'])
    const second = await move(moved.memberId, elsewhere.memberId, await platform.operator('operator2'))
    expect(second.value).toMatchObject({
      path: [{ account: top.account }],
      next: { day: preview.value.day, upline: { account: elsewhere.account } },
      proposal: null,
    })
    // The contract between them and the one below it hold for the window that the move finds running, and no longer.
    expect(await tools.states(...ids)).toEqual(['ACTIVE', 'TERMINATED', 'TERMINATED'])
    const [, movedId = '', lowId = ''] = ids
    const lastStep = async (id: string) =>
      (await platform.call('getOperatorContract', { token, params: { id } })).value.steps.at(-1)
    expect(await lastStep(movedId)).toMatchObject({
      deed: 'MOVED',
      actor: 'PLATFORM',
      actorName: 'operator2',
      causeId: null,
    })
    expect(await lastStep(lowId)).toMatchObject({ deed: 'ENDED', actor: 'UPLINE', causeId: movedId })
    const held = await platform.database.query
      .selectFrom('contracts')
      .select('holds_until')
      .where('id', 'in', ids.slice(1))
      .execute()
    for (const { holds_until } of held) expect(holds_until?.toISOString()).toBe(preview.value.contracts[0]?.until)

    platform.clock.advance(DAY)
    await platform.context.lines.keepMoved()
    expect(await lineOf(player.memberId)).toMatchObject({
      path: [{ account: elsewhere.account }, { account: moved.account }, { account: low.account }],
    })
    const yesterday = new Date(platform.clock.now().getTime() - DAY)
    expect(await teams.day(top, yesterday)).toEqual(before)
    await writeBet(platform.database, player, { stake: 300_0000n, placedAt: platform.clock.now() })
    await teams.count(player)
    expect((await teams.day(top))?.stake ?? 0n).toBe(0n)
    expect((await teams.day(elsewhere))?.stake).toBe(300_0000n)
    expect(await teams.day(top, yesterday)).toEqual(before)
    const rules = await platform.database.raw('select from line_rules_in_force where member_id = $1', [player.memberId])
    expect(rules).toEqual([])
    token = await platform.operator()
  })

  it('takes with it what is signed between the move and its midnight', async () => {
    const tools = createContractTools(platform)
    const [top, moved] = await tools.agents(2)
    if (top === undefined || moved === undefined) throw new Error('There are no agents')
    await tools.sign({ merchantId: top.merchantId, memberId: null, account: 'operator' }, top, termsAt(3))
    await byTwo(platform, 'moveLine', { params: { id: moved.memberId }, body: { uplineId: null, reason } })
    const id = await tools.sign(top, moved, termsAt(1))
    expect(await tools.states(id)).toEqual(['ACTIVE'])
    platform.clock.advance(DAY)
    await platform.context.lines.keepMoved()
    expect(await tools.states(id)).toEqual(['TERMINATED'])
    token = await platform.operator()
  })

  it('takes away what was proposed and not answered, of the one who moves and of no others', async () => {
    const tools = createContractTools(platform)
    const { contracts } = platform.context
    const { agents } = await tools.signedLine(3, 2)
    const [top, moved] = agents as [(typeof agents)[0], (typeof agents)[0]]
    const [stays, below] = [await tools.below(top), await tools.below(moved)]
    const propose = async (payer: typeof top, payee: typeof top, kind?: 'DIVIDEND') =>
      (await contracts.propose(payer, { payeeId: payee.memberId, terms: termsAt(1, 0, kind) })).id
    await tools.sign(
      { merchantId: top.merchantId, memberId: null, account: 'operator' },
      top,
      termsAt(20, 0, 'DIVIDEND'),
    )
    const offered = await propose(top, moved, 'DIVIDEND')
    const others = [await propose(top, stays), await propose(moved, below)]
    const preview = await platform.call('previewLineMove', { token, params: { id: moved.memberId }, query: {} })
    // What nobody signed does not end: it is not counted with the contracts.
    expect(preview.value).toMatchObject({ contractCount: 1 })
    await byTwo(platform, 'moveLine', { params: { id: moved.memberId }, body: { uplineId: null, reason } })
    expect(await tools.states(offered, ...others)).toEqual(['REJECTED', 'REQUESTED', 'REJECTED'])
    const { steps } = await contracts.find(moved, offered)
    expect(steps.at(-1)).toMatchObject({ deed: 'LAPSED', actor: 'PLATFORM', causeId: null })
    token = await platform.operator()
  })

  it('moves once however many confirm it at once, and nothing waits afterwards', async () => {
    const tools = createContractTools(platform)
    const [top, moved] = await tools.agents(2)
    if (top === undefined || moved === undefined) throw new Error('There are no agents')
    await move(moved.memberId, null, await platform.operator('operator2'))
    const by = await platform.operator('operator')
    const answers = await Promise.all(Array.from({ length: 10 }, () => move(moved.memberId, null, by)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    const codes = answers.flatMap((answer) => (answer.success ? [] : [answer.code]))
    expect(new Set(codes)).toEqual(new Set(['LINE_MOVE_SAME']))
    expect(await platform.database.raw('select id from proposals where subject_id = $1', [moved.memberId])).toEqual([])
    token = await platform.operator()
  })

  it('is refused into itself, to where it stands, to nobody known, and without the right', async () => {
    const tools = createContractTools(platform)
    const [top, low] = await tools.agents(2)
    if (top === undefined || low === undefined) throw new Error('There are no agents')
    expect(await move(top.memberId, low.memberId)).toMatchObject({ status: 422, code: 'LINE_CIRCLE' })
    expect(await move(low.memberId, top.memberId)).toMatchObject({ status: 409, code: 'LINE_MOVE_SAME' })
    const strange = await platform.member({ merchantId: SAKURA, type: 1 })
    expect(await move(low.memberId, strange.id)).toMatchObject({ code: 'LINE_MEMBER_UNKNOWN', field: 'uplineId' })
    expect(await move(strange.id, low.memberId)).toMatchObject({ status: 404 })
    expect(await lineOf(strange.id)).toBeUndefined()
    expect(await move(low.memberId, null, await platform.operator('support'))).toMatchObject({ status: 403 })
  })

  it('is found by name with its path, and the tree opens level by level', async () => {
    const tools = createContractTools(platform)
    const [top, low] = await tools.agents(2)
    if (top === undefined || low === undefined) throw new Error('There are no agents')
    const list = async (query: Record<string, string>) =>
      (await platform.call('listOperatorLines', { token, query })).value.content.map(({ account }) => account)
    expect(await list({ uplineId: top.memberId })).toEqual([low.account])
    expect(await list({ account: low.account.toUpperCase() })).toEqual([low.account])
    const roots = await list({ pageSize: '100' })
    expect(roots).toContain(top.account)
    expect(roots).not.toContain(low.account)
    expect(await lineOf(low.memberId)).toMatchObject({ path: [{ account: top.account }], members: 0 })
  })
})
