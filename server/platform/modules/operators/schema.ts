import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Ids, Nullable, Ok, Page, PageQuery } from '../../http/call.ts'
import { AnnouncementType, BannerGroup, Execution } from '../content/schema.ts'
import { RegistrationField, WhitelabelModule } from '../sites/schema.ts'
import {
  AuditEntry,
  announcementInput,
  bannerInput,
  Merchant,
  merchantChange,
  Operator,
  OperatorAnnouncement,
  OperatorBanner,
  OperatorMember,
  OperatorModule,
  OperatorRegistrationField,
  reason,
  without,
} from './shapes.ts'

export { Tag, TagColour } from './shapes.ts'

const byId = Type.Object({ id: Id })
const admin = { access: 'operator' } as const
const search = { search: Type.Optional(Type.String({ maxLength: 80 })), ids: Type.Optional(Ids) }

export const operatorsCalls = defineCalls({
  operatorSignIn: {
    method: 'POST',
    path: '/wps/admin/session/login',
    summary: 'Signs an operator in',
    description:
      'OPERATOR_CODE_NEEDED: the password was right, and a code of the authenticator app or a recovery code must come with it. ' +
      'OPERATOR_CLOSED_TO_STRANGERS: strangers tried the account too often; from an address it was never used from, password ' +
      'and code open it together. `strangersClosedOutAt`: when that happened since the sign-in before this one.',
    access: 'public',
    sealed: true,
    body: Type.Object(
      {
        account: Type.String({ minLength: 1, maxLength: 64 }),
        password: Type.String({ minLength: 1, maxLength: 128 }),
        code: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
      },
      { additionalProperties: false },
    ),
    value: Type.Object({
      token: Type.String(),
      expiresAt: DateTime,
      operator: Operator,
      strangersClosedOutAt: Nullable(DateTime),
    }),
    example: { account: 'operator', password: 'Demo@12345' },
  },
  operatorSignOut: {
    ...admin,
    method: 'DELETE',
    path: '/wps/admin/session/logout',
    summary: 'Ends the operator session',
    value: Ok,
  },
  getOperator: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/me',
    summary: 'The signed-in operator with role and permissions',
    value: Operator,
  },

  listMerchants: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/merchants',
    summary: 'Brands the operator may see',
    query: Type.Object({ ...PageQuery, ...search }),
    value: Page(Merchant),
  },
  getMerchant: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/merchants/:id',
    summary: 'One brand',
    params: byId,
    value: Merchant,
  },
  updateMerchant: {
    ...admin,
    method: 'PATCH',
    path: '/wps/admin/merchants/:id',
    summary: 'Changes name, status and maintenance of a brand',
    description:
      'Demanding less of members who withdraw, or of operators who sign in, takes a second operator, who sends the same; `proposal` says what waits.',
    params: byId,
    body: merchantChange,
    value: Merchant,
  },

  listModules: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/modules',
    summary: 'Whitelabel modules of the brand in view',
    query: Type.Object(PageQuery),
    value: Page(OperatorModule),
  },
  updateModule: {
    ...admin,
    method: 'PUT',
    path: '/wps/admin/modules/:id',
    summary: 'Switches a whitelabel module',
    params: Type.Object({ id: WhitelabelModule }),
    body: Type.Object({ enabled: Type.Boolean(), ...reason }, { additionalProperties: false }),
    value: OperatorModule,
  },

  listRegistrationFields: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/registration-fields',
    summary: 'Registration fields with their rules',
    query: Type.Object(PageQuery),
    value: Page(OperatorRegistrationField),
  },
  updateRegistrationField: {
    ...admin,
    method: 'PUT',
    path: '/wps/admin/registration-fields/:id',
    summary: 'Changes the rules of a registration field',
    params: Type.Object({ id: Type.String({ maxLength: 40 }) }),
    body: Type.Object({ ...without(RegistrationField.properties, 'name'), ...reason }, { additionalProperties: false }),
    value: OperatorRegistrationField,
  },

  listOperatorBanners: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/banners',
    summary: 'Banners',
    query: Type.Object({
      ...PageQuery,
      ...search,
      groupName: Type.Optional(BannerGroup),
      published: Type.Optional(Type.Boolean()),
    }),
    value: Page(OperatorBanner),
  },
  getOperatorBanner: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/banners/:id',
    summary: 'One banner',
    params: byId,
    value: OperatorBanner,
  },
  createBanner: {
    ...admin,
    method: 'POST',
    path: '/wps/admin/banners',
    summary: 'Creates a banner',
    body: bannerInput,
    value: OperatorBanner,
  },
  updateBanner: {
    ...admin,
    method: 'PUT',
    path: '/wps/admin/banners/:id',
    summary: 'Changes a banner',
    params: byId,
    body: bannerInput,
    value: OperatorBanner,
  },
  deleteBanner: {
    ...admin,
    method: 'DELETE',
    path: '/wps/admin/banners/:id',
    summary: 'Deletes a banner',
    params: byId,
    query: Type.Object(reason),
    value: OperatorBanner,
  },

  listOperatorAnnouncements: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/announcements',
    summary: 'Announcements and notices',
    query: Type.Object({
      ...PageQuery,
      ...search,
      promotionType: Type.Optional(AnnouncementType),
      execution: Type.Optional(Execution),
      published: Type.Optional(Type.Boolean()),
    }),
    value: Page(OperatorAnnouncement),
  },
  getOperatorAnnouncement: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/announcements/:id',
    summary: 'One announcement',
    params: byId,
    value: OperatorAnnouncement,
  },
  createAnnouncement: {
    ...admin,
    method: 'POST',
    path: '/wps/admin/announcements',
    summary: 'Creates an announcement or a notice',
    body: announcementInput,
    value: OperatorAnnouncement,
  },
  updateAnnouncement: {
    ...admin,
    method: 'PUT',
    path: '/wps/admin/announcements/:id',
    summary: 'Changes an announcement',
    params: byId,
    body: announcementInput,
    value: OperatorAnnouncement,
  },
  deleteAnnouncement: {
    ...admin,
    method: 'DELETE',
    path: '/wps/admin/announcements/:id',
    summary: 'Deletes an announcement',
    params: byId,
    query: Type.Object(reason),
    value: OperatorAnnouncement,
  },

  listOperatorMembers: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/members',
    summary: 'Members of the brand in view',
    query: Type.Object({
      ...PageQuery,
      ...search,
      type: Type.Optional(Type.Integer()),
      status: Type.Optional(OperatorMember.properties.status),
      tagId: Type.Optional(Id),
      registeredFrom: Type.Optional(DateTime),
      registeredTo: Type.Optional(DateTime),
      seenFrom: Type.Optional(DateTime),
      seenTo: Type.Optional(DateTime),
    }),
    value: Page(OperatorMember),
  },
  getOperatorMember: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/members/:id',
    summary: 'One member',
    params: byId,
    value: OperatorMember,
  },

  listAuditEntries: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/audit',
    summary: 'Who changed what, newest first, with before and after',
    query: Type.Object({
      ...PageQuery,
      action: Type.Optional(Type.String({ maxLength: 60 })),
      subjectKind: Type.Optional(Type.String({ maxLength: 40 })),
      subjectId: Type.Optional(Type.String({ maxLength: 64 })),
      operatorAccount: Type.Optional(Type.String({ maxLength: 64 })),
      from: Type.Optional(DateTime),
      to: Type.Optional(DateTime),
    }),
    value: Page(AuditEntry),
  },
  getAuditEntry: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/audit/:id',
    summary: 'One audit entry',
    params: byId,
    value: AuditEntry,
  },
})
