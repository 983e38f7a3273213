import { Type } from 'typebox'
import {
  DateTime,
  defineCalls,
  Id,
  Ids,
  Locale,
  Nullable,
  Page,
  PageQuery,
  Reason,
  Url,
  without,
} from '../../../http/call.ts'
import { Publication } from '../publication.ts'
import { AnnouncementType, Audience, BannerGroup, Execution } from '../schema.ts'
import { contentRights } from './policy.ts'

/** A text in each language of the brand. */
const Translation = Type.Object({
  language: Locale,
  title: Type.String({ minLength: 1, maxLength: 160 }),
  content: Type.String({ maxLength: 20_000 }),
})
const translations = Type.Array(Translation, { minItems: 1, maxItems: 30 })
export const OperatorBanner = Type.Object({
  id: Type.String(),
  groupName: BannerGroup,
  position: Type.Integer({ minimum: 0, maximum: 999 }),
  isPublished: Type.Boolean(),
  startsAt: Nullable(DateTime),
  endsAt: Nullable(DateTime),
  linkageType: Type.Union([Type.Literal('NONE'), Type.Literal('PAGE'), Type.Literal('EXTERNAL'), Type.Literal('GAME')]),
  url: Nullable(Url),
  pictures: Type.Array(
    Type.Object({ language: Locale, imageUrl: Url, title: Type.String({ minLength: 1, maxLength: 160 }) }),
    { minItems: 1, maxItems: 30 },
  ),
  changedAt: DateTime,
})
export const bannerInput = Type.Object(
  { ...without(OperatorBanner.properties, 'id', 'changedAt'), reason: Type.Optional(Reason) },
  { additionalProperties: false },
)

export const OperatorAnnouncement = Type.Object({
  id: Type.String(),
  promotionType: AnnouncementType,
  execution: Execution,
  audience: Audience,
  isPublished: Type.Boolean(),
  startsAt: Nullable(DateTime),
  endsAt: Nullable(DateTime),
  translations,
  changedAt: DateTime,
})
export const announcementInput = Type.Object(
  { ...without(OperatorAnnouncement.properties, 'id', 'changedAt'), reason: Type.Optional(Reason) },
  { additionalProperties: false },
)

const byId = Type.Object({ id: Id })

export const contentOperatorCalls = defineCalls({
  listOperatorBanners: {
    method: 'GET',
    path: '/wps/admin/banners',
    summary: 'Banners',
    access: 'operator',
    right: contentRights['banners.read'],
    query: Type.Object({
      ...PageQuery,
      search: Type.Optional(Type.String({ maxLength: 80 })),
      ids: Type.Optional(Ids),
      groupName: Type.Optional(BannerGroup),
      isPublished: Type.Optional(Type.Boolean()),
      publication: Type.Optional(Publication),
    }),
    value: Page(OperatorBanner),
  },
  getOperatorBanner: {
    method: 'GET',
    path: '/wps/admin/banners/:id',
    summary: 'One banner',
    access: 'operator',
    right: contentRights['banners.read'],
    params: byId,
    value: OperatorBanner,
  },
  createBanner: {
    method: 'POST',
    path: '/wps/admin/banners',
    summary: 'Creates a banner',
    access: 'operator',
    right: contentRights['banners.change'],
    body: bannerInput,
    value: OperatorBanner,
  },
  updateBanner: {
    method: 'PUT',
    path: '/wps/admin/banners/:id',
    summary: 'Changes a banner',
    access: 'operator',
    right: contentRights['banners.change'],
    params: byId,
    body: bannerInput,
    value: OperatorBanner,
  },
  deleteBanner: {
    method: 'DELETE',
    path: '/wps/admin/banners/:id',
    summary: 'Deletes a banner',
    access: 'operator',
    right: contentRights['banners.change'],
    params: byId,
    query: Type.Object({ reason: Type.Optional(Reason) }),
    value: OperatorBanner,
  },
  listOperatorAnnouncements: {
    method: 'GET',
    path: '/wps/admin/announcements',
    summary: 'Announcements and notices',
    access: 'operator',
    right: contentRights['announcements.read'],
    query: Type.Object({
      ...PageQuery,
      search: Type.Optional(Type.String({ maxLength: 80 })),
      ids: Type.Optional(Ids),
      promotionType: Type.Optional(AnnouncementType),
      execution: Type.Optional(Execution),
      audience: Type.Optional(Audience),
      isPublished: Type.Optional(Type.Boolean()),
      publication: Type.Optional(Publication),
    }),
    value: Page(OperatorAnnouncement),
  },
  getOperatorAnnouncement: {
    method: 'GET',
    path: '/wps/admin/announcements/:id',
    summary: 'One announcement',
    access: 'operator',
    right: contentRights['announcements.read'],
    params: byId,
    value: OperatorAnnouncement,
  },
  createAnnouncement: {
    method: 'POST',
    path: '/wps/admin/announcements',
    summary: 'Creates an announcement or a notice',
    access: 'operator',
    right: contentRights['announcements.change'],
    body: announcementInput,
    value: OperatorAnnouncement,
  },
  updateAnnouncement: {
    method: 'PUT',
    path: '/wps/admin/announcements/:id',
    summary: 'Changes an announcement',
    access: 'operator',
    right: contentRights['announcements.change'],
    params: byId,
    body: announcementInput,
    value: OperatorAnnouncement,
  },
  deleteAnnouncement: {
    method: 'DELETE',
    path: '/wps/admin/announcements/:id',
    summary: 'Deletes an announcement',
    access: 'operator',
    right: contentRights['announcements.change'],
    params: byId,
    query: Type.Object({ reason: Type.Optional(Reason) }),
    value: OperatorAnnouncement,
  },
})
