import type { Moment, Stretch } from '../../../http/feed.ts'

/**
 * A stretch of records that are told newest first, in words of SQL: its bounds as further conditions, and the order in which it is read.
 *
 * @param moment column of the moment; the id stands beside it
 * @param add takes a value and answers its `$n`
 */
export function stretchIn(
  table: string,
  moment: string,
  { after, before, fromEnd }: Stretch<Moment>,
  add: (value: unknown) => string,
): { bounds: string; order: string } {
  const place = ({ at, id }: Moment) => `(${add(at)}::timestamptz, ${add(id)}::uuid)`
  const bounds = [
    after && `and (${table}.${moment}, ${table}.id) < ${place(after)}`,
    before && `and (${table}.${moment}, ${table}.id) > ${place(before)}`,
  ]
  const direction = fromEnd ? 'asc' : 'desc'
  return {
    bounds: bounds.filter((each) => each !== undefined).join(' '),
    order: `order by ${table}.${moment} ${direction}, ${table}.id ${direction}`,
  }
}
