import { beforeAll, expect, it } from 'vitest'
import { createBroadcastTools } from '../../../../tests/support/broadcasts.ts'
import { need } from '../../../../tests/support/need.ts'
import { describeOperatorsSide } from '../../../../tests/support/operators-side.ts'
import { race } from '../../../../tests/support/race.ts'
import type { LiveEvent } from '../../events/events.ts'

const reason = 'Bảo trì đêm nay'
/** Three batches. */
const CROWD = 1_100

describeOperatorsSide('sending a broadcast', (side) => {
  const tools = () => createBroadcastTools(side().platform)
  beforeAll(async () => {
    await tools().crowd(CROWD)
  })

  const read = async (id: string) =>
    (await side().platform.call('getBroadcast', { token: side().token, params: { id } })).value
  const steer = (name: 'pauseBroadcast' | 'resumeBroadcast' | 'cancelBroadcast', id: string) =>
    side().platform.call(name, { token: side().token, params: { id }, body: { reason } })
  async function sent() {
    const id = await tools().counted()
    expect((await tools().send(id)).value.state).toBe('SENDING')
    return { id, reach: need((await read(id)).reach) }
  }
  /** How many members have it, and how often the one who has it most often. */
  async function copies(id: string) {
    const [row] = await side().database.raw<{ members: number; most: number }>(
      `select count(*)::int4 as members, coalesce(max(times), 0)::int4 as most
         from (select count(*) as times from member_messages where broadcast_id = $1 group by member_id) each`,
      [id],
    )
    return need(row)
  }
  /** Runs the job until its first batch is written, as a process that is told to stop. */
  async function firstBatch() {
    const stopping = new AbortController()
    const events: LiveEvent[] = []
    const leave = side().platform.context.events.subscribe((event) => {
      if (event.type !== 'inboxes') return
      events.push(event)
      stopping.abort()
    })
    await tools().sendDue(stopping.signal)
    leave()
    return events
  }

  race('gives it to each member once, though two workers send it and an operator looks on', async () => {
    const { id, reach } = await sent()
    await Promise.all([tools().sendDue(), read(id), tools().sendDue(), tools().sendDue()])
    // Whoever found it taken leaves it to who has it.
    expect(await read(id)).toMatchObject({ state: 'SENT', delivered: reach })
    expect(await copies(id)).toEqual({ members: reach, most: 1 })
    await tools().sendDue()
    expect(await copies(id)).toEqual({ members: reach, most: 1 })
  })

  it('tells who is connected once for a batch', async () => {
    const { id } = await sent()
    const [event, ...more] = await firstBatch()
    expect(more).toEqual([])
    expect(event).toMatchObject({ type: 'inboxes', memberIds: expect.any(Array) })
    expect(event?.type === 'inboxes' && event.memberIds.length).toBe((await copies(id)).members)
    await steer('cancelBroadcast', id)
  })

  it('stands still while it is paused, goes on where it was, and ends where it is cancelled', async () => {
    const { id, reach } = await sent()
    await firstBatch()
    const paused = await steer('pauseBroadcast', id)
    expect(paused.value.state).toBe('PAUSED')
    const { delivered } = paused.value
    expect(delivered).toBeGreaterThan(0)
    expect(delivered).toBeLessThan(reach)
    await tools().sendDue()
    expect(await copies(id)).toEqual({ members: delivered, most: 1 })
    expect(await steer('pauseBroadcast', id)).toMatchObject({ status: 409, code: 'BROADCAST_STATE' })
    expect((await steer('resumeBroadcast', id)).value.state).toBe('SENDING')
    await tools().sendDue()
    expect(await copies(id)).toEqual({ members: reach, most: 1 })
    expect(await steer('cancelBroadcast', id)).toMatchObject({ code: 'BROADCAST_STATE' })
    const other = await sent()
    await firstBatch()
    expect((await steer('cancelBroadcast', other.id)).value).toMatchObject({ state: 'CANCELLED', delivered })
    expect(await steer('resumeBroadcast', other.id)).toMatchObject({ code: 'BROADCAST_STATE' })
    await tools().sendDue()
    expect(await copies(other.id)).toEqual({ members: delivered, most: 1 })
  })

  it('loses and repeats nothing when it ends between a batch and its progress', async () => {
    const { database } = side()
    const { id, reach } = await sent()
    await firstBatch()
    const before = await copies(id)
    await database.script(
      `create function broken() returns trigger language plpgsql as $$ begin raise exception 'the plug was pulled'; end $$;
       create trigger broken before update on broadcasts for each row when (new.looked_at > old.looked_at) execute function broken()`,
    )
    const healthy = tools().sendDue()
    await expect(healthy).rejects.toThrow('Some broadcasts could not be sent')
    expect(await copies(id)).toEqual(before)
    await database.script('drop trigger broken on broadcasts; drop function broken()')
    await tools().sendDue()
    expect(await read(id)).toMatchObject({ state: 'SENT', delivered: reach })
    expect(await copies(id)).toEqual({ members: reach, most: 1 })
  })

  it('delivers to nobody again whose progress was lost', async () => {
    const { id, reach } = await sent()
    await tools().sendDue()
    await side().database.raw(
      `update broadcasts set state = 'SENDING', after_member_id = '00000000-0000-0000-0000-000000000000', ended_at = null where id = $1`,
      [id],
    )
    await tools().sendDue()
    expect(await read(id)).toMatchObject({ state: 'SENT', delivered: reach })
    expect(await copies(id)).toEqual({ members: reach, most: 1 })
  })
})
