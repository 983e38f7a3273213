import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { rawAnswer } from '../../http/envelope.ts'
import { httpErrors } from '../../http/errors.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { page, pageOf } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import type { OperatorSession } from '../../http/session.ts'
import { demand, demandAll, type OperatorsService } from '../operators/service.ts'
import type { ExclusionRow } from './exclusions-repository.ts'
import type { IdentityRow } from './identity/repository.ts'
import { type LimitKind, writeLimit } from './limit-kinds.ts'
import { protectionDeskCalls as calls, type OperatorExclusion, type OperatorIdentity } from './operator-schema.ts'
import { presentExclusion, presentLimit } from './presenter.ts'
import { privatePicture } from './private-picture.ts'
import type { ProtectionService } from './service.ts'

interface Context extends HttpContext {
  readonly operators: OperatorsService
  readonly protection: ProtectionService
}

/** The queue of identities and the desk of player protection. */
export function registerProtectionDesk(app: FastifyInstance, context: Context): void {
  registerIdentityQueue(app, context)
  registerLists(app, context)
  registerMembers(app, context)
}

const totalOf = (rows: readonly { total: bigint }[]) => rows[0]?.total ?? 0n

function registerIdentityQueue(app: FastifyInstance, context: Context): void {
  const { operators, protection } = context
  const { identity, desk } = protection

  const present = (row: IdentityRow, account: string): Static<typeof OperatorIdentity> => ({
    id: row.member_id,
    account,
    state: row.state as Static<typeof OperatorIdentity>['state'],
    name: row.name,
    birthday: row.birthday,
    idNumber: identity.maskedNumber(row),
    submittedAt: row.submitted_at.toISOString(),
    claimedBy: row.claimed_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
    reason: row.reason,
  })
  async function accountOf({ merchantId }: OperatorSession, memberId: string): Promise<string> {
    const member = await desk.findMember({ merchantId, memberId })
    if (member === undefined) throw httpErrors.NOT_FOUND()
    return member.account
  }
  const subject = (verb: string) => ({
    action: `identities.${verb}`,
    subjectKind: 'identities',
    subjectId: ({ member_id }: IdentityRow) => member_id,
    present: ({ state, claimed_by, decided_by, reason }: IdentityRow) => ({ state, claimed_by, decided_by, reason }),
  })

  route(app, context, calls.listOperatorIdentities, async ({ session, query }) => {
    demand(session, 'identity.read')
    const { limit, offset } = pageOf(query)
    const rows = await identity.queue(session.merchantId, query.state, { limit, offset })
    return page(
      rows.map((row) => present(row, row.account)),
      totalOf(rows),
      query,
    )
  })
  route(app, context, calls.getOperatorIdentity, async ({ session, params }) => {
    demand(session, 'identity.read')
    const account = await accountOf(session, params.id)
    const { identity: row } = await identity.read({ merchantId: session.merchantId, memberId: params.id })
    if (row === undefined) throw httpErrors.NOT_FOUND()
    return present(row, account)
  })
  route(app, context, calls.claimIdentity, async ({ session, ip, params }) => {
    demand(session, 'identity.decide')
    const member = { merchantId: session.merchantId, memberId: params.id }
    const row = await operators.audited({ session, ip, reason: undefined }, subject('claim'), (tx) =>
      identity.claim(tx, member, session.account),
    )
    return present(row, await accountOf(session, params.id))
  })
  route(app, context, calls.decideIdentity, async ({ session, ip, params, body }) => {
    demand(session, 'identity.decide')
    const member = { merchantId: session.merchantId, memberId: params.id }
    const { approve, reason } = body
    const row = await operators.audited({ session, ip, reason }, subject(approve ? 'approve' : 'reject'), (tx) =>
      identity.decide(tx, member, session.account, approve, reason),
    )
    return present(row, await accountOf(session, params.id))
  })
  route(app, context, calls.getOperatorIdentityDocument, async ({ session, ip, params }) => {
    demand(session, 'identity.read')
    const { id, kind } = params
    const { bytes, content_type } = await identity.document({ merchantId: session.merchantId, memberId: id }, kind)
    const viewed = {
      action: 'identities.view',
      subjectKind: 'identities',
      subjectId: () => id,
      present: () => ({ kind }),
    }
    await operators.audited({ session, ip, reason: undefined }, viewed, async () => ({ before: null, after: { kind } }))
    return rawAnswer(Buffer.from(bytes), { headers: privatePicture(content_type) })
  })
}

function presentDeskExclusion(row: ExclusionRow, account: string): Static<typeof OperatorExclusion> {
  return {
    ...presentExclusion(row),
    memberId: row.member_id,
    account,
    isOrigin: row.is_origin,
    reason: row.reason,
    liftReason: row.lift_reason,
    liftAskedAt: row.lift_asked_at?.toISOString() ?? null,
  }
}

