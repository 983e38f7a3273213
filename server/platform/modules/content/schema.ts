import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Locale, Nullable, Page, PageQuery, Url } from '../../http/call.ts'

export const BannerGroup = Type.Union([
  Type.Literal('w_login'),
  Type.Literal('w_register'),
  Type.Literal('w_forget'),
  Type.Literal('w_home'),
  Type.Literal('w_leftmenu'),
])

export const Banner = Type.Object({
  id: Type.String(),
  groupName: BannerGroup,
  title: Type.String({ description: 'Alternative text of the picture' }),
  imageUrl: Url,
  url: Nullable(Url),
  linkageType: Type.Union([Type.Literal('NONE'), Type.Literal('PAGE'), Type.Literal('EXTERNAL'), Type.Literal('GAME')]),
})

/** B bulletin (the marquee's notices), PL platform, PU popup, PR promotion, H hot; section 7. */
export const AnnouncementType = Type.Union([
  Type.Literal('B'),
  Type.Literal('PL'),
  Type.Literal('PU'),
  Type.Literal('PR'),
  Type.Literal('H'),
])
/** A: signed-in members; B: anonymous visitors; F: the first sign-in; section 4. */
export const Execution = Type.Union([Type.Literal('A'), Type.Literal('B'), Type.Literal('F')])
/** Everybody whom `execution` means, or agents alone, whatever it says. */
export const Audience = Type.Union([Type.Literal('ALL'), Type.Literal('AGENTS')])

export const Announcement = Type.Object({
  id: Type.String(),
  promotionType: AnnouncementType,
  execution: Execution,
  title: Type.String(),
  content: Type.String({ description: 'Markdown' }),
  publishedAt: DateTime,
})

/** Section 9. */
const announcementsAPage = Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 9 }))

export const contentCalls = defineCalls({
  listBanners: {
    method: 'GET',
    path: '/wps/content/banners',
    summary: 'Banners of a group, in order',
    access: 'public',
    query: Type.Object({ groupName: BannerGroup, language: Type.Optional(Locale) }),
    value: Type.Array(Banner),
    example: { groupName: 'w_home' },
  },
  listAnnouncements: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    summary: 'Announcements and notices in force, newest first',
    access: 'public',
    query: Type.Object({
      types: Type.Optional(Type.String({ pattern: '^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$' })),
      execution: Type.Optional(Type.String({ pattern: '^[ABF](,[ABF]){0,2}$' })),
      platform: Type.Optional(Type.Literal('W')),
      language: Type.Optional(Locale),
      pageNo: PageQuery.pageNo,
      pageSize: announcementsAPage,
    }),
    value: Page(Announcement),
    example: { types: 'B,PL,PU,PR', execution: 'B', platform: 'W' },
  },
  listAgentAnnouncements: {
    method: 'GET',
    path: '/wps/agent/announcements',
    summary: 'What the brand tells its agents in force, with what it tells every member, newest first',
    access: 'member',
    subaccount: 'READ',
    query: Type.Object({ pageNo: PageQuery.pageNo, pageSize: announcementsAPage }),
    value: Page(Announcement),
  },
  uploadFile: {
    method: 'POST',
    path: '/wps/files',
    summary: 'Uploads a picture (png or jpg by content, 5 MB)',
    description: 'multipart/form-data with one part `file`. The picture is decoded and encoded anew.',
    access: 'optional',
    value: Type.Object({ id: Type.String(), url: Url, width: Type.Integer(), height: Type.Integer() }),
  },
  getFile: {
    method: 'GET',
    path: '/wps/files/:id',
    summary: 'A stored picture, for those who may see it',
    access: 'optional',
    params: Type.Object({ id: Id }),
    value: Type.Unknown(),
  },
})
