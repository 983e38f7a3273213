import type { Transaction } from '../../../db/connection.ts'
import type { Rows } from '../../../db/search.ts'
import type { PageRequest } from '../../../http/paging.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { type By, type Changed, demand, type OperatorsService } from '../../operators/service.ts'
import type { SitesService } from '../../sites/service.ts'
import type { Publisher } from '../dependencies.ts'
import type { ContentService } from '../service.ts'
import { contentRights } from './policy.ts'

export interface ContentOperatorDependencies {
  readonly content: ContentService
  readonly operators: OperatorsService
  readonly sites: SitesService
}

/** One kind of what a brand publishes: how its own domain reads and changes it. */
interface Published<Thing, Input, Filter> {
  search(merchantId: string, filter: Filter, page: PageRequest): Promise<Rows<Thing>>
  find(merchantId: string, id: string): Promise<Thing>
  create(tx: Transaction, brand: Publisher, input: Input): Promise<Changed<Thing>>
  update(tx: Transaction, brand: Publisher, id: string, input: Input): Promise<Changed<Thing>>
  delete(tx: Transaction, merchantId: string, id: string): Promise<Changed<Thing>>
}

/** What operators do with banners, announcements and notices of the brand in view. */
export function createContentOperatorService(dependencies: ContentOperatorDependencies) {
  const { banners, announcements } = dependencies.content
  return {
    banners: createPublishing(dependencies, 'banners', banners),
    announcements: createPublishing(dependencies, 'announcements', announcements),
  }
}

/** Reading takes the right to read that kind, changing the right to change it; failures are those of `published`. */
function createPublishing<Thing extends { readonly id: string }, Input, Filter>(
  { operators, sites }: ContentOperatorDependencies,
  kind: 'banners' | 'announcements',
  published: Published<Thing, Input, Filter>,
) {
  const deed = (verb: 'create' | 'update' | 'delete') => ({
    right: contentRights[`${kind}.change`],
    action: `${kind}.${verb}`,
    subjectKind: kind,
    subjectId: ({ id }: Thing) => id,
    present: (thing: Thing) => thing,
  })

  /** The brand in view, with the languages that its words must be in. */
  async function publisherOf({ merchantId }: OperatorSession): Promise<Publisher> {
    const { languages, defaultLanguage } = await sites.findMerchant(merchantId)
    return { merchantId, languages, defaultLanguage }
  }

  return {
    /** Every one of the brand, whether shown or not. */
    async list(session: OperatorSession, filter: Filter, page: PageRequest): Promise<Rows<Thing>> {
      demand(session, contentRights[`${kind}.read`])
      return published.search(session.merchantId, filter, page)
    },
    async find(session: OperatorSession, id: string): Promise<Thing> {
      demand(session, contentRights[`${kind}.read`])
      return published.find(session.merchantId, id)
    },
    async create(by: By, input: Input): Promise<Thing> {
      const brand = await publisherOf(by.session)
      return operators.perform(by, deed('create'), (tx) => published.create(tx, brand, input))
    },
    async update(by: By, id: string, input: Input): Promise<Thing> {
      const brand = await publisherOf(by.session)
      return operators.perform(by, deed('update'), (tx) => published.update(tx, brand, id, input))
    },
    delete: (by: By, id: string): Promise<Thing> =>
      operators.perform(by, deed('delete'), (tx) => published.delete(tx, by.session.merchantId, id)),
  }
}
