import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { typedLine, typedText } from '../../../http/typed-text.ts'
import type { BroadcastDraft } from '../draft.ts'
import { presentBroadcast } from './presenter.ts'
import { broadcastsOperatorCalls as calls } from './schema.ts'
import type { BroadcastsOperatorDependencies } from './service/dependencies.ts'
import { countBroadcast, measureReach } from './service/reach.ts'
import { countReaders, listBroadcasts, readBroadcast } from './service/read.ts'
import { sendBroadcast, steerBroadcast, tryBroadcast } from './service/send.ts'
import { createBroadcast, updateBroadcast } from './service/write.ts'

type Context = HttpContext & BroadcastsOperatorDependencies

/** Broadcasts of the brand in view: written, counted, sent, watched. */
export function registerBroadcastsOperatorRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, calls.listBroadcasts, async ({ session, query }) => {
    const { rows, total } = await listBroadcasts(context, session, query, query)
    return page(rows.map(presentBroadcast), total, query)
  })
  route(app, context, calls.getBroadcast, async ({ session, params }) =>
    presentBroadcast(await readBroadcast(context, session, params.id)),
  )
  route(app, context, calls.countBroadcastReaders, async ({ session, params }) => ({
    members: await countReaders(context, session, params.id),
  }))
  route(app, context, calls.measureReach, async ({ session, body }) => ({
    members: await measureReach(context, session, body),
  }))
  route(app, context, calls.createBroadcast, async ({ session, ip, body: { reason, ...draft } }) =>
    presentBroadcast(await createBroadcast(context, { session, ip, reason }, tidied(draft))),
  )
  route(app, context, calls.updateBroadcast, async ({ session, ip, params, body: { reason, revision, ...draft } }) =>
    presentBroadcast(
      await updateBroadcast(context, { session, ip, reason }, params.id, { revision, draft: tidied(draft) }),
    ),
  )
  route(app, context, calls.countBroadcast, async ({ session, params }) =>
    presentBroadcast(await countBroadcast(context, session, params.id)),
  )
  registerSending(app, context)
}

/** The draft as members will read it. */
const tidied = (draft: BroadcastDraft): BroadcastDraft => ({
  ...draft,
  words: draft.words.map(({ language, title, content }, index) => ({
    language,
    title: typedLine(title, `words.${index}.title`),
    content: typedText(content, `words.${index}.content`),
  })),
})

function registerSending(app: FastifyInstance, context: Context): void {
  route(app, context, calls.tryBroadcast, async ({ session, ip, params, body: { account } }) =>
    presentBroadcast(await tryBroadcast(context, { session, ip }, params.id, account.trim())),
  )
  route(app, context, calls.sendBroadcast, async ({ session, ip, params, body: { reason, ...seen } }) =>
    presentBroadcast(await sendBroadcast(context, { session, ip, reason }, params.id, seen)),
  )
  route(app, context, calls.pauseBroadcast, async ({ session, ip, params, body: { reason } }) =>
    presentBroadcast(await steerBroadcast(context, { session, ip, reason }, params.id, 'pause')),
  )
  route(app, context, calls.resumeBroadcast, async ({ session, ip, params, body: { reason } }) =>
    presentBroadcast(await steerBroadcast(context, { session, ip, reason }, params.id, 'resume')),
  )
  route(app, context, calls.cancelBroadcast, async ({ session, ip, params, body: { reason } }) =>
    presentBroadcast(await steerBroadcast(context, { session, ip, reason }, params.id, 'cancel')),
  )
}
