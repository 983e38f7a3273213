import type { FastifyInstance } from 'fastify'
import type { Transaction } from '../../../../db/connection.ts'
import type { ReadModel } from '../../../../db/read-model.ts'
import type { HttpContext } from '../../../../http/http-context.ts'
import { route } from '../../../../http/route.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import type { AgentsService } from '../../../agents/service.ts'
import { demand } from '../../../operators/service.ts'
import type { SitesService } from '../../../sites/service.ts'
import { reportsRights } from '../policy.ts'
import { readAgents } from './agents.ts'
import { readTax } from './house.ts'
import { readMembers } from './members.ts'
import { readOperators } from './operators.ts'
import { readPayments } from './payments.ts'
import { readPlay } from './play.ts'
import { readPoints } from './points.ts'
import { readProtection } from './protection.ts'
import { readRewards } from './rewards.ts'
import { brandReportCalls as calls } from './schema.ts'
import { type Days, type ReportSpan, spanOf } from './span.ts'

export interface BrandReportsDependencies {
  readonly readModel: Pick<ReadModel, 'read'>
  readonly sites: Pick<SitesService, 'findMerchant'>
  readonly agents: Pick<AgentsService, 'watermark'>
}

type Context = HttpContext & BrandReportsDependencies
type Reader<Report> = (tx: Pick<Transaction, 'raw'>, span: ReportSpan) => Promise<Report>

/** Reads a report of the brand in view, with the moment up to which everything is in it. Throws FORBIDDEN, SPAN_INVALID. */
async function readReport<Report>(
  context: Context,
  session: OperatorSession,
  right: keyof typeof reportsRights,
  days: Partial<Days>,
  read: Reader<Report>,
) {
  demand(session, reportsRights[right])
  const span = await spanOf(context, session.merchantId, days)
  // Asked first: what is counted while the report is read is more than it promises, not less.
  const countedUntil = await context.agents.watermark(session.merchantId)
  return { ...(await context.readModel.read((tx) => read(tx, span))), countedUntil: countedUntil.toISOString() }
}

/** Reports of a brand over days of its calendar (decision 0070). */
export function registerBrandReportRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, calls.getGamesReport, ({ session, query, locale: language }) =>
    readReport(context, session, 'reports.read', query, (tx, span) =>
      readPlay(tx, span, { by: 'game', language, category: query.category, vendor: query.vendor }),
    ),
  )
  route(app, context, calls.getVendorsReport, ({ session, query, locale: language }) =>
    readReport(context, session, 'reports.read', query, (tx, span) =>
      readPlay(tx, span, { by: 'vendor', language, category: query.category }),
    ),
  )
  route(app, context, calls.getBetsReport, ({ session, query, locale: language }) =>
    readReport(context, session, 'reports.read', query, (tx, span) =>
      readPlay(tx, span, { by: query.by === 'HOUR' ? 'hour' : 'category', language, category: query.category }),
    ),
  )
  route(app, context, calls.getMembersReport, ({ session, query }) =>
    readReport(context, session, 'reports.read', query, readMembers),
  )
  route(app, context, calls.getPaymentsReport, ({ session, query }) =>
    readReport(context, session, 'reports.read', query, readPayments),
  )
  route(app, context, calls.getRewardsReport, ({ session, query }) =>
    readReport(context, session, 'reports.read', query, readRewards),
  )
  route(app, context, calls.getAgentsReport, ({ session, query }) =>
    readReport(context, session, 'reports.read', query, readAgents),
  )
  route(app, context, calls.getPointsReport, ({ session, query }) =>
    readReport(context, session, 'reports.read', query, readPoints),
  )
  route(app, context, calls.getProtectionReport, ({ session, query }) =>
    readReport(context, session, 'reports.read', query, readProtection),
  )
  route(app, context, calls.getTaxReport, ({ session, query }) =>
    readReport(context, session, 'reports.read', query, readTax),
  )
  route(app, context, calls.getOperatorsReport, ({ session, query }) =>
    readReport(context, session, 'operatorReport.read', query, readOperators),
  )
}
