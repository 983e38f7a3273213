import { defineRights } from '../../operators/service.ts'

/** What operators may do about banners, announcements and pictures. */
export const contentRights = defineRights({
  'banners.read': 'READ',
  'banners.change': 'ACT',
  'announcements.read': 'READ',
  'announcements.change': 'ACT',
  'files.read': 'READ',
  'files.upload': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof contentRights, Right> {}
}
