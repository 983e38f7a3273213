import type { FastifyInstance } from 'fastify'
import { rawAnswer } from '../../../http/envelope.ts'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { dateAt } from '../../../lib/local-day.ts'
import type { SitesService } from '../../sites/service.ts'
import { formats } from '../formats/formats.ts'
import type { ExportRow } from '../repository.ts'
import type { ExportFormat } from '../states.ts'
import { presentExport } from './presenter.ts'
import { exportsOperatorCalls as calls } from './schema.ts'
import {
  askForExport,
  cancelExport,
  type ExportsOperatorDependencies,
  listExports,
  openFile,
  readExport,
} from './service.ts'

type Context = HttpContext & ExportsOperatorDependencies & { readonly sites: Pick<SitesService, 'findMerchant'> }

/** Lists as files, for the operator who asked for them. */
export function registerExportsOperatorRoutes(app: FastifyInstance, context: Context): void {
  const present = (row: ExportRow) => presentExport(row, context.clock.now())

  route(app, context, calls.listExports, async ({ session, query }) => {
    const { rows, total } = await listExports(context, session, query, query)
    return page(rows.map(present), total, query)
  })
  route(app, context, calls.getExport, async ({ session, params }) =>
    present(await readExport(context, session, params.id)),
  )
  route(app, context, calls.createExport, async ({ session, ip, body: { filter = {}, ...wish }, locale }) =>
    present(await askForExport(context, { session, ip }, { ...wish, filter, language: locale })),
  )
  route(app, context, calls.cancelExport, async ({ session, ip, params }) =>
    present(await cancelExport(context, { session, ip }, params.id)),
  )
  route(app, context, calls.downloadExport, async ({ session, ip, params }) => {
    const { row, bytes } = await openFile(context, { session, ip }, params.id)
    const { code } = await context.sites.findMerchant(session.merchantId)
    // The table checks it.
    const { contentType, extension } = formats[row.format as ExportFormat]
    const name = [code, row.source.toLowerCase(), dateAt(row.asked_at, row.time_zone)].join('-')
    return rawAnswer(bytes, {
      headers: {
        'content-type': contentType,
        'content-disposition': `attachment; filename="${name}.${extension}"`,
        'cache-control': 'private, no-store',
        'content-length': String(row.size),
      },
    })
  })
}
