import type { Transaction } from '../../../../db/connection.ts'
import type { Sums } from './assemble.ts'
import type { ReportSpan } from './span.ts'

export const MARKS = ['limits_raised', 'limits_hit', 'time_outs', 'self_exclusions'] as const
export type MarkSums = Sums<(typeof MARKS)[number]>

export interface MarkRow extends MarkSums {
  readonly key: string
  readonly day: string
  readonly is_before: boolean
}

/** How often limits were raised or reached and breaks began in both spans, by day and by which limit or length it was. */
export const sumMarks = (
  { raw }: Pick<Transaction, 'raw'>,
  { merchantId, before, from, to }: ReportSpan,
): Promise<MarkRow[]> =>
  raw<MarkRow>(
    `select p.day::text as day, p.subject as key, p.day < $3::date as is_before,
            coalesce(sum(p.times) filter (where p.kind = 'LIMIT_RAISED'), 0)::int8 as limits_raised,
            coalesce(sum(p.times) filter (where p.kind = 'LIMIT_HIT'), 0)::int8 as limits_hit,
            coalesce(sum(p.times) filter (where p.kind = 'TIME_OUT'), 0)::int8 as time_outs,
            coalesce(sum(p.times) filter (where p.kind = 'SELF_EXCLUSION'), 0)::int8 as self_exclusions
       from protection_markers p where p.merchant_id = $1 and p.day between $2::date and $4::date
      group by p.day, p.subject`,
    [merchantId, before.from, from, to],
  )
