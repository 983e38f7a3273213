import { createHash } from 'node:crypto'

/** What tells two accounts of one brand with the same contact, and tells nobody the contact. */
export const contactHash = (merchantId: string, contact: string): string =>
  createHash('sha256')
    .update(JSON.stringify([merchantId, contact.toLowerCase().replace(/[\s.()-]/g, '')]))
    .digest('base64url')
