import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { type GamesService, presentBetDetail } from '../games/service.ts'
import { cursorOf, readCursor } from './cursor.ts'
import { presentBetTotals, presentTeamBet, presentTeamTransfer } from './presenter.ts'
import { answerCsv, type Say } from './records-csv.ts'
import { agentsCalls as calls, type TeamBet, type TeamTransfer } from './schema.ts'
import type { AgentsService } from './service.ts'

interface Context extends HttpContext {
  readonly agents: AgentsService
  readonly games: Pick<GamesService, 'findBet'>
}

const ROWS_A_PAGE = 20

/** What agents read of the bets of their teams, and of the money that moved beside them. */
export function registerTeamRecordRoutes(app: FastifyInstance, context: Context): void {
  registerBets(app, context)
  registerTransfers(app, context)
}

function registerBets(app: FastifyInstance, context: Context): void {
  const { agents, games } = context

  route(app, context, calls.listTeamBets, async ({ session, query, locale }) => {
    const { before, limit = ROWS_A_PAGE, ...filter } = query
    const wish = { before: readCursor(before), limit }
    const { rows, next } = await agents.listTeamBets(session, betFilter(filter), wish)
    return { content: rows.map((row) => presentTeamBet(row, locale)), nextCursor: cursorOf(next) }
  })
  route(app, context, calls.getTeamBetTotals, async ({ session, query }) =>
    presentBetTotals(await agents.totalTeamBets(session, betFilter(query))),
  )
  route(app, context, calls.downloadTeamBets, ({ session, query, locale }) =>
    answerCsv(
      {
        name: 'team-bets.csv',
        columns: BET_COLUMNS,
        read: (wish) => agents.listTeamBets(session, betFilter(query), wish),
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
    const { before, limit = ROWS_A_PAGE, ...filter } = query
    const { rows, next } = await agents.listTeamTransfers(session, filter, { before: readCursor(before), limit })
    return { content: rows.map(presentTeamTransfer), nextCursor: cursorOf(next) }
  })
  route(app, context, calls.downloadTeamTransfers, ({ session, query, locale }) =>
    answerCsv(
      {
        name: 'team-transactions.csv',
        columns: TRANSFER_COLUMNS,
        read: (wish) => agents.listTeamTransfers(session, query, wish),
        line: (row, say) => transferLine({ ...presentTeamTransfer(row), currency: session.currency }, say),
      },
      locale,
    ),
  )
}

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
