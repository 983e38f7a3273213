import { describe, expect, it } from 'vitest'
import { newSixDigits } from '../../server/platform/lib/credentials.ts'
import { SHORTEST_PASSWORD } from '../../server/platform/lib/passwords.ts'
import { MOST_BY_PAIR } from '../../server/platform/modules/members/failures.ts'
import { TRIAL_LIFE } from '../../server/platform/modules/members/free-play.ts'
import { MAILED_MINUTES } from '../../server/platform/modules/members/mail-password.ts'
import { CLOSING_COOL_OFF } from '../../server/platform/modules/protection/closing/closing.ts'
import { endOfExclusion, endOfTimeOut } from '../../server/platform/modules/protection/exclusions/lengths.ts'
import { EXPORT_KEPT } from '../../server/platform/modules/protection/exports/exports.ts'
import { LIMIT_WAIT } from '../../server/platform/modules/protection/limits/own-limits.ts'
import { IDLE_LIMIT } from '../../server/platform/modules/sessions/limits.ts'
import { REOPEN_DAYS } from '../../server/platform/modules/tickets/service/of-member.ts'
import { ATTEMPT_MINUTES } from '../../server/platform/modules/verification/attempts.ts'
import { CODE_LIFE } from '../../server/platform/modules/verification/codes.ts'
import { BIRTHDAY_DAYS } from '../../server/platform/modules/vip/bonuses.ts'
import { helpSeeds } from '../../server/seed/help-words.ts'
import { read } from './support/files.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const age = Number(
  /minimum_age int2 not null default (\d+)/.exec(read('server/platform/db/migrations/0001_sites.sql'))?.[1],
)
const trial = TRIAL_LIFE / HOUR
const idle = IDLE_LIMIT / MINUTE
const code = newSixDigits().length
const raise = LIMIT_WAIT / HOUR

/** What the articles say of figures, as the code has them. What an operator sets stands on the pages, not in an article. */
const figures: readonly (readonly [anchor: string, vi: string, en: string])[] = [
  ['start', `xu chơi thử, trong ${trial} giờ`, `play credits, for ${trial} hours`],
  ['term', `hết hạn sau ${trial} giờ`, `ends after ${trial} hours`],
  ['register', `**${age} tuổi** trở lên`, `**${age}** or older`],
  ['term', `từ ${age} tuổi trở lên`, `${age} or older`],
  ['responsible', `dưới ${age} tuổi`, `Nobody under ${age}`],
  ['register', `mật khẩu từ ${SHORTEST_PASSWORD} ký tự`, `a password of ${SHORTEST_PASSWORD} characters or more`],
  ['register', `Mã có ${code} số`, `It has ${code} digits`],
  ['register', `trong ${CODE_LIFE / MINUTE} phút`, `works for ${CODE_LIFE / MINUTE} minutes`],
  ['password', `một lần trong ${MAILED_MINUTES} phút`, `works for ${MAILED_MINUTES} minutes`],
  [
    'password',
    `Sau ${MOST_BY_PAIR} lần nhập sai, đăng nhập từ nơi đó bị tạm khóa ${ATTEMPT_MINUTES} phút`,
    `After ${MOST_BY_PAIR} wrong tries signing in from that place is locked for ${ATTEMPT_MINUTES} minutes`,
  ],
  [
    'security',
    `Sau ${idle} phút không thao tác, trang tự khóa`,
    `After ${idle} minutes without activity the site locks`,
  ],
  ['term', `Sau ${idle} phút không hoạt động`, `After ${idle} minutes without activity`],
  ['vip', `trong ${BIRTHDAY_DAYS} ngày từ ngày sinh`, `for ${BIRTHDAY_DAYS} days from your birthday`],
  ['responsible', `phải chờ **${raise} giờ**`, `takes **${raise} hours**`],
  ['privacy', `tải được trong ${EXPORT_KEPT / DAY} ngày`, `downloaded for ${EXPORT_KEPT / DAY} days`],
  ['privacy', `Trong ${CLOSING_COOL_OFF / DAY} ngày`, `For ${CLOSING_COOL_OFF / DAY} days`],
  ['complaints', `trong **${REOPEN_DAYS} ngày**`, `within **${REOPEN_DAYS} days**`],
  ['term', `mở lại trong ${REOPEN_DAYS} ngày`, `open it again within ${REOPEN_DAYS} days`],
]

describe('the help centre', () => {
  it.each(figures)('says in %s what holds: %s', (anchor, vi, en) => {
    const article = helpSeeds.find((one) => one.anchor === anchor)
    expect(article?.vi.content).toContain(vi)
    expect(article?.en.content).toContain(en)
  })

  it('names the breaks that there are', () => {
    const now = new Date('2026-01-01T00:00:00Z')
    const days = (['DAY', 'WEEK', 'MONTH', 'SIX_WEEKS'] as const).map(
      (length) => (endOfTimeOut(now, length).getTime() - now.getTime()) / DAY,
    )
    expect(days).toEqual([1, 7, 30, 42])
    const ends = (['SIX_MONTHS', 'YEAR', 'FIVE_YEARS', 'INDEFINITE'] as const).map((length) =>
      endOfExclusion(now, length)?.toISOString().slice(0, 10),
    )
    expect(ends).toEqual(['2026-07-01', '2027-01-01', '2031-01-01', undefined])
    const article = helpSeeds.find(({ anchor }) => anchor === 'responsible')
    expect(article?.vi.content).toContain('24 giờ, 1 tuần, 1 tháng hoặc 6 tuần.')
    expect(article?.vi.content).toContain('6 tháng, 1 năm, 5 năm hoặc không thời hạn')
    expect(article?.en.content).toContain('24 hours, 1 week, 1 month or 6 weeks.')
    expect(article?.en.content).toContain('6 months, 1 year, 5 years or without end')
  })

  it('says nothing of times that nobody holds against the code', () => {
    const said = (anchor: string, text: string) =>
      figures.filter(([of]) => of === anchor).some(([, vi, en]) => vi.includes(text) || en.includes(text))
    const breaks = ['responsible']
    const loose = helpSeeds.flatMap(({ anchor, vi, en }) =>
      [vi, en].flatMap(({ content }) =>
        [...content.matchAll(/(?<!ngày )\d+ (?:phút|giờ|ngày|tuần|tháng|năm|minutes|hours|days|weeks|months|years)/g)]
          .map(([text]) => text)
          .filter((text) => !breaks.includes(anchor) && !said(anchor, text))
          .map((text) => `${anchor}: ${text}`),
      ),
    )
    expect(loose).toEqual([])
  })
})
