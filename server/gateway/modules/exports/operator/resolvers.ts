import { orNull } from '../../../errors.ts'
import type { ExportOfInput, MemberType, Resolvers } from '../../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'
import { memberType, typeNumbers } from '../../sessions/account-types.ts'

const SOURCES = {
  members: 'MEMBERS',
  deposits: 'DEPOSITS',
  withdrawals: 'WITHDRAWALS',
  bets: 'BETS',
  transfers: 'TRANSFERS',
  promotionClaims: 'PROMOTION_CLAIMS',
  rebateClaims: 'REBATE_CLAIMS',
  auditEntries: 'AUDIT_ENTRIES',
  settlements: 'SETTLEMENTS',
  adjustments: 'ADJUSTMENTS',
  vendorTransfers: 'VENDOR_TRANSFERS',
  lotteryDraws: 'LOTTERY_DRAWS',
  tickets: 'TICKETS',
  suspense: 'SUSPENSE',
  agentDebts: 'AGENT_DEBTS',
} as const satisfies Record<keyof ExportOfInput, string>

/** The one list that was named, with its filter by the names that the platform's call of the list has. */
function listOf(of: ExportOfInput) {
  const name = (Object.keys(SOURCES) as (keyof typeof SOURCES)[]).find((one) => of[one] != null)
  // The schema demands one.
  if (name === undefined) throw new Error('An export of no list was asked for')
  const { type, ids, lotteryCode, ...filter }: Readonly<Record<string, unknown>> & Named = of[name] ?? {}
  const named = {
    ...(type != null && { types: typeNumbers(type) }),
    ...(ids != null && { ids: ids.join() }),
    ...(lotteryCode != null && { gameCode: lotteryCode }),
  }
  return { source: SOURCES[name], filter: { ...given(filter), ...named } }
}

/** What the platform names otherwise than the graph. */
interface Named {
  readonly type?: MemberType | null
  readonly ids?: readonly string[] | null
  readonly lotteryCode?: string | null
}

/** A filter as it was asked for: kinds of accounts as words, lotteries by their code, and what the specification calls PROCESS. */
function shownFilter({ types, gameCode, ...filter }: Readonly<Record<string, unknown>>) {
  const type = typeof types === 'string' && { type: memberType({ type: Number.parseInt(types, 10) }) }
  const lottery = gameCode !== undefined && { lotteryCode: gameCode }
  return { ...filter, ...type, ...lottery, ...(filter.state === 'PROCESS' && { state: 'PROCESSING' }) }
}

export const exportsOperatorResolvers: Resolvers = {
  Query: {
    exports: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listExports', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    export: (_, { id }, { wps }) => orNull(wps.call('getExport', { params: { id } })),
  },
  Export: { filter: ({ filter }) => shownFilter(filter) },
  Mutation: {
    createExport: (_, { input: { of, ...how } }, { wps }) =>
      payload(async () => ({ export: await wps.call('createExport', { body: { ...listOf(of), ...how } }) })),
    cancelExport: (_, { input: { id } }, { wps }) =>
      payload(async () => ({ export: await wps.call('cancelExport', { params: { id } }) })),
  },
}
