import { readSheet } from 'read-excel-file/node'
import { beforeAll, expect, it } from 'vitest'
import { createCashier } from '../../../../../tests/support/deposits.ts'
import { isDue } from '../../../../../tests/support/is-due.ts'
import { need } from '../../../../../tests/support/need.ts'
import { describeOperatorsSide } from '../../../../../tests/support/operators-side.ts'
import { SENVANG } from '../../../../../tests/support/platform.ts'
import { race } from '../../../../../tests/support/race.ts'
import { EXPORTS_DUE_AT } from '../repository.ts'

/** Three batches. */
const MANY = 4_500
const timeZone = 'Asia/Ho_Chi_Minh'

describeOperatorsSide('exports of lists', (side) => {
  let memberId: string
  let credited: string
  beforeAll(async () => {
    const { platform, database } = side()
    const cashier = createCashier(platform)
    const { member, deposit } = await cashier.started('123456')
    await cashier.deliver(cashier.report(deposit, 123_456))
    memberId = member.id
    credited = deposit.id
    await database.raw(
      `insert into deposits select (jsonb_populate_record(known, jsonb_build_object('id', gen_random_uuid(), 'state', 'FAILED',
          'slot', null, 'credited_amount', null, 'credited_at', null, 'transfer_code', 'T' || n, 'idempotency_key', 'many-' || n,
          'channel_names', '{"vi": "=1+1, \\"x\\""}'::jsonb,
          'created_at', known.created_at - n * interval '1 second'))).*
         from deposits known, generate_series(1, $2::int) n where known.id = $1`,
      [credited, MANY],
    )
  })

  const ask = (
    body: { source?: string; filter?: Record<string, unknown>; format?: string; timeZone?: string } = {},
    token = side().token,
  ) => {
    const wish = { source: 'DEPOSITS', filter: { memberId }, format: 'CSV', timeZone, ...body }
    return side().platform.call('createExport', { token, body: wish, language: 'en' })
  }
  const read = async (id: string, token = side().token) =>
    (await side().platform.call('getExport', { token, params: { id } })).value
  const write = (stopping?: AbortSignal) => side().platform.context.exports.writeDue(stopping)
  const download = (id: string, token = side().token) =>
    fetch(`${side().platform.url}/wps/admin/exports/${id}/file`, { headers: { authorization: `Bearer ${token}` } })
  async function written(body: Parameters<typeof ask>[0] = {}) {
    const { value } = await ask(body)
    expect(await isDue(side().platform, EXPORTS_DUE_AT)).toBe(true)
    await write()
    expect(await isDue(side().platform, EXPORTS_DUE_AT)).toBe(false)
    return need(value).id
  }
  const linesOf = async (id: string) => (await (await download(id)).text()).trimEnd().split('\r\n')
  const codesOf = (lines: readonly string[]) => lines.slice(1).map((line) => line.split(',').at(-2))

  it('writes each row once, in the order of the list, as numbers and guarded texts, by the clock of who asked', async () => {
    const id = await written()
    const done = await read(id)
    expect(done).toMatchObject({ state: 'DONE', rowsExpected: MANY + 1, rowsWritten: MANY + 1, hasFile: true })
    const answer = await download(id)
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="SENVANG-deposits-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(String(bytes.length)).toBe(done.size)
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = await linesOf(id)
    expect(lines[0]).toContain('Account')
    expect(lines).toHaveLength(MANY + 2)
    expect(lines[1]).toContain('123456.00,123456.00,VND')
    expect(lines[2]).toContain(`"'=1+1, ""x"""`)
    expect(new Set(codesOf(lines)).size).toBe(MANY + 1)
  })

  it('opens as a workbook with the same rows', async () => {
    const id = await written({ format: 'XLSX' })
    const bytes = Buffer.from(await (await download(id)).arrayBuffer())
    expect(String(bytes.length)).toBe((await read(id)).size)
    const sheet = await readSheet(bytes)
    expect(sheet).toHaveLength(MANY + 2)
    expect(sheet[1]?.[4]).toBe(123_456)
    expect(sheet[1]?.[0]).toBeInstanceOf(Date)
    expect(sheet[2]?.[3]).toBe('=1+1, "x"')
    const csv = codesOf(await linesOf(await written()))
    expect(sheet.slice(1).map((row) => row.at(-2))).toEqual(csv)
  })

  it('holds the filter of the list, and refuses one that the list has not', async () => {
    const lines = await linesOf(await written({ filter: { memberId, state: 'CREDITED' } }))
    expect(lines).toHaveLength(2)
    expect(await ask({ filter: { colour: 'red' } })).toMatchObject({ code: 'INVALID_INPUT', field: 'filter.colour' })
    expect(await ask({ filter: { pageNo: 2 } })).toMatchObject({ code: 'INVALID_INPUT' })
    expect(await ask({ filter: { state: 'NEVER' } })).toMatchObject({ code: 'INVALID_INPUT' })
    expect(await ask({ timeZone: 'Mars/Olympus' })).toMatchObject({ code: 'LIST_EXPORT_TIME_ZONE' })
  })

  it('goes on where it stood when it is killed between a batch and its progress', async () => {
    const { database } = side()
    const { value } = await ask()
    const { id } = need(value)
    await database.script(
      `create function broken() returns trigger language plpgsql as $$ begin raise exception 'the plug was pulled'; end $$;
       create trigger broken before update on exports for each row
         when (new.parts > old.parts and old.parts = 1) execute function broken()`,
    )
    await expect(write()).rejects.toThrow('Some exports could not be written')
    await database.script('drop trigger broken on exports; drop function broken()')
    expect(await read(id)).toMatchObject({ state: 'RUNNING', rowsWritten: 2_000 })
    await Promise.all([write(), write()])
    await write()
    const lines = await linesOf(id)
    expect(new Set(codesOf(lines)).size).toBe(MANY + 1)
    expect(lines).toHaveLength(MANY + 2)
  })

  race('lets an operator have three under way, however many are asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask()))
    expect(answers.filter(({ success }) => success)).toHaveLength(3)
    expect(answers.find(({ success }) => !success)).toMatchObject({
      status: 409,
      code: 'LIST_EXPORTS_UNDER_WAY',
      most: 3,
    })
    const [first, ...others] = answers.filter(({ success }) => success).map(({ value }) => value.id)
    const cancel = (id = '') => side().platform.call('cancelExport', { token: side().token, params: { id } })
    for (const id of others) await cancel(id)
    expect((await cancel(first)).value.state).toBe('CANCELLED')
    expect(await cancel(first)).toMatchObject({ code: 'LIST_EXPORT_OVER' })
    await write()
    expect(await read(need(first))).toMatchObject({ state: 'CANCELLED', rowsWritten: 0 })
    expect((await download(need(first))).status).toBe(409)
  })

  it('is the affair of who asked, at the brand where it was asked', async () => {
    const { platform, token, support } = side()
    const id = await written({ filter: { state: 'CREDITED' } })
    const params = { id }
    expect(await platform.call('getExport', { token: support, params })).toMatchObject({ status: 404 })
    expect(await platform.call('cancelExport', { token: support, params })).toMatchObject({ status: 404 })
    expect((await download(id, support)).status).toBe(404)
    expect(await platform.call('getExport', { token, merchant: 'SAKURA', params })).toMatchObject({ status: 404 })
    const query = { pageSize: 100 }
    const ids = (await platform.call('listExports', { token, query })).value.content.map((one) => one.id)
    expect(ids).toContain(id)
    expect((await platform.call('listExports', { token: support, query })).value.content).toEqual([])
    const audit = { token, query: { subjectKind: 'exports', subjectId: id } }
    await (await download(id)).arrayBuffer()
    const deeds = (await platform.call('listAuditEntries', audit)).value.content.map(({ action }) => action)
    expect(deeds).toEqual(['exports.download', 'exports.ask'])
  })

  it('fails for who was closed meanwhile, and is given to nobody without the right', async () => {
    const { database, support } = side()
    const { value } = await ask({}, support)
    await database.raw("update operators set active = false where account = 'support'", [])
    await write()
    await database.raw("update operators set active = true where account = 'support'", [])
    expect(await read(need(value).id, support)).toMatchObject({
      state: 'FAILED',
      failure: 'RIGHT_GONE',
      hasFile: false,
    })
    const own = need((await ask({ filter: { state: 'CREDITED' } }, support)).value).id
    await write()
    await database.raw(
      "update operator_merchants set house_role = 'MARKETING' where operator_id in (select id from operators where account = 'support')",
      [],
    )
    expect((await download(own, support)).status).toBe(403)
    expect(await ask({}, support)).toMatchObject({ status: 403 })
    await database.raw(
      "update operator_merchants set house_role = 'SUPPORT' where operator_id in (select id from operators where account = 'support')",
      [],
    )
    expect((await download(own, support)).status).toBe(200)
  })

  it('comes to what the ledger says', async () => {
    const { database } = side()
    const sum = async (body: Parameters<typeof ask>[0], column: string) => {
      const [head = '', ...lines] = await linesOf(await written(body))
      const at = head.split(',').indexOf(column)
      return lines.reduce((all, line) => all + BigInt((line.split(',')[at] ?? '').replace('.', '')) * 100n, 0n)
    }
    const moved = async (kind: string) => {
      const [row] = await database.raw<{ sum: string }>(
        `select coalesce(sum(amount), 0)::text as sum from ledger_transfers where merchant_id = $1 and kind = $2`,
        [SENVANG, kind],
      )
      return BigInt(need(row).sum)
    }
    expect(await sum({ source: 'TRANSFERS', filter: { kind: 'DEPOSIT' } }, 'Amount')).toBe(await moved('DEPOSIT'))
    expect(await sum({ filter: { state: 'CREDITED', memberId } }, 'Credited')).toBe(1_234_560_000n)
  })

  it('keeps a file for a week, and its row for ever', async () => {
    const { platform, database } = side()
    const id = await written({ filter: { state: 'CREDITED' } })
    platform.clock.advance(7 * 24 * 60 * 60 * 1000)
    await platform.context.exports.forgetOld()
    const token = await platform.operator()
    expect(await read(id, token)).toMatchObject({ state: 'DONE', hasFile: false })
    expect((await download(id, token)).status).toBe(410)
    expect(await database.raw('select number from export_parts where export_id = $1', [id])).toEqual([])
  })
})
