import { pick, pickEach, type ResourceOperations } from '../providers/resource-operations.ts'
import * as announcements from './announcements/announcements.generated.ts'
import * as auditLog from './auditLog/auditLog.generated.ts'
import * as banners from './banners/banners.generated.ts'
import * as members from './members/members.generated.ts'
import * as merchants from './merchants/merchants.generated.ts'
import * as registrationFields from './registrationFields/registrationFields.generated.ts'
import * as whitelabelModules from './whitelabelModules/whitelabelModules.generated.ts'
import * as withdrawals from './withdrawals/withdrawals.generated.ts'

/** What each resource of the console can do, by its name. */
export const operations: Readonly<Record<string, ResourceOperations>> = {
  merchants: {
    list: merchants.ConsoleMerchantsDocument,
    one: merchants.ConsoleMerchantDocument,
    update: merchants.UpdateMerchantDocument,
    listVariables: ({ search }) => ({ search }),
    input: (data) => ({
      ...pick(data, 'name', 'status', 'maintenanceUntil', 'blockedCountries', 'reason'),
      maintenanceMessages: pickEach(data.maintenanceMessages, 'language', 'message'),
    }),
    idInInput: true,
  },
  whitelabelModules: {
    list: whitelabelModules.ConsoleModulesDocument,
    update: whitelabelModules.UpdateWhitelabelModuleDocument,
    listVariables: () => ({}),
    input: (data) => pick(data, 'enabled', 'reason'),
    idInInput: true,
  },
  registrationFields: {
    list: registrationFields.ConsoleRegistrationFieldsDocument,
    update: registrationFields.UpdateRegistrationFieldDocument,
    listVariables: () => ({}),
    input: (data) =>
      pick(data, 'enabled', 'required', 'minLength', 'maxLength', 'patternId', 'acceptedPattern', 'position', 'reason'),
    idInInput: true,
  },
  banners: {
    list: banners.ConsoleBannersDocument,
    one: banners.ConsoleBannerDocument,
    create: banners.CreateBannerDocument,
    update: banners.UpdateBannerDocument,
    delete: banners.DeleteBannerDocument,
    input: (data) => ({
      ...pick(data, 'groupName', 'position', 'published', 'startsAt', 'endsAt', 'linkageType', 'reason'),
      url: data.linkageType === 'NONE' ? null : data.url,
      pictures: pickEach(data.pictures, 'language', 'imageUrl', 'title'),
    }),
  },
  announcements: {
    list: announcements.ConsoleAnnouncementsDocument,
    one: announcements.ConsoleAnnouncementDocument,
    create: announcements.CreateAnnouncementDocument,
    update: announcements.UpdateAnnouncementDocument,
    delete: announcements.DeleteAnnouncementDocument,
    input: (data) => ({
      ...pick(data, 'promotionType', 'execution', 'published', 'startsAt', 'endsAt', 'reason'),
      translations: pickEach(data.translations, 'language', 'title', 'content'),
    }),
  },
  members: { list: members.ConsoleMembersDocument, one: members.ConsoleMemberDocument },
  withdrawals: { list: withdrawals.ConsoleWithdrawalsDocument, one: withdrawals.ConsoleWithdrawalDocument },
  auditLog: { list: auditLog.ConsoleAuditEntriesDocument, one: auditLog.ConsoleAuditEntryDocument },
}
