import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '../../../config/config.ts'
import { foldText } from '../../lib/fold-text.ts'

/** What a person may be recognised by. */
export interface PersonTraits {
  readonly idNumber?: string | null | undefined
  readonly email?: string | null | undefined
  /** E.164. */
  readonly mobile?: string | null | undefined
  readonly name?: string | null | undefined
  /** yyyy-MM-dd; with the name only. */
  readonly birthday?: string | null | undefined
}

export interface TraitHash {
  readonly trait: 'ID_NUMBER' | 'EMAIL' | 'MOBILE' | 'PERSON'
  readonly hash: string
}

/** Recognises persons by keyed hashes and keeps their identity numbers encrypted (AES-256-GCM). */
export function createPersons({ identityKey }: Pick<Config, 'identityKey'>) {
  const hashKey = derive(identityKey, 'croupier traits')
  const sealKey = derive(identityKey, 'croupier identity numbers')
  const hashOf = (trait: string, text: string) =>
    createHmac('sha256', hashKey).update(`${trait}\n${text}`).digest('base64url')

  return {
    idNumberHash: (idNumber: string): string => hashOf('ID_NUMBER', idNumber),

    /** The hashes of what is known of a person. */
    traitsOf({ idNumber, email, mobile, name, birthday }: PersonTraits): TraitHash[] {
      const known: [TraitHash['trait'], string | null | undefined][] = [
        ['ID_NUMBER', idNumber?.replace(/\W/g, '').toUpperCase()],
        ['EMAIL', email?.trim().toLowerCase()],
        ['MOBILE', mobile],
        ['PERSON', name && birthday ? `${foldName(name)} ${birthday}` : null],
      ]
      return known.flatMap(([trait, text]) => (text ? [{ trait, hash: hashOf(trait, text) }] : []))
    },

    seal(text: string): string {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },

    open(sealed: string): string {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}

export type Persons = ReturnType<typeof createPersons>

/** Names are compared as banks write them: no diacritics, one space. */
export const foldName = (name: string): string => foldText(name).toLowerCase().replace(/\s+/g, ' ').trim()

const derive = (key: string, purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32))
