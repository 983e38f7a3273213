import type { FastifyInstance } from 'fastify'
import type { BodyOf } from '../../../http/call.ts'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { parseMoney } from '../../../lib/money.ts'
import {
  presentCase,
  presentMute,
  presentOperatorMessage,
  presentOperatorRoom,
  presentWholeCase,
  presentWord,
} from './presenter.ts'
import { chatOperatorCalls as calls } from './schema.ts'
import { claimCase, decideCase, listCases, readCase } from './service/cases.ts'
import type { ChatOperatorDependencies } from './service/dependencies.ts'
import { endMute, listMutes, mute } from './service/mutes.ts'
import { removeMessage } from './service/removal.ts'
import { createRoom, findOperatorRoom, listOperatorRooms, type RoomSettings, updateRoom } from './service/rooms.ts'
import { addWord, listWords, removeWord } from './service/words.ts'

/** What operators do about the chat: its rooms and words, and order among its members. */
export function registerChatOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & ChatOperatorDependencies,
): void {
  registerSettings(app, context)
  const languageOf = async ({ merchantId }: OperatorSession) =>
    (await context.sites.findMerchant(merchantId)).defaultLanguage

  route(app, context, calls.listChatCases, async ({ session, query }) => {
    const { views, total } = await listCases(context, session, query, query)
    const language = await languageOf(session)
    return page(
      views.map((view) => presentCase(view, language)),
      total,
      query,
    )
  })
  route(app, context, calls.getChatCase, async ({ session, params }) =>
    presentWholeCase(await readCase(context, session, params.id), await languageOf(session)),
  )
  route(app, context, calls.claimChatCase, async ({ session, ip, params: { id }, body: { wanted } }) =>
    presentWholeCase(
      await claimCase(context, { session, ip, reason: undefined }, { id, wanted }),
      await languageOf(session),
    ),
  )
  route(app, context, calls.decideChatCase, async ({ session, ip, params: { id }, body: { outcome, reason } }) =>
    presentWholeCase(
      await decideCase(context, { session, ip, reason: reason.trim() }, { id, outcome }),
      await languageOf(session),
    ),
  )
  route(app, context, calls.removeChatMessage, async ({ session, ip, params, body: { sequence, reason } }) =>
    presentOperatorMessage(
      await removeMessage(context, { session, ip, reason: reason.trim() }, { roomId: params.id, sequence }),
    ),
  )
  route(app, context, calls.listChatMutes, async ({ session, query }) => {
    const { rows, total } = await listMutes(context, session, query, query)
    return page(rows.map(presentMute), total, query)
  })
  route(app, context, calls.muteChatMember, async ({ session, ip, body: { reason, ...wish } }) =>
    presentMute(await mute(context, { session, ip, reason: reason.trim() }, wish)),
  )
  route(app, context, calls.endChatMute, async ({ session, ip, params, body: { reason } }) =>
    presentMute(await endMute(context, { session, ip, reason: reason.trim() }, params.id)),
  )
}

function registerSettings(app: FastifyInstance, context: HttpContext & ChatOperatorDependencies): void {
  route(app, context, calls.listOperatorChatRooms, async ({ session, query }) => {
    const { rows, total } = await listOperatorRooms(context, session, query.ids?.split(','), query)
    return page(rows.map(presentOperatorRoom), total, query)
  })
  route(app, context, calls.getOperatorChatRoom, async ({ session, params }) =>
    presentOperatorRoom(await findOperatorRoom(context, session, params.id)),
  )
  route(app, context, calls.createChatRoom, async ({ session, ip, body: { reason, ...plan } }) =>
    presentOperatorRoom(await createRoom(context, { session, ip, reason }, readSettings(plan))),
  )
  route(app, context, calls.updateChatRoom, async ({ session, ip, params, body: { reason, ...plan } }) =>
    presentOperatorRoom(await updateRoom(context, { session, ip, reason }, params.id, readSettings(plan))),
  )
  route(app, context, calls.listChatWords, async ({ session, query }) => {
    const { rows, total } = await listWords(context, session, query.word, query)
    return page(rows.map(presentWord), total, query)
  })
  route(app, context, calls.addChatWord, async ({ session, ip, body }) =>
    presentWord(await addWord(context, { session, ip, reason: undefined }, body.word.trim())),
  )
  route(app, context, calls.removeChatWord, async ({ session, ip, params }) =>
    presentWord(await removeWord(context, { session, ip, reason: undefined }, params.id)),
  )
}

/** What an operator sends. Throws MONEY_INVALID. */
const readSettings = (plan: Omit<BodyOf<typeof calls.createChatRoom>, 'reason'>): RoomSettings => ({
  ...plan,
  names: plan.names.map(({ language, name }) => ({ language, name: name.trim() })),
  leastDeposits: parseMoney(plan.leastDeposits, 'leastDeposits'),
})
