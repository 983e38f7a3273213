import type { BroadcastDraft } from '../../server/platform/modules/broadcasts/draft.ts'
import { SENVANG, type TestPlatform } from './platform.ts'
import { everybody } from './promotions.ts'

/** Short words for tests of broadcasts. */
export function createBroadcastTools(platform: TestPlatform) {
  const { database } = platform
  const draftOf = (change: Partial<BroadcastDraft> = {}): BroadcastDraft => ({
    kind: 'HOUSE',
    audience: everybody,
    accounts: [],
    page: null,
    scheduledAt: null,
    words: [
      { language: 'vi', title: 'Bảo trì', content: 'Đêm nay từ 2 giờ' },
      { language: 'en', title: 'Maintenance', content: 'Tonight from 2 o’clock' },
    ],
    ...change,
  })
  /** A draft; its id. */
  async function draft(change: Partial<BroadcastDraft> = {}): Promise<string> {
    const made = await platform.call('createBroadcast', { token: await platform.operator(), body: draftOf(change) })
    if (!made.success) throw new Error(`No broadcast: ${made.code} ${made.field}`)
    return made.value.id
  }
  return {
    draftOf,
    draft,
    /** A draft that was counted; its id. */
    async counted(change: Partial<BroadcastDraft> = {}): Promise<string> {
      const id = await draft(change)
      await platform.call('countBroadcast', { token: await platform.operator(), params: { id } })
      return id
    },
    /** Sends it as it stands. */
    async send(id: string) {
      const token = await platform.operator()
      const { value } = await platform.call('getBroadcast', { token, params: { id } })
      const body = { reason: 'Bảo trì đêm nay', revision: value.revision, count: value.reach }
      return platform.call('sendBroadcast', { token, params: { id }, body })
    },
    /** What the job does in one round; of a `stopping` process, until then. */
    sendDue: (stopping?: AbortSignal) => platform.context.broadcasts.sendDue(stopping),
    inbox: (memberId: string) =>
      database.raw<{ title: string; content: string; kind: string; path: string | null; broadcast_id: string | null }>(
        'select title, content, kind, path, broadcast_id from member_messages where member_id = $1 order by id',
        [memberId],
      ),
    /** Many members at once, without anything of their own. */
    crowd: (count: number) =>
      database.raw(
        `insert into members (merchant_id, id, account, account_key, type, currency, language, referral_code, registered_at)
         select $1, gen_random_uuid(), 'crowd' || n, 'crowd' || n, 0, 'VND', 'vi', 'CROWD' || n, $3
           from generate_series(1, $2::int4) n on conflict do nothing`,
        [SENVANG, count, new Date(platform.clock.now().getTime() - 1_000)],
      ),
  }
}
