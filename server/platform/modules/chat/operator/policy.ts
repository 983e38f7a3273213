import { defineRights } from '../../operators/service.ts'

/** What operators may do about the chat. Everybody sees what was reported; to silence somebody or to take away what he said is decided above. */
export const chatRights = defineRights({
  'chat.read': 'READ',
  'chat.moderate': 'ACT',
  'chat.settings': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof chatRights, Right> {}
}
