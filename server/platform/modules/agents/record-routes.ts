import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { feedOf, momentCursor, stretchOf } from '../../http/feed.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { type GamesService, presentBetDetail } from '../games/service.ts'
import { presentBetTotals, presentTeamBet, presentTeamTransfer } from './presenter.ts'
import { answerCsv, type Say } from './records-csv.ts'
import type { TeamBetRow } from './repository/bets.ts'
import type { TeamTransferRow } from './repository/transfers.ts'
import { agentsCalls as calls, type TeamBet, type TeamTransfer } from './schema.ts'
import type { AgentsService } from './service.ts'

interface Context extends HttpContext {
  readonly agents: AgentsService
  readonly games: Pick<GamesService, 'findBet'>
}

/** What agents read of the bets of their teams, and of the money that moved beside them. */
export function registerTeamRecordRoutes(app: FastifyInstance, context: Context): void {
  registerBets(app, context)
  registerTransfers(app, context)
}

function registerBets(app: FastifyInstance, context: Context): void {
  const { agents, games } = context

  route(app, context, calls.listTeamBets, async ({ session, query, locale }) => {
    const { first, after, last, before, ...filter } = query
    const stretch = stretchOf({ first, after, last, before }, momentCursor)
    return feedOf(stretch, await agents.listTeamBets(session, betFilter(filter), stretch), {
      present: (row) => presentTeamBet(row, locale),
      placeOf: placeOfBet,
      cursor: momentCursor,
    })
  })
  route(app, context, calls.getTeamBetTotals, async ({ session, query }) =>
    presentBetTotals(await agents.totalTeamBets(session, betFilter(query))),
  )
  route(app, context, calls.downloadTeamBets, ({ session, query, locale }) =>
    answerCsv(
      {
        name: 'team-bets.csv',
        columns: BET_COLUMNS,
        read: (stretch) => agents.listTeamBets(session, betFilter(query), stretch),
        placeOf: placeOfBet,
        line: (row, say) => betLine(presentTeamBet(row, locale), say),
      },
      locale,
    ),
  )
  route(app, context, calls.getTeamBet, async ({ session, params, locale }) => {
    const member = await agents.needTeamBet(session, params.memberId, params.id)
    return presentBetDetail(await games.findBet(member, params.id, locale), locale)
  })
}

function registerTransfers(app: FastifyInstance, context: Context): void {
  const { agents } = context

  route(app, context, calls.listTeamTransfers, async ({ session, query }) => {
    const { first, after, last, before, ...filter } = query
    const stretch = stretchOf({ first, after, last, before }, momentCursor)
    return feedOf(stretch, await agents.listTeamTransfers(session, filter, stretch), {
      present: presentTeamTransfer,
      placeOf: placeOfTransfer,
      cursor: momentCursor,
    })
  })
  route(app, context, calls.downloadTeamTransfers, ({ session, query, locale }) =>
    answerCsv(
      {
        name: 'team-transactions.csv',
        columns: TRANSFER_COLUMNS,
        read: (stretch) => agents.listTeamTransfers(session, query, stretch),
        placeOf: placeOfTransfer,
        line: (row, say) => transferLine({ ...presentTeamTransfer(row), currency: session.currency }, say),
      },
      locale,
    ),
  )
}

const placeOfBet = ({ placed_at, id }: TeamBetRow) => ({ at: placed_at, id })
const placeOfTransfer = ({ created_at, id }: TeamTransferRow) => ({ at: created_at, id })

const betFilter = ({ vassalage, ...rest }: Static<typeof calls.getTeamBetTotals.query>) => ({
  ...rest,
  vendorCode: vassalage,
})

const BET_COLUMNS = [
  'account',
  'time',
  'game',
  'vendor',
  'category',
  'stake',
  'validBet',
  'payout',
  'profit',
  'state',
  'settledAt',
  'currency',
  'reference',
] as const

const betLine = ({ account, bet }: Static<typeof TeamBet>, say: Say): string[] => [
  account,
  bet.placedAt,
  bet.gameName,
  bet.vendorName,
  say(`category_${bet.gameType}`),
  bet.stake,
  bet.validBet,
  bet.payout,
  bet.profit,
  say(`state_${bet.state}`),
  bet.settledAt ?? '',
  bet.currency,
  bet.id,
]

const TRANSFER_COLUMNS = ['account', 'time', 'movement', 'step', 'amount', 'currency', 'reference'] as const

const transferLine = (row: Static<typeof TeamTransfer> & { currency: string }, say: Say): string[] => [
  row.account,
  row.at,
  say(`kind_${row.kind}`),
  say(`step_${row.step}`),
  row.amount,
  row.currency,
  row.documentId,
]
