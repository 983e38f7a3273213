import type { Static } from 'typebox'
import type { LineRules } from './schema.ts'
import type { LineRulesView } from './service/read-rules.ts'
import { type Limit, readLimit } from './subjects.ts'

type Shown = Static<typeof LineRules>
type ShownLimit = Shown['inForce'][number]

/** Codes and categories were checked when they were written. */
const presentLimit = (limit: Limit) => readLimit(limit) as Omit<ShownLimit, 'source'>

export function presentRules({ set, inForce, ...view }: LineRulesView): Shown {
  const own = set.map(presentLimit)
  return {
    ...view,
    set: {
      vendorsOff: own.flatMap(({ vendorCode }) => vendorCode ?? []),
      gameTypesOff: own.flatMap(({ gameType, greatest }) => (greatest === null ? (gameType ?? []) : [])),
      greatestStakes: own.flatMap(({ gameType, greatest }) =>
        gameType === null || greatest === null ? [] : [{ gameType, greatest }],
      ),
    },
    inForce: inForce.map((limit) => ({ ...presentLimit(limit), source: limit.source })),
  }
}
