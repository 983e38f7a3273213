import { sqlState } from '../../../db/trouble.ts'
import type { Picture } from '../../../http/upload.ts'
import type { MemberKey, ProtectionDependencies } from '../dependencies.ts'
import { protectionErrors } from '../errors.ts'
import type { Exclusions } from '../exclusions/exclusions.ts'
import type { Persons } from '../persons.ts'
import { createIdentityDecisions } from './decisions.ts'
import * as repository from './repository.ts'

export interface IdentityWish {
  readonly name: string
  /** yyyy-MM-dd. */
  readonly birthday: string
  readonly idNumber: string
}

/** Who a member is, by documents that an operator looks at: SUBMITTED → VERIFIED or REJECTED, and again (A3, M5). */
export function createIdentity(dependencies: ProtectionDependencies, persons: Persons, exclusions: Exclusions) {
  const { database, clock, sites } = dependencies

  return {
    /** The identity handed in, and the documents uploaded so far. */
    async read(member: MemberKey) {
      const [identity, documents] = await Promise.all([
        repository.findIdentity(database.query, member),
        repository.listDocuments(database.query, member),
      ])
      return { identity, documents }
    },

    /** The last three characters of an identity number; the rest is nobody's business. */
    maskedNumber: ({ id_number_sealed }: Pick<repository.IdentityRow, 'id_number_sealed'>): string => {
      const number = persons.open(id_number_sealed)
      return `${'•'.repeat(Math.max(0, number.length - 3))}${number.slice(-3)}`
    },

    /** Keeps a picture of a document. Throws IDENTITY_LOCKED once the identity was handed in. */
    upload: (member: MemberKey, kind: repository.DocumentKind, picture: Picture): Promise<void> =>
      database.transaction(async (tx) => {
        const row = await repository.lockIdentity(tx.query, member)
        if (row !== undefined && row.state !== 'REJECTED') throw protectionErrors.IDENTITY_LOCKED({ field: 'file' })
        await repository.writeDocument(tx.query, member, kind, picture, clock.now())
      }),

    /** Throws IDENTITY_NOT_FOUND. */
    async document(member: MemberKey, kind: repository.DocumentKind) {
      const row = await repository.findDocument(database.query, member, kind)
      if (row === undefined) throw protectionErrors.IDENTITY_NOT_FOUND()
      return row
    },

    /** Hands the identity in. Throws IDENTITY_LOCKED, …_NUMBER_INVALID, …_NUMBER_TAKEN, …_DOCUMENTS_MISSING, …_UNDERAGE. */
    async submit(member: MemberKey, { name, birthday, idNumber }: IdentityWish): Promise<void> {
      const { minimumAge } = await sites.findMerchant(member.merchantId)
      checkBirthday(birthday, minimumAge, clock.now())
      const number = idNumber.replace(/[\s.-]/g, '').toUpperCase()
      if (!/^[A-Z0-9]{6,20}$/.test(number)) throw protectionErrors.IDENTITY_NUMBER_INVALID({ field: 'idNumber' })
      const [hashed] = persons.traitsOf({ idNumber: number })
      if (hashed === undefined) throw protectionErrors.IDENTITY_NUMBER_INVALID({ field: 'idNumber' })
      try {
        await database.transaction(async (tx) => {
          const present = await repository.lockIdentity(tx.query, member)
          if (present !== undefined && present.state !== 'REJECTED') throw protectionErrors.IDENTITY_LOCKED()
          const documents = await repository.listDocuments(tx.query, member)
          const missing = repository.DOCUMENT_KINDS.find((kind) => !documents.some((one) => one.kind === kind))
          if (missing !== undefined) throw protectionErrors.IDENTITY_DOCUMENTS_MISSING({ field: missing.toLowerCase() })
          await repository.writeIdentity(tx.query, {
            merchant_id: member.merchantId,
            member_id: member.memberId,
            state: 'SUBMITTED',
            name: name.trim(),
            birthday,
            id_number_hash: hashed.hash,
            id_number_sealed: persons.seal(number),
            submitted_at: clock.now(),
          })
          await exclusions.adopt(tx, member)
        })
      } catch (error) {
        if (sqlState(error) === '23505') throw protectionErrors.IDENTITY_NUMBER_TAKEN({ field: 'idNumber' })
        throw error
      }
    },

    ...createIdentityDecisions(dependencies),
  }
}

export type Identity = ReturnType<typeof createIdentity>

/** Throws IDENTITY_BIRTHDAY_INVALID, IDENTITY_UNDERAGE. */
function checkBirthday(birthday: string, minimumAge: number, now: Date): void {
  const field = 'birthday'
  const date = new Date(`${birthday}T00:00:00Z`)
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(birthday) && birthday >= '1900'
  if (!isReal) throw protectionErrors.IDENTITY_BIRTHDAY_INVALID({ field })
  const comesOfAge = Date.UTC(date.getUTCFullYear() + minimumAge, date.getUTCMonth(), date.getUTCDate())
  if (comesOfAge > now.getTime()) throw protectionErrors.IDENTITY_UNDERAGE({ field, extras: { minimumAge } })
}
