import type { FastifyInstance } from 'fastify'
import { httpErrors } from '../../http/errors.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { demand, type OperatorsService } from '../operators/service.ts'
import type { SitesService } from '../sites/service.ts'
import { mailedTo, type Profile } from './operator-desk.ts'
import { presentNote, presentProfile, presentTag } from './operator-presenter.ts'
import { memberDeskCalls as calls } from './operator-schema.ts'
import type { MembersService } from './service.ts'

interface Context extends HttpContext {
  readonly members: MembersService
  readonly operators: OperatorsService
  readonly sites: SitesService
}

/** What operators do about one member. */
export function registerMemberDesk(app: FastifyInstance, context: Context): void {
  const { members, operators, sites } = context
  const { desk } = members
  const subject = (verb: string) => ({
    action: `members.${verb}`,
    subjectKind: 'members',
    subjectId: ({ member }: Profile) => member.id,
    present: presentProfile,
  })

  route(app, context, calls.getMemberProfile, async ({ session, params }) => {
    demand(session, 'members.read')
    return presentProfile(await desk.profile(session.merchantId, params.id))
  })

  route(app, context, calls.setMemberStatus, async ({ session, ip, params, body: { status, reason } }) => {
    demand(session, 'members.change')
    const verb = status === 'LOCKED' ? 'lock' : 'unlock'
    const work = operators.audited({ session, ip, reason }, subject(verb), (tx) =>
      desk.setStatus(tx, session.merchantId, params.id, status),
    )
    return presentProfile(await work)
  })

  route(app, context, calls.correctMember, async ({ session, ip, params, body: { reason, ...correction } }) => {
    demand(session, 'members.change')
    const { languages } = await sites.findMerchant(session.merchantId)
    if (correction.language !== undefined && !languages.includes(correction.language))
      throw httpErrors.INVALID_INPUT({ field: 'language' })
    const work = operators.audited({ session, ip, reason }, subject('correct'), (tx) =>
      desk.correct(tx, session.merchantId, params.id, correction, session.operatorId),
    )
    return presentProfile(await work)
  })

  route(app, context, calls.resetMemberPassword, async ({ session, ip, params, body: { reason } }) => {
    demand(session, 'members.change')
    const reset = await desk.prepareReset(session.merchantId, params.id)
    const profile = await operators.audited({ session, ip, reason }, subject('resetPassword'), (tx) =>
      desk.resetPassword(tx, session.merchantId, params.id, reset, session.operatorId),
    )
    const oneTimePassword = reset.email === null ? reset.password : null
    return { member: presentProfile(profile), mailedTo: mailedTo(reset), oneTimePassword }
  })

  route(app, context, calls.resetMemberPaymentPassword, async ({ session, ip, params, body: { reason } }) => {
    demand(session, 'members.change')
    const work = operators.audited({ session, ip, reason }, subject('resetPaymentPassword'), (tx) =>
      desk.resetPaymentPassword(tx, session.merchantId, params.id, session.operatorId),
    )
    return presentProfile(await work)
  })

  route(app, context, calls.resetMemberSecondFactor, async ({ session, ip, params, body: { reason } }) => {
    demand(session, 'members.change')
    const work = operators.audited({ session, ip, reason }, subject('resetSecondFactor'), (tx) =>
      desk.resetSecondFactor(tx, session.merchantId, params.id, session.operatorId),
    )
    return presentProfile(await work)
  })

  route(app, context, calls.removeMemberAvatar, async ({ session, ip, params, body: { reason } }) => {
    demand(session, 'members.change')
    const work = operators.audited({ session, ip, reason }, subject('removeAvatar'), (tx) =>
      desk.removeAvatar(tx, session.merchantId, params.id),
    )
    return presentProfile(await work)
  })

  route(app, context, calls.clearMemberFailures, async ({ session, ip, params, body: { reason } }) => {
    demand(session, 'members.change')
    const work = operators.audited({ session, ip, reason }, subject('clearFailures'), (tx) =>
      desk.clearFailures(tx, session.merchantId, params.id),
    )
    return presentProfile(await work)
  })

  route(app, context, calls.endMemberSessions, async ({ session, ip, params, body: { sessionId, reason } }) => {
    demand(session, 'members.change')
    await operators.audited({ session, ip, reason }, subject('endSessions'), (tx) =>
      desk.endSessions(tx, session.merchantId, params.id, sessionId),
    )
    return { done: true }
  })

  registerNotes(app, context)
  registerTags(app, context)
}

function registerNotes(app: FastifyInstance, context: Context): void {
  const { members, operators } = context
  const { desk } = members
  // The note stands in the audit trail of its member.
  const subject = (verb: string, memberId: string) => ({
    action: `notes.${verb}`,
    subjectKind: 'members',
    subjectId: () => memberId,
    present: presentNote,
  })

  route(app, context, calls.listMemberNotes, async ({ session, params }) => {
    demand(session, 'notes.read')
    return (await desk.notes(session.merchantId, params.id)).map(presentNote)
  })
  route(app, context, calls.addMemberNote, async ({ session, ip, params, body }) => {
    demand(session, 'notes.write')
    const note = { content: body.content, isPinned: body.isPinned ?? false, author: session.account }
    const work = operators.audited({ session, ip, reason: undefined }, subject('create', params.id), (tx) =>
      desk.addNote(tx, session.merchantId, params.id, note),
    )
    return presentNote(await work)
  })
  route(app, context, calls.pinMemberNote, async ({ session, ip, params, body }) => {
    demand(session, 'notes.write')
    const work = operators.audited({ session, ip, reason: undefined }, subject('pin', params.id), (tx) =>
      desk.pinNote(tx, session.merchantId, params.id, params.noteId, body.isPinned),
    )
    return presentNote(await work)
  })
}

function registerTags(app: FastifyInstance, context: Context): void {
  const { members, operators } = context
  const { desk } = members
  const subject = (verb: string) => ({
    action: `tags.${verb}`,
    subjectKind: 'tags',
    subjectId: ({ id }: { id: string }) => id,
    present: presentTag,
  })

  route(app, context, calls.listTags, async ({ session }) => {
    demand(session, 'tags.read')
    return (await desk.tags(session.merchantId)).map(presentTag)
  })
  route(app, context, calls.createTag, async ({ session, ip, body }) => {
    demand(session, 'tags.change')
    const work = operators.audited({ session, ip, reason: undefined }, subject('create'), (tx) =>
      desk.createTag(tx, session.merchantId, body),
    )
    return presentTag(await work)
  })
  route(app, context, calls.deleteTag, async ({ session, ip, params, body: { reason } }) => {
    demand(session, 'tags.change')
    const work = operators.audited({ session, ip, reason }, subject('delete'), (tx) =>
      desk.deleteTag(tx, session.merchantId, params.id),
    )
    return presentTag(await work)
  })
  route(app, context, calls.setMemberTags, async ({ session, ip, params, body }) => {
    demand(session, 'members.tag')
    const wearer = {
      action: 'members.tag',
      subjectKind: 'members',
      subjectId: () => params.id,
      present: ({ tags }: Profile) => ({ tags: tags.map(({ name }) => name) }),
    }
    const { tags } = await operators.audited({ session, ip, reason: undefined }, wearer, (tx) =>
      desk.setTags(tx, session.merchantId, params.id, body.tagIds, session.account),
    )
    return tags.map(presentTag)
  })
}
