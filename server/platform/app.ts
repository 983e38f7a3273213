import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import type { FastifyPluginAsync } from 'fastify'
import { registerArtworkRoutes } from './artwork/routes.ts'
import type { PlatformContext } from './context.ts'
import { readBodies } from './http/bodies.ts'
import { logCalls } from './http/call-log.ts'
import { registerDocumentation } from './http/documentation.ts'
import { answerFailures, answerUnknownCalls } from './http/failures.ts'
import { registerHealth } from './http/health.ts'
import { meterCalls } from './http/metrics.ts'
import { LARGEST_UPLOAD } from './http/upload.ts'
import { registerAdjustmentsRoutes } from './modules/adjustments/routes.ts'
import { registerBooksRoutes } from './modules/books/routes.ts'
import { registerContentRoutes } from './modules/content/routes.ts'
import { registerDeskRoutes } from './modules/desk/routes.ts'
import { registerGamesDesk } from './modules/games/operator-routes.ts'
import { registerGamesRoutes } from './modules/games/routes.ts'
import { registerLotteryDesk } from './modules/lottery/operator-routes.ts'
import { registerLotteryRulesDesk } from './modules/lottery/operator-rules-routes.ts'
import { registerLotteryRoutes } from './modules/lottery/routes.ts'
import { registerMemberDesk } from './modules/members/operator-routes.ts'
import { registerProfileRoutes } from './modules/members/profile-routes.ts'
import { registerMembersRoutes } from './modules/members/routes.ts'
import { registerSecurityRoutes } from './modules/members/security-routes.ts'
import { registerMessagesRoutes } from './modules/messages/routes.ts'
import { registerContentNetworks } from './modules/operators/content-networks-routes.ts'
import { registerOperatorsRoutes } from './modules/operators/routes.ts'
import { registerChannelManagement } from './modules/payments/channel-routes.ts'
import { registerPaymentsDesk } from './modules/payments/operator-routes.ts'
import { registerPaymentsRoutes } from './modules/payments/routes.ts'
import { registerProposalsRoutes } from './modules/proposals/routes.ts'
import { registerProtectionRoutes } from './modules/protection/routes.ts'
import { registerReconciliationRoutes } from './modules/reconciliation/routes.ts'
import { registerReportsRoutes } from './modules/reports/routes.ts'
import { registerSessionsRoutes } from './modules/sessions/routes.ts'
import { registerSitesRoutes } from './modules/sites/routes.ts'
import { registerTurnoverRules } from './modules/turnover/operator-routes.ts'
import { registerTurnoverRoutes } from './modules/turnover/routes.ts'
import { registerVendorsDesk } from './modules/vendors/operator-routes.ts'
import { registerVendorsRoutes } from './modules/vendors/routes.ts'
import { registerVerificationRoutes } from './modules/verification/routes.ts'
import { registerVendorTransfersDesk } from './modules/wallets/operator-routes.ts'
import { registerWalletsRoutes } from './modules/wallets/routes.ts'
import { registerTransferRules } from './modules/wallets/transfer-rules-routes.ts'
import { registerWinsRoutes } from './modules/wins/routes.ts'
import { registerOperatorWithdrawals } from './modules/withdrawals/operator-routes.ts'
import { registerWithdrawalsRoutes } from './modules/withdrawals/routes.ts'
import { registerWithdrawalSettings } from './modules/withdrawals/settings-routes.ts'

/** The REST platform as a Fastify plugin with its own parsers, headers and failures; it leaves its neighbours alone. */
export function buildPlatform(context: PlatformContext): FastifyPluginAsync {
  return async (app) => {
    app.decorate('sealing', context.sealing)
    await app.register(helmet, {
      contentSecurityPolicy: {
        directives: {
          defaultSrc: ["'none'"],
          styleSrc: ["'self'"],
          scriptSrc: ["'self'"],
          imgSrc: ["'self'"],
          connectSrc: ["'self'"],
          frameAncestors: ["'none'"],
          upgradeInsecureRequests: null,
        },
      },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'no-referrer' },
      hsts: { maxAge: 31_536_000, includeSubDomains: true },
    })
    readBodies(app)
    await app.register(multipart, { limits: { fileSize: LARGEST_UPLOAD, files: 1 } })
    answerFailures(app, context)
    meterCalls(app)
    logCalls(app, context)
    app.addHook('onSend', async (request, reply) => {
      if (request.requestId !== undefined) reply.header('x-request-id', request.requestId)
      if (reply.getHeader('cache-control') === undefined) reply.header('cache-control', 'no-store')
    })
    registerHealth(app, context)
    registerDocumentation(app)

    registerSitesRoutes(app, context)
    registerContentNetworks(app, context)
    registerSessionsRoutes(app, context)
    registerMembersRoutes(app, context)
    registerProfileRoutes(app, context)
    registerSecurityRoutes(app, context)
    registerVerificationRoutes(app, context)
    registerMessagesRoutes(app, context)
    registerWalletsRoutes(app, context)
    registerTransferRules(app, context)
    registerVendorTransfersDesk(app, context)
    registerPaymentsRoutes(app, context)
    registerPaymentsDesk(app, context)
    registerChannelManagement(app, context)
    registerProtectionRoutes(app, context)
    registerWithdrawalsRoutes(app, context)
    registerOperatorWithdrawals(app, context)
    registerWithdrawalSettings(app, context)
    registerGamesRoutes(app, context)
    registerGamesDesk(app, context)
    registerLotteryDesk(app, context)
    registerLotteryRoutes(app, context)
    registerLotteryRulesDesk(app, context)
    registerTurnoverRoutes(app, context)
    registerTurnoverRules(app, context)
    registerReportsRoutes(app, context)
    registerVendorsRoutes(app, context)
    registerVendorsDesk(app, context)
    registerArtworkRoutes(app, context)
    registerContentRoutes(app, context)
    registerOperatorsRoutes(app, context)
    registerMemberDesk(app, context)
    registerDeskRoutes(app, context)
    registerAdjustmentsRoutes(app, context)
    registerBooksRoutes(app, context)
    registerProposalsRoutes(app, context)
    registerWinsRoutes(app, context)
    registerReconciliationRoutes(app, context)

    answerUnknownCalls(app)
  }
}
