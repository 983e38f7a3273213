import { httpErrors } from '../../http/errors.ts'
import type { OperatorSession } from '../../http/session.ts'
import type { AnnouncementInput, BannerInput, ContentService } from '../content/service.ts'
import type { MerchantChange, RegistrationRule, SitesService } from '../sites/service.ts'
import type { Audited, Change } from './audited.ts'
import { presentMerchant, presentModule, presentRegistrationField } from './presenter.ts'

/** The changes of operators: each is one transaction of the change itself and its audit entry. */
export function createAuditedChanges(audited: Audited, sites: SitesService, content: ContentService) {
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
    /** Changes a brand that the operator may see; `visible` are their ids. The entry stands in that brand's own log. */
    updateMerchant(change: Change, visible: readonly string[], id: string, wish: MerchantChange) {
      if (!visible.includes(id)) throw httpErrors.NOT_FOUND()
      const subject = {
        action: 'merchants.update',
        subjectKind: 'merchants',
        subjectId: byId,
        present: presentMerchant,
        merchantId: id,
      }
      return audited(change, subject, (tx) => sites.updateMerchant(tx, id, wish))
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
