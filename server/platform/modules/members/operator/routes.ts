import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { maskEmail } from '../presenter.ts'
import { presentListed, presentNote, presentOrigin, presentProfile, presentSession, presentTag } from './presenter.ts'
import { membersOperatorCalls as calls } from './schema.ts'
import * as access from './service/access.ts'
import * as account from './service/account.ts'
import type { MembersOperatorDependencies } from './service/change.ts'
import * as notes from './service/notes.ts'
import * as reading from './service/reading.ts'
import * as tags from './service/tags.ts'

type Context = HttpContext & MembersOperatorDependencies

/** What operators know of members and do about one. */
export function registerMembersOperatorRoutes(app: FastifyInstance, context: Context): void {
  registerReading(app, context)
  registerAccount(app, context)
  registerAccess(app, context)
  registerNotes(app, context)
  registerTags(app, context)
}

function registerReading(app: FastifyInstance, context: Context): void {
  route(app, context, calls.listOperatorMembers, async ({ session, query }) => {
    const filter = { ...query, ids: query.ids?.split(','), types: query.types?.split(',').map(Number) }
    const { rows, total } = await reading.listMembers(context, session, filter, query)
    return page(rows.map(presentListed), total, query)
  })
  route(app, context, calls.getOperatorMember, async ({ session, params }) =>
    presentListed(await reading.getMember(context, session, params.id)),
  )
  route(app, context, calls.getMemberProfile, async ({ session, params }) =>
    presentProfile(await reading.getProfile(context, session, params.id)),
  )
  route(app, context, calls.listMemberSessions, async ({ session, params }) =>
    (await reading.listSessions(context, session, params.id)).map(presentSession),
  )
  route(app, context, calls.listSharedOrigins, async ({ session, params }) =>
    (await reading.listSharedOrigins(context, session, params.id)).map(presentOrigin),
  )
}

function registerAccount(app: FastifyInstance, context: Context): void {
  route(app, context, calls.setMemberStatus, async ({ session, ip, params, body: { status, reason } }) =>
    presentProfile(await account.setStatus(context, { session, ip, reason }, params.id, status)),
  )
  route(app, context, calls.correctMember, async ({ session, ip, params, body: { reason, ...correction } }) =>
    presentProfile(await account.correct(context, { session, ip, reason }, params.id, correction)),
  )
  route(app, context, calls.removeMemberAvatar, async ({ session, ip, params, body: { reason } }) =>
    presentProfile(await account.removeAvatar(context, { session, ip, reason }, params.id)),
  )
  route(app, context, calls.clearMemberFailures, async ({ session, ip, params, body: { reason } }) =>
    presentProfile(await account.forgetFailures(context, { session, ip, reason }, params.id)),
  )
  route(app, context, calls.endMemberSessions, async ({ session, ip, params, body: { sessionId, reason } }) => {
    await account.endSessions(context, { session, ip, reason }, params.id, sessionId)
    return { done: true }
  })
}

function registerAccess(app: FastifyInstance, context: Context): void {
  route(app, context, calls.resetMemberPassword, async ({ session, ip, params, body: { reason } }) => {
    const reset = await access.resetPassword(context, { session, ip, reason }, params.id)
    const { profile, email, oneTimePassword } = reset
    return { member: presentProfile(profile), mailedTo: email === null ? null : maskEmail(email), oneTimePassword }
  })
  route(app, context, calls.resetMemberPaymentPassword, async ({ session, ip, params, body: { reason } }) =>
    presentProfile(await access.resetPaymentPassword(context, { session, ip, reason }, params.id)),
  )
  route(app, context, calls.resetMemberSecondFactor, async ({ session, ip, params, body: { reason } }) =>
    presentProfile(await access.resetSecondFactor(context, { session, ip, reason }, params.id)),
  )
}

function registerNotes(app: FastifyInstance, context: Context): void {
  route(app, context, calls.listMemberNotes, async ({ session, params }) =>
    (await notes.listNotes(context, session, params.id)).map(presentNote),
  )
  route(app, context, calls.addMemberNote, async ({ session, ip, params, body: { content, isPinned = false } }) =>
    presentNote(await notes.addNote(context, { session, ip, reason: undefined }, params.id, { content, isPinned })),
  )
  route(app, context, calls.pinMemberNote, async ({ session, ip, params: { id, noteId }, body: { isPinned } }) =>
    presentNote(await notes.pinNote(context, { session, ip, reason: undefined }, id, noteId, isPinned)),
  )
}

function registerTags(app: FastifyInstance, context: Context): void {
  route(app, context, calls.listTags, async ({ session }) => (await tags.listTags(context, session)).map(presentTag))
  route(app, context, calls.createTag, async ({ session, ip, body }) =>
    presentTag(await tags.createTag(context, { session, ip, reason: undefined }, body)),
  )
  route(app, context, calls.deleteTag, async ({ session, ip, params, body: { reason } }) =>
    presentTag(await tags.deleteTag(context, { session, ip, reason }, params.id)),
  )
  route(app, context, calls.setMemberTags, async ({ session, ip, params, body: { tagIds } }) =>
    (await tags.setMemberTags(context, { session, ip, reason: undefined }, params.id, tagIds)).map(presentTag),
  )
}
