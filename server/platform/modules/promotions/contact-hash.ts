import { createHash } from 'node:crypto'

/** What tells two accounts of one brand with the same contact, and tells nobody the contact. */
export const contactHash = (merchantId: string, contact: string): string =>
  createHash('sha256')
    .update(JSON.stringify([merchantId, plainContact(contact)]))
    .digest('base64url')

/** Addresses under which profiles are told: what follows is the contact. */
const PROFILE = /^(?:https?:\/\/)?(?:www\.|m\.)?[a-z-]+\.(?:com|me|net|vn|org)\/(?:add\/|p\/|u\/)?/
/** Of Vietnam, however its country is written before it. */
const ABROAD = /^(?:\+|00)?84(?=\d{9,10}$)/

/** A contact as one writes it who wants it to be found: the same for all ways of writing it that only look different. */
export function plainContact(contact: string): string {
  const plain = contact
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(PROFILE, '')
    .replace(/^@|\?.*$/g, '')
  const bare = plain.replace(/[\s.()_-]/g, '')
  return /^\+?\d+$/.test(bare) ? bare.replace(ABROAD, '0').replace(/^084(?=\d{9}$)/, '0') : bare
}
