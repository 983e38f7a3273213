import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about members, their notes and tags. */
export const membersRights = defineRights({
  'members.read': isStaff,
  'members.change': isAdmin,
  'members.tag': isStaff,
  'notes.read': isStaff,
  'notes.write': isStaff,
  'tags.read': isStaff,
  'tags.change': isAdmin,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof membersRights, Right> {}
}
