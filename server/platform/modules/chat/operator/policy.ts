import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about the chat. Everybody sees what was reported; to silence somebody or to take away what he said is decided above. */
export const chatRights = defineRights({
  'chat.read': isStaff,
  'chat.moderate': isAdmin,
  'chat.settings': isAdmin,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof chatRights, Right> {}
}