function registerLists(app: FastifyInstance, context: Context): void {
  const { operators, protection } = context
  const { desk, exclusions } = protection

  route(app, context, calls.listOperatorExclusions, async ({ session, query }) => {
    demand(session, 'protection.read')
    const rows = await desk.listExclusions(session.merchantId, query, query)
    return page(
      rows.map((row) => presentDeskExclusion(row, row.account)),
      totalOf(rows),
      query,
    )
  })
  route(app, context, calls.decideExclusionLift, async ({ session, ip, params, body }) => {
    demand(session, 'protection.decide')
    const { grant, reason } = body
    const own = await operators.visibleMerchants(session)
    const subject = {
      action: grant ? 'exclusions.lift' : 'exclusions.keep',
      subjectKind: 'exclusions',
      subjectId: ({ id }: ExclusionRow) => id,
      present: presentExclusion,
    }
    const row = await operators.audited({ session, ip, reason }, subject, (tx) =>
      exclusions.decideLift(tx, session.merchantId, params.id, {
        grant,
        answer: reason.trim(),
        demandBrands: (brands) => demandAll(own, brands),
      }),
    )
    const member = await desk.findMember({ merchantId: row.merchant_id, memberId: row.member_id })
    return presentDeskExclusion(row, member?.account ?? '')
  })
  route(app, context, calls.listPendingLimits, async ({ session, query }) => {
    demand(session, 'protection.read')
    const rows = await desk.listPendingLimits(session.merchantId, query)
    const shown = rows.flatMap((row) => {
      if (row.pending_at === null) return []
      const kind = row.kind as LimitKind
      return {
        id: `${row.member_id} ${row.kind} ${row.period}`,
        memberId: row.member_id,
        account: row.account,
        kind,
        period: row.period as 'DAY' | 'WEEK' | 'MONTH',
        amount: writeLimit(kind, row.amount),
        pendingAmount: row.pending_amount === null ? null : writeLimit(kind, row.pending_amount),
        readyAt: row.pending_at.toISOString(),
        currency: row.currency,
      }
    })
    return page(shown, totalOf(rows), query)
  })
  route(app, context, calls.listMarkedMembers, async ({ session, query }) => {
    demand(session, 'protection.read')
    const rows = await desk.listMarked(session.merchantId, query)
    const shown = rows.map(({ member_id, account, raised, hit, breaks, last_at }) => ({
      id: member_id,
      account,
      raised: Number(raised ?? 0n),
      hit: Number(hit ?? 0n),
      breaks: Number(breaks ?? 0n),
      lastAt: last_at.toISOString(),
    }))
    return page(shown, totalOf(rows), query)
  })
}

function registerMembers(app: FastifyInstance, context: Context): void {
  const { clock, operators, protection } = context
  const { closing, desk, exclusions, limits } = protection

  async function overview({ merchantId }: OperatorSession, memberId: string) {
    const key = { merchantId, memberId }
    const member = await desk.findMember(key)
    if (member === undefined) throw httpErrors.NOT_FOUND()
    const [states, breaks] = await Promise.all([limits.list(key), exclusions.findActive(key)])
    return {
      id: member.id,
      account: member.account,
      status: member.status as 'ACTIVE' | 'LOCKED' | 'CLOSED',
      currency: member.currency,
      playBlockedUntil: member.play_blocked_until?.toISOString() ?? null,
      limits: states.map((limit) => presentLimit(limit, clock.now())),
      exclusions: breaks.map(presentExclusion),
    }
  }

  route(app, context, calls.getMemberProtection, ({ session, params }) => {
    demand(session, 'protection.read')
    return overview(session, params.id)
  })
  route(app, context, calls.setOperatorLimit, async ({ session, ip, params, body }) => {
    demand(session, 'protection.decide')
    const { reason, ...wish } = body
    const before = await overview(session, params.id)
    const subject = {
      action: 'limits.update',
      subjectKind: 'members',
      subjectId: () => before.id,
      present: (amount: { limit: string | null }) => ({ limit: `${wish.kind} ${wish.period}`, amount: amount.limit }),
    }
    await operators.audited({ session, ip, reason }, subject, async (tx) => {
      const changed = await limits.setByOperator(tx, { merchantId: session.merchantId, memberId: before.id }, wish)
      return { before: { limit: changed.before }, after: { limit: changed.after } }
    })
    return overview(session, params.id)
  })
  route(app, context, calls.reopenAccount, async ({ session, ip, params, body }) => {
    demand(session, 'protection.decide')
    const subject = {
      action: 'members.reopen',
      subjectKind: 'members',
      subjectId: ({ id }: { id: string }) => id,
      present: (member: { id: string; status: string }) => member,
    }
    await operators.audited({ session, ip, reason: body.reason }, subject, (tx) =>
      closing.reopen(tx, { merchantId: session.merchantId, memberId: params.id }),
    )
    return overview(session, params.id)
  })
}
