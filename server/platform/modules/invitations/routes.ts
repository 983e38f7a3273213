import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { HttpContext } from '../../http/http-context.ts'
import { page } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import type { Clock } from '../../lib/clock.ts'
import { presentArrival, presentInvitation, presentOffer } from './presenter.ts'
import { invitationsCalls as calls } from './schema.ts'
import type { InvitationsService } from './service.ts'

interface Context extends HttpContext {
  readonly clock: Clock
  readonly invitations: InvitationsService
}

/** As many as a loader names at once. */
const MOST_IDS = 100

/** The register centre of agents. */
export function registerInvitationsRoutes(app: FastifyInstance, context: Context): void {
  const { clock, invitations } = context

  route(app, context, calls.listInvitations, async ({ session, query }) => {
    const ids = query.ids?.split(',')
    const asked = ids === undefined ? query : { pageNo: 1, pageSize: MOST_IDS }
    const { rows, total } = await invitations.list(session, ids, asked)
    return page(
      rows.map((row) => presentInvitation(row, clock.now())),
      total,
      asked,
    )
  })
  route(app, context, calls.createInvitation, async ({ session, body }) => {
    const { name, makesAgents, offer, expiresAt, mostUses } = body
    const made = await invitations.create(session, {
      name: name.trim(),
      makesAgents,
      offer: readOffer(offer),
      expiresAt: expiresAt === undefined ? undefined : new Date(expiresAt),
      mostUses,
    })
    return presentInvitation(made, clock.now())
  })
  route(app, context, calls.endInvitation, async ({ session, params }) =>
    presentInvitation(await invitations.end(session, params.id), clock.now()),
  )
  route(app, context, calls.listArrivals, async ({ session, params, query }) => {
    const { rows, total } = await invitations.listArrivals(session, params.id, query)
    return page(rows.map(presentArrival), total, query)
  })
  route(app, context, calls.listContractOffers, async ({ session }) =>
    (await invitations.listOffers(session)).map(presentOffer),
  )
  route(app, context, calls.openAccount, async ({ session, body, locale }) => {
    const { id, account } = await invitations.openAccount(session, {
      ...body,
      offer: readOffer(body.offer),
      language: locale,
    })
    return { memberId: id, account }
  })
}

type Offer = NonNullable<Static<(typeof calls.createInvitation)['body']>['offer']>

const readOffer = (offer: Offer | undefined) =>
  offer === undefined ? undefined : { kind: offer.kind, rate: BigInt(offer.rate) }
