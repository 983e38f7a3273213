import type { PlatformContext } from '../platform/context.ts'
import type { Transaction } from '../platform/db/connection.ts'
import { newId } from '../platform/lib/id.ts'
import { insertEntry, type MessageRow } from '../platform/modules/chat/repository/messages.ts'
import { countReports, insertReport, openCase } from '../platform/modules/chat/repository/readers.ts'
import { insertRoom, type RoomName } from '../platform/modules/chat/repository/rooms.ts'
import { authorKeyOf, authorNameOf } from '../platform/modules/chat/service/author.ts'
import type { ReportReason } from '../platform/modules/chat/states.ts'
import { comparedWord } from '../platform/modules/chat/text/words.ts'

const MINUTE = 60_000

interface SeedRoom {
  readonly code: string
  readonly names: readonly RoomName[]
  readonly language: string | null
  readonly slowSeconds: number
  /** Who wrote what, so many minutes ago. */
  readonly said: readonly (readonly [account: string, minutesAgo: number, content: string])[]
  /** Which of these lines other members reported. */
  readonly reported?: {
    readonly line: number
    readonly by: readonly (readonly [account: string, reason: ReportReason])[]
  }
}

const ROOMS: readonly SeedRoom[] = [
  {
    code: 'sanh-chung',
    names: [
      { language: 'vi', name: 'Sảnh chung' },
      { language: 'en', name: 'Lobby' },
    ],
    language: null,
    slowSeconds: 0,
    said: [
      ['demo02', 95, 'Chào cả nhà, tối nay ai theo đài miền Bắc không?'],
      ['demo03', 92, 'Có mình nè, tính nuôi 3 kỳ thôi.'],
      ['demo05', 60, 'Vừa nổ hũ nhỏ bên slot, vui ghê.'],
      ['demo10', 41, 'Chúc mừng nha! Nhớ đặt hạn mức chơi cho vui thôi.'],
      ['demo11', 26, 'Ai chơi thua thì nhắn mình, có người gỡ giúp, phí chia sau.'],
      ['demo02', 12, 'Kỳ tới mình đi 23 45, ai theo thì chép phiếu.'],
    ],
    reported: {
      line: 4,
      by: [
        ['demo03', 'FRAUD'],
        ['demo05', 'SPAM'],
      ],
    },
  },
  {
    code: 'xo-so',
    names: [
      { language: 'vi', name: 'Hội xổ số' },
      { language: 'en', name: 'Lottery fans' },
    ],
    language: null,
    slowSeconds: 10,
    said: [
      ['demo03', 33, 'Đầu 7 lâu rồi chưa về nhỉ.'],
      ['demo05', 29, 'Mỗi kỳ quay độc lập mà bạn, đừng đuổi theo.'],
    ],
  },
  {
    code: 'english',
    names: [{ language: 'en', name: 'English room' }],
    language: 'en',
    slowSeconds: 0,
    said: [
      ['demo10', 50, 'Hi all, first evening here.'],
      ['demo02', 48, 'Welcome! The one minute lottery is fun to watch.'],
    ],
  },
]

const WORDS: readonly string[] = ['lừa đảo', 'đồ ngu', 'scam']

/** Rooms of the demo brands with what members said there lately, and words that are refused. A brand that has rooms keeps them. */
export async function seedChat({ database, clock, members, sites }: PlatformContext): Promise<void> {
  for (const { id: merchantId, mode, languages } of await sites.listMerchants()) {
    if (mode !== 'DEMO') continue
    const known = await database.query
      .selectFrom('chat_rooms')
      .select('id')
      .where('merchant_id', '=', merchantId)
      .executeTakeFirst()
    if (known !== undefined) continue
    const now = clock.now()
    const offered = ROOMS.filter(({ language }) => language === null || languages.includes(language))
    for (const [index, { code, names, language, slowSeconds, said, reported }] of offered.entries()) {
      const lines = await Promise.all(
        said.map(async ([account, ago, content]) => ({
          member: await members.findByAccount(merchantId, account),
          at: new Date(now.getTime() - ago * MINUTE),
          content,
        })),
      )
      const reports = await Promise.all(
        (reported?.by ?? []).map(async ([account, reason]) => ({
          reporter: await members.findByAccount(merchantId, account),
          reason,
        })),
      )
      await database.transaction(async (tx) => {
        const room = await insertRoom(tx.query, {
          merchant_id: merchantId,
          id: newId(now.getTime()),
          code,
          names: JSON.stringify(names.filter((name) => languages.includes(name.language))),
          language,
          slow_seconds: slowSeconds,
          is_enabled: true,
          position: (index + 1) * 10,
          changed_at: now,
        })
        const written = []
        for (const { member, at, content } of lines) {
          if (member === undefined) continue
          const message = await insertEntry(
            tx.query,
            { merchantId, roomId: room.id },
            {
              kind: 'TEXT',
              member_id: member.id,
              client_id: newId(at.getTime()),
              author_key: authorKeyOf({ merchantId, memberId: member.id }),
              author_name: authorNameOf(member, []),
              author_avatar: member.avatar_url,
              content,
              written_at: at,
            },
          )
          written.push(message)
        }
        const about = reported && written[reported.line]
        if (about !== undefined) await seedCase(tx, about, reports)
      })
    }
    await seedWords(database, merchantId, now)
  }
}

async function seedWords(database: PlatformContext['database'], merchantId: string, now: Date): Promise<void> {
  await database.query
    .insertInto('chat_words')
    .values(
      WORDS.map((written) => ({
        merchant_id: merchantId,
        id: newId(now.getTime()),
        word: comparedWord(written),
        written,
        added_by: 'seed',
        added_at: now,
      })),
    )
    .execute()
}

/** What some members reported lately, for operators to decide about. */
async function seedCase(
  tx: Transaction,
  message: MessageRow,
  reports: readonly { readonly reporter: { readonly id: string } | undefined; readonly reason: ReportReason }[],
): Promise<void> {
  const { merchant_id: merchantId, room_id, sequence, member_id, written_at } = message
  const at = new Date(written_at.getTime() + 2 * MINUTE)
  const found = await openCase(tx.query, {
    merchant_id: merchantId,
    id: newId(at.getTime()),
    room_id,
    sequence,
    member_id,
    state: 'OPEN',
    opened_at: at,
  })
  for (const { reporter, reason } of reports) {
    if (reporter === undefined) continue
    const report = { merchant_id: merchantId, case_id: found.id, member_id: reporter.id, reason, reported_at: at }
    if (await insertReport(tx.query, report)) await countReports(tx.query, merchantId, found.id)
  }
}
