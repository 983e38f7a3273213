import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about banners, announcements and pictures. */
export const contentRights = defineRights({
  'banners.read': isStaff,
  'banners.change': isAdmin,
  'announcements.read': isStaff,
  'announcements.change': isAdmin,
  'files.read': isStaff,
  'files.upload': isAdmin,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof contentRights, Right> {}
}
