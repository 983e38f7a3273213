import type { BroadcastDraft } from '../draft.ts'
import { BROADCAST_PAGES } from '../pages.ts'
import type { Found } from './addressees.ts'

/** A draft as it lies in the inboxes of some members, each in his language; in the brand’s own where his has no words. */
export function lettersOf({ kind, page, words }: BroadcastDraft, members: Found['members'], usualLanguage: string) {
  const texts = new Map(words.map(({ language, title, content }) => [language, { title, content }]))
  const usual = texts.get(usualLanguage) ?? words[0]
  if (usual === undefined) throw new Error('A broadcast has no words')
  return {
    kind,
    path: page === null ? null : BROADCAST_PAGES[page],
    recipients: members.map(({ memberId, language }) => {
      const { title, content } = texts.get(language) ?? usual
      return { memberId, title, content }
    }),
  }
}
