import { isDeepStrictEqual } from 'node:util'
import type { Database, Transaction } from '../../../db/connection.ts'
import type { Rows } from '../../../db/search.ts'
import type { EventBus } from '../../../events/event-bus.ts'
import type { PageRequest } from '../../../http/paging.ts'
import type { OperatorSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import { newId } from '../../../lib/id.ts'
import { type By, type Changed, demand, type OperatorsService } from '../../operators/service.ts'
import type { SitesService } from '../../sites/service.ts'
import { helpErrors } from '../errors.ts'
import { draftOf, insertArticle, insertVersion, selectAnchors, type VersionRow } from '../repository.ts'
import type { HelpDraft } from '../shapes.ts'
import { checkDraft } from './checks.ts'
import { helpRights } from './policy.ts'
import { presentForAudit } from './presenter.ts'
import * as repository from './repository.ts'

export interface HelpOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly operators: OperatorsService
  readonly sites: SitesService
}

type Article = repository.OperatorArticleRow

/** Enough for every question there is; all of a brand's articles are read and searched at once. */
const MOST_ARTICLES = 200

type Verb = 'create' | 'save' | 'publish' | 'withdraw' | 'restore'

const deed = (verb: Verb) => ({
  right: helpRights['help.write'],
  action: `help.${verb}`,
  subjectKind: 'helpArticles',
  subjectId: ({ id }: Article) => id,
  present: presentForAudit,
})

/** Carries out a change of the article that the transaction holds; tells the brand's open pages when players read it. */
const change = (
  { clock, events, operators }: HelpOperatorDependencies,
  by: By,
  { verb, id }: { readonly verb: Exclude<Verb, 'create'>; readonly id: string },
  work: (tx: Transaction, before: Article) => Promise<void>,
): Promise<Article> =>
  operators.perform(by, deed(verb), async (tx): Promise<Changed<Article>> => {
    const { merchantId } = by.session
    if ((await repository.lockArticle(tx.query, merchantId, id)) === undefined)
      throw helpErrors.HELP_ARTICLE_NOT_FOUND()
    const before = await need(tx, merchantId, id)
    await work(tx, before)
    const after = await need(tx, merchantId, id)
    if (after.published_version !== before.published_version)
      tx.onCommit(() => events.publish({ type: 'site', merchantId, topic: 'help', version: clock.now().getTime() }))
    return { before, after }
  })

/** Adds a version that says `draft`, unless the newest one says the very same: the answer to a request sent twice. */
async function add(
  { clock }: Pick<HelpOperatorDependencies, 'clock'>,
  tx: Transaction,
  by: By,
  article: Article,
  { draft, restoredFrom }: { readonly draft: HelpDraft; readonly restoredFrom: number | null },
): Promise<void> {
  if (isDeepStrictEqual(draftOf(article), draft)) return
  const { merchantId, account } = by.session
  const number = article.version + 1
  const version = { number, savedBy: account, restoredFrom }
  await insertVersion(tx.query, merchantId, article.id, version, draft, clock.now())
  await repository.updateArticle(tx.query, merchantId, article.id, { version: number }, clock.now())
}

async function check(
  { sites }: Pick<HelpOperatorDependencies, 'sites'>,
  tx: Transaction,
  { merchantId, anchor, draft }: { readonly merchantId: string; readonly anchor: string; readonly draft: HelpDraft },
): Promise<void> {
  const { languages, defaultLanguage } = await sites.findMerchant(merchantId, tx)
  checkDraft(anchor, draft, { languages, defaultLanguage, anchors: await selectAnchors(tx.query, merchantId) })
}

