import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { Agent, request } from 'undici'
import type { ResultFeed } from './result-feed.ts'

/** Longest wait for a feed, in milliseconds. */
const TIMEOUT = 3_000
const LARGEST_ANSWER = 64_000

const Published = Type.Object({
  station: Type.String(),
  date: Type.String(),
  prizes: Type.Array(
    Type.Object({
      name: Type.String({ maxLength: 40 }),
      numbers: Type.Array(Type.String({ maxLength: 8 }), { maxItems: 20 }),
    }),
    { maxItems: 12 },
  ),
})

/** A publisher that tells each result under `<url>/<lottery>/<date>` as JSON, prize by prize. */
export function createHttpFeed({ name, url }: { readonly name: string; readonly url: string }): ResultFeed {
  const dispatcher = new Agent({ connections: 4, maxResponseSize: LARGEST_ANSWER })
  return {
    name,
    async read({ lotteryCode, date, groups }) {
      const response = await request(`${url}/${encodeURIComponent(lotteryCode)}/${date}`, {
        dispatcher,
        signal: AbortSignal.timeout(TIMEOUT),
      })
      const text = await response.body.text()
      if (response.statusCode === 404) return undefined
      if (response.statusCode !== 200) throw new Error(`The feed ${name} answered ${response.statusCode}`)
      const told: unknown = JSON.parse(text)
      if (!Value.Check(Published, told) || told.station !== lotteryCode || told.date !== date)
        throw new Error(`The feed ${name} told something else than ${lotteryCode} of ${date}`)
      const prizes = new Map(told.prizes.map((prize) => [prize.name, prize.numbers]))
      return groups.map((group) => prizes.get(group) ?? [])
    },
  }
}
