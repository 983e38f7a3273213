import { defineRights } from '../../operators/service.ts'

/** What operators may do about members, their notes and tags. */
export const membersRights = defineRights({
  'members.read': 'READ',
  'members.change': 'ACT',
  'members.tag': 'ACT',
  'notes.read': 'READ',
  'notes.write': 'ACT',
  'tags.read': 'READ',
  'tags.change': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof membersRights, Right> {}
}