/** What operators do with the help centre of the brand in view. Players read what is published, and nothing else. */
export function createHelpOperatorService(dependencies: HelpOperatorDependencies) {
  const { database, clock, operators } = dependencies
  return {
    async list(session: OperatorSession, filter: repository.ArticleFilter, page: PageRequest): Promise<Rows<Article>> {
      demand(session, helpRights['help.read'])
      return repository.selectArticles(database.query, session.merchantId, filter, page)
    },
    /** Throws HELP_ARTICLE_NOT_FOUND, as whatever names an article of another brand. */
    async find(session: OperatorSession, id: string): Promise<Article> {
      demand(session, helpRights['help.read'])
      return need(database, session.merchantId, id)
    },
    async listVersions(session: OperatorSession, id: string, page: PageRequest): Promise<Rows<VersionRow>> {
      demand(session, helpRights['help.read'])
      await need(database, session.merchantId, id)
      return repository.selectVersions(database.query, session.merchantId, id, page)
    },

    /** Throws HELP_ANCHOR_TAKEN, HELP_ARTICLES_TOO_MANY, and as `checkDraft`. */
    create: (by: By, anchor: string, draft: HelpDraft): Promise<Article> =>
      operators.perform(by, deed('create'), async (tx) => {
        const { merchantId, account } = by.session
        const anchors = await selectAnchors(tx.query, merchantId)
        if (anchors.includes(anchor)) throw helpErrors.HELP_ANCHOR_TAKEN({ field: 'anchor' })
        if (anchors.length >= MOST_ARTICLES)
          throw helpErrors.HELP_ARTICLES_TOO_MANY({ extras: { most: MOST_ARTICLES } })
        await check(dependencies, tx, { merchantId, anchor, draft })
        const article = { id: newId(), anchor, isPublished: false, savedBy: account }
        const isNew = await insertArticle(tx.query, merchantId, article, draft, clock.now())
        if (!isNew) throw helpErrors.HELP_ANCHOR_TAKEN({ field: 'anchor' })
        return { before: null, after: await need(tx, merchantId, article.id) }
      }),
    /** Throws HELP_ARTICLE_CHANGED when `basedOn` is not the newest version any more, and as `checkDraft`. */
    save: (by: By, id: string, basedOn: number, draft: HelpDraft): Promise<Article> =>
      change(dependencies, by, { verb: 'save', id }, async (tx, article) => {
        await check(dependencies, tx, { merchantId: article.merchant_id, anchor: article.anchor, draft })
        const isSaved = isDeepStrictEqual(draftOf(article), draft)
        if (!isSaved) demandNewest(article, basedOn)
        await add(dependencies, tx, by, article, { draft, restoredFrom: null })
      }),
    /** Throws HELP_ARTICLE_CHANGED when `version` is not the newest: nobody publishes what he has not seen. */
    publish: (by: By, id: string, version: number): Promise<Article> =>
      change(dependencies, by, { verb: 'publish', id }, async (tx, article) => {
        demandNewest(article, version)
        if (article.published_version === version) return
        await repository.updateArticle(tx.query, article.merchant_id, id, { published_version: version }, clock.now())
      }),
    withdraw: (by: By, id: string): Promise<Article> =>
      change(dependencies, by, { verb: 'withdraw', id }, async (tx, article) => {
        if (article.published_version === null) return
        await repository.updateArticle(tx.query, article.merchant_id, id, { published_version: null }, clock.now())
      }),
    /** Throws HELP_VERSION_NOT_FOUND. What it replaces stays a version, so nothing is lost. */
    restore: (by: By, id: string, number: number): Promise<Article> =>
      change(dependencies, by, { verb: 'restore', id }, async (tx, article) => {
        const version = await repository.selectVersion(tx.query, article.merchant_id, id, number)
        if (version === undefined) throw helpErrors.HELP_VERSION_NOT_FOUND()
        await add(dependencies, tx, by, article, { draft: draftOf(version), restoredFrom: number })
      }),
  }
}

async function need({ query }: Pick<Database, 'query'>, merchantId: string, id: string): Promise<Article> {
  const article = await repository.selectArticle(query, merchantId, id)
  if (article === undefined) throw helpErrors.HELP_ARTICLE_NOT_FOUND()
  return article
}

function demandNewest({ version }: Article, seen: number): void {
  if (version !== seen) throw helpErrors.HELP_ARTICLE_CHANGED({ extras: { version } })
}
