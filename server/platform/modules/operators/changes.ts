import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../../db/connection.ts'
import { httpErrors } from '../../http/errors.ts'
import type { OperatorSession } from '../../http/session.ts'
import type { AnnouncementInput, BannerInput, ContentService } from '../content/service.ts'
import {
  demandsLess,
  type Merchant,
  type MerchantChange,
  type RegistrationRule,
  type SiteChange,
  type SitesService,
} from '../sites/service.ts'
import type { Audited, Change } from './audited.ts'
import { presentMerchant, presentModule, presentRegistrationField } from './presenter.ts'
import { demandAll } from './rights.ts'

/** A change of a brand that takes two operators. */
interface MerchantProposal {
  readonly merchantId: string
  readonly kind: 'merchantProtection'
  readonly subjectId: string
  readonly wish: Readonly<Record<string, unknown>>
  readonly reason: string
}

/** Whether a second operator wants the same; else it waits. The module of proposals says so, which knows this one. */
export type AskSecond = (tx: Transaction, session: OperatorSession, proposal: MerchantProposal) => Promise<boolean>

/** What of a brand a change makes different, as a body of the call that changes it. */
function wishOf({ before, after }: SiteChange<Merchant>): Record<string, unknown> {
  const was = new Map(Object.entries(presentMerchant(before)))
  return Object.fromEntries(
    Object.entries(presentMerchant(after)).filter(([field, value]) => !isDeepStrictEqual(value, was.get(field))),
  )
}

/** The changes of operators: each is one transaction of the change itself and its audit entry. */
export function createAuditedChanges(
  audited: Audited,
  sites: SitesService,
  content: ContentService,
  askSecond: AskSecond,
) {
  const publisherOf = async ({ merchantId }: OperatorSession) => {
    const { languages, defaultLanguage } = await sites.findMerchant(merchantId)
    return { merchantId, languages, defaultLanguage }
  }
  const byId = ({ id }: { id: string }) => id
  const whole = (thing: unknown) => thing
  const banner = (verb: string) => ({
    action: `banners.${verb}`,
    subjectKind: 'banners',
    subjectId: byId,
    present: whole,
  })
  const announcement = (verb: string) => ({
    action: `announcements.${verb}`,
    subjectKind: 'announcements',
    subjectId: byId,
    present: whole,
  })

  return {
    /**
     * Changes a brand that the operator may see; `visible` are their ids. The entry stands in that brand's own log. Its group
     * is changed only by who works for every brand of both. One that demands less of members or operators waits whole until
     * a second operator wants the same. Throws NOT_FOUND, OPERATOR_BEYOND_BRANDS, FOUR_EYES_SAME_OPERATOR, FOUR_EYES_DEPENDENT.
     */
    updateMerchant(change: Change, visible: readonly string[], id: string, wish: MerchantChange) {
      if (!visible.includes(id)) throw httpErrors.NOT_FOUND()
      const subject = {
        action: 'merchants.update',
        subjectKind: 'merchants',
        subjectId: byId,
        present: presentMerchant,
        merchantId: id,
      }
      return audited(change, subject, async (tx) => {
        const { operatorGroup } = wish
        const mates = operatorGroup === undefined ? [] : await sites.lockGroupMates(tx, id, operatorGroup)
        demandAll(visible, mates, 'operatorGroup')
        const plan = await sites.planMerchant(tx, id, wish)
        const { session, reason = '' } = change
        const about = { merchantId: id, kind: 'merchantProtection', subjectId: id } as const
        if (
          demandsLess(plan.before, plan.after) &&
          !(await askSecond(tx, session, { ...about, wish: wishOf(plan), reason }))
        )
          return { ...plan, action: 'merchants.propose' }
        return sites.updateMerchant(tx, id, wish)
      })
    },

    setModule(change: Change, id: string, enabled: boolean) {
      const subject = {
        action: 'modules.update',
        subjectKind: 'whitelabelModules',
        subjectId: () => id,
        present: presentModule,
      }
      return audited(change, subject, (tx) => sites.setModule(tx, change.session.merchantId, id, enabled))
    },

    setRegistrationField(change: Change, id: string, rule: Omit<RegistrationRule, 'name'>) {
      const subject = {
        action: 'registrationFields.update',
        subjectKind: 'registrationFields',
        subjectId: () => id,
        present: presentRegistrationField,
      }
      return audited(change, subject, (tx) => sites.setRegistrationField(tx, change.session.merchantId, id, rule))
    },

    async createBanner(change: Change, input: BannerInput) {
      const brand = await publisherOf(change.session)
      return audited(change, banner('create'), (tx) => content.createBanner(tx, brand, input))
    },
    async updateBanner(change: Change, id: string, input: BannerInput) {
      const brand = await publisherOf(change.session)
      return audited(change, banner('update'), (tx) => content.updateBanner(tx, brand, id, input))
    },
    deleteBanner: (change: Change, id: string) =>
      audited(change, banner('delete'), (tx) => content.deleteBanner(tx, change.session.merchantId, id)),

    async createAnnouncement(change: Change, input: AnnouncementInput) {
      const brand = await publisherOf(change.session)
      return audited(change, announcement('create'), (tx) => content.createAnnouncement(tx, brand, input))
    },
    async updateAnnouncement(change: Change, id: string, input: AnnouncementInput) {
      const brand = await publisherOf(change.session)
      return audited(change, announcement('update'), (tx) => content.updateAnnouncement(tx, brand, id, input))
    },
    deleteAnnouncement: (change: Change, id: string) =>
      audited(change, announcement('delete'), (tx) => content.deleteAnnouncement(tx, change.session.merchantId, id)),
  }
}
