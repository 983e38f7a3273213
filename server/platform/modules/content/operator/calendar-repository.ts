import type { Transaction } from '../../../db/connection.ts'
import type { CalendarKind } from './calendar-kinds.ts'

type Raw = Pick<Transaction, 'raw'>

/** How many of one kind a calendar shows: a brand that plans more sees the earliest, and that there are more. */
export const MOST_OF_A_KIND = 200

/** What touches a span: of a brand, from a moment to before another, titles in a language. */
export interface CalendarSpan {
  readonly merchantId: string
  readonly begins: Date
  readonly ends: Date
  readonly language: string
}

export interface CalendarRow {
  readonly id: string
  readonly title: string | null
  readonly starts_at: Date | null
  readonly ends_at: Date | null
  readonly is_published: boolean
  /** What it is whatever the hour: given by what ends before its time, or by work that is under way. */
  readonly standing: 'RUNNING' | 'OVER' | null
}

/** The title of a list of words in $4, or else of the first of them. */
const titleOf = (words: string) =>
  `coalesce((select word ->> 'title' from jsonb_array_elements(${words}) word where word ->> 'language' = $4 limit 1),
    ${words} -> 0 ->> 'title')`

const published = (table: string, words: string) =>
  `select id, ${titleOf(words)} as title, starts_at, ends_at, published as is_published, null as standing from ${table}
   where merchant_id = $1 and coalesce(ends_at, 'infinity') > $2 and (starts_at is null or starts_at < $3)
     and (starts_at is not null or ends_at is not null)`

/** $1 is the brand, $2 and $3 the span, $4 the language. What has no hours of its own stands in no calendar. */
const SOURCES: Readonly<Record<CalendarKind, string>> = {
  BANNER: published('content_banners', 'pictures'),
  ANNOUNCEMENT: published('content_announcements', 'translations'),
  // What members see is the version in force; one that was never published is planned by its draft.
  PROMOTION: `select promotions.id, coalesce(version.words -> $4 ->> 'title', ${titleOf("draft -> 'words'")}) as title,
      span.starts_at, span.ends_at, state <> 'DRAFT' as is_published, case state when 'CLOSED' then 'OVER' end as standing
    from promotions
    left join promotion_versions version on version.merchant_id = promotions.merchant_id
      and version.promotion_id = promotions.id and version.version = promotions.version
    cross join lateral (select coalesce(version.starts_at, (draft ->> 'startsAt')::timestamptz) as starts_at,
      case when version.version is null then (draft ->> 'endsAt')::timestamptz else version.ends_at end as ends_at) span
    where promotions.merchant_id = $1 and coalesce(span.ends_at, 'infinity') > $2 and span.starts_at < $3`,
  RAFFLE: `select id, ${titleOf('words')} as title, starts_at, ends_at, state <> 'DRAFT' as is_published, null as standing
    from raffles where merchant_id = $1 and ends_at > $2 and starts_at < $3`,
  MISSION: `select code as id, coalesce(names ->> $4, names ->> 'vi', code) as title, since as starts_at, until as ends_at,
      true as is_published, null as standing
    from missions where merchant_id = $1 and until > $2 and since < $3`,
  // A moment rather than a span, until it is known how long it took.
  BROADCAST: `select id, ${titleOf("draft -> 'words'")} as title, scheduled_at as starts_at,
      coalesce(ended_at, scheduled_at) as ends_at, true as is_published,
      case state when 'SENT' then 'OVER' when 'SENDING' then 'RUNNING' when 'PAUSED' then 'RUNNING' end as standing
    from broadcasts where merchant_id = $1 and scheduled_at is not null and state not in ('DRAFT', 'CANCELLED')
      and coalesce(ended_at, scheduled_at) >= $2 and scheduled_at < $3`,
}

/** What of a kind touches a span, the earliest first: one more than are shown, where there are more. */
export function selectCalendar({ raw }: Raw, kind: CalendarKind, span: CalendarSpan): Promise<CalendarRow[]> {
  // Each statement knows all four, so that PostgreSQL is told their types once, here.
  return raw<CalendarRow>(
    `select planned.* from (${SOURCES[kind]}) as planned,
       (select $1::text, $2::timestamptz, $3::timestamptz, $4::text) as asked
     order by starts_at nulls first, id limit ${MOST_OF_A_KIND + 1}`,
    [span.merchantId, span.begins, span.ends, span.language],
  )
}
