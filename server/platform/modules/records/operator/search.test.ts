import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../../tests/support/database.ts'
import { SAKURA, SENVANG, startPlatform, type TestPlatform } from '../../../../../tests/support/platform.ts'
import type { Database } from '../../../db/connection.ts'
import { newId } from '../../../lib/id.ts'
import { brandKinds } from './kinds.ts'
import { nameRecord } from './names-repository.ts'
import { findStates } from './states-repository.ts'

describeOnEachDatabase('what operators look for', (open) => {
  let database: Database
  let platform: TestPlatform
  let token: string
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    token = await platform.operator()
  })
  afterAll(async () => {
    await platform.stop()
    await database.close()
  })
  const search = async (text: string, by = token, merchant = 'SENVANG') =>
    (await platform.call('searchRecords', { token: by, merchant, query: { text } })).value

  it('is found by any part of a member’s account or phone, and by id', async () => {
    const member = await platform.member()
    const hit = { kind: 'members', id: member.id, title: member.account }
    expect(await search(member.account.slice(2).toUpperCase())).toContainEqual(expect.objectContaining(hit))
    await database.raw(`update members set mobile = '84987654321' where id = $1`, [member.id])
    expect(await search('987654321')).toEqual([expect.objectContaining(hit)])
    expect(await search(member.id)).toEqual([expect.objectContaining(hit)])
  })

  it('says whose a record is that was found by its id, and what it came to', async () => {
    const { account } = await platform.member({ funds: 12_345_0000n })
    const [movement] = await database.raw<{ id: string }>(
      `select transfer.id from ledger_transfers transfer join members on members.merchant_id = transfer.merchant_id
         and members.id = transfer.member_id where members.account = $1`,
      [account],
    )
    const id = movement?.id ?? ''
    expect(await search(id)).toEqual([
      { kind: 'transfers', id, title: account, detail: expect.stringMatching(/12\.345/), state: null },
    ])
  })

  it('says how it stands, and names by its words what operators wrote', async () => {
    const member = await platform.member()
    await database.raw(`update members set status = 'LOCKED' where id = $1`, [member.id])
    expect(await search(member.id)).toMatchObject([{ title: member.account, state: 'LOCKED' }])
    const titleOf = async (table: string, words: string) => {
      const [row] = await database.raw<{ id: string; title: string }>(
        `select id, ${words} as title from ${table} where merchant_id = $1 limit 1`,
        [SENVANG],
      )
      if (row === undefined) throw new Error(`The house has nothing in ${table}`)
      return row
    }
    for (const [table, words, state] of [
      ['content_announcements', `translations -> 0 ->> 'title'`, /^(HIDDEN|SCHEDULED|RUNNING|OVER)$/],
      ['chat_rooms', `names -> 0 ->> 'name'`, null],
      ['promotions', `draft -> 'words' -> 0 ->> 'title'`, /^[A-Z]+$/],
    ] as const) {
      const { id, title } = await titleOf(table, words)
      const expected = state === null ? null : expect.stringMatching(state)
      expect(await search(id), table).toMatchObject([{ title, state: expected }])
    }
  })

  it('can name a record of every kind that has a name, and say how it stands', async () => {
    const id = newId()
    for (const kind of brandKinds) {
      expect(await nameRecord(database, kind, { merchantId: SENVANG, id, language: 'vi' })).toBeUndefined()
      expect(await findStates(database, kind, { merchantId: SENVANG, ids: [id], now: new Date() })).toEqual(new Map())
    }
  })

  it.each(['0976543211', '0976 543 211', '0976.543.211', '+84 976 543 211', '84976543211', '0976543'])(
    'is a member whose phone is written %s',
    async (text) => {
      await database.raw('update members set mobile = null where mobile = $1', ['+84976543211'])
      const member = await platform.member()
      await database.raw('update members set mobile = $2 where id = $1', [member.id, '+84976543211'])
      expect(await search(text)).toMatchObject([{ kind: 'members', id: member.id }])
      const { value } = await platform.call('listOperatorMembers', { token, query: { search: text } })
      expect(value.content).toMatchObject([{ id: member.id }])
    },
  )

  it('is found by two letters at the beginning of an account, not amid it', async () => {
    const member = await platform.member()
    const found = async (text: string) => (await search(text)).filter(({ kind }) => kind === 'members')
    expect(await found(member.account.slice(0, 2))).not.toEqual([])
    await database.raw(
      `update members set account = 'zq' || account, account_key = 'zq' || account_key where id = $1`,
      [member.id],
    )
    expect(await found('ZQ')).toMatchObject([{ id: member.id }])
    expect(await found(`q${member.account.slice(0, 1)}`)).toEqual([])
  })

  it('is a colleague or a game by name without accents, a few of a kind', async () => {
    expect(await search('van hanh vien 2')).toMatchObject([{ kind: 'operators', title: 'operator2' }])
    const games = (await search('rong vang')).filter(({ kind }) => kind === 'games')
    expect(games.length).toBeGreaterThan(0)
    expect(games.length).toBeLessThanOrEqual(5)
  })

  it('is nothing where it is of another brand, or of a kind that may not be read', async () => {
    const member = await platform.member()
    expect(await search(member.id, token, 'SAKURA')).toEqual([])
    expect(await search(member.account, token, 'SAKURA')).toEqual([])
    const id = await platform.context.operators.createOperator({
      account: 'nothing',
      name: 'Không quyền',
      role: 'MARKETING',
      password: 'Demo@12345',
      merchantIds: [SAKURA],
    })
    await database.raw(`update operator_merchants set house_role = 'NONE' where operator_id = $1`, [id])
    const { value } = await platform.call('operatorSignIn', { body: { account: 'nothing', password: 'Demo@12345' } })
    expect(await search('operator', value.token, 'SAKURA')).toEqual([])
  })

  it('is what was typed: signs of patterns mean themselves', async () => {
    expect(await search('%%')).toEqual([])
    expect(await search("'; drop table members; --")).toEqual([])
    expect(await platform.call('searchRecords', { token, query: { text: ' x ' } })).toMatchObject({ status: 400 })
  })
})
