import { randomUUID } from 'node:crypto'
import { httpErrors } from '../../http/errors.ts'
import type { MemberSession } from '../../http/session.ts'
import { cutToSquare, type Picture } from '../../http/upload.ts'
import { invalid } from '../../http/validation.ts'
import { plainLine } from '../../lib/plain-text.ts'
import type { RegistrationRule } from '../sites/service.ts'
import type { MembersParts } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import { membersPolicy } from './policy.ts'
import * as profiles from './profile-repository.ts'
import { checkRule, readBirthday } from './registration-rules.ts'
import type { MemberRow } from './repository.ts'
import * as repository from './repository.ts'

/** Pixels; twice the largest size in which the picture of a member is shown. */
const AVATAR_SIDE = 256
const avatarUrl = (id: string) => `/wps/member/icons/${id}`

export interface ProfileChange {
  /** Null takes it away. */
  readonly nickname?: string | null
  readonly birthday?: string
  /** A further way to be reached, such as zalo. */
  readonly contact?: { readonly name: string; readonly text: string }
}

/** A nickname as others shall read it, by the brand's own rule of the field; null takes it away. Throws INVALID_INPUT. */
function readNickname(rules: readonly RegistrationRule[], given: string | null): string | null {
  const nickname = plainLine(given ?? '')
  if (nickname === '') return null
  const rule = rules.find(({ name }) => name === 'nickname')
  if (rule !== undefined) checkRule(rule, nickname)
  return nickname
}

/** A contact, trimmed, by the brand's own rule of the field. Throws INVALID_INPUT. */
function readContact(rules: readonly RegistrationRule[], { name, text }: NonNullable<ProfileChange['contact']>) {
  const contact = { name, text: text.trim() }
  const rule = rules.find((field) => field.name === name)
  if (rule !== undefined) checkRule(rule, contact.text)
  else if (contact.text === '') throw invalid(name, 'INVALID_INPUT_REQUIRED')
  return contact
}

/** What members tell about themselves (sections 3 and 7, member information and its icon). */
export function createProfile({ database, clock, sites, persons }: MembersParts) {
  function demandOwn(session: MemberSession): void {
    if (!membersPolicy['profile.change'](session)) throw httpErrors.TRUE_ACCOUNT_NEEDED()
  }

  return {
    async readProfile(session: MemberSession): Promise<{ member: MemberRow; minimumAge: number }> {
      demandOwn(session)
      const member = await repository.selectMember(database.query, session.merchantId, session.memberId)
      if (member === undefined) throw httpErrors.UNAUTHENTICATED()
      const { minimumAge } = await sites.findMerchant(session.merchantId)
      return { member, minimumAge }
    },

    /**
     * Changes what is given. A birthday is set once: it decides who may play; so is a contact, since others may not slip theirs in. Throws
     * INVALID_INPUT, DATE_INVALID, UNDERAGE, BIRTHDAY_SET, CONTACT_SET.
     */
    async updateProfile(session: MemberSession, { nickname, birthday, contact }: ProfileChange): Promise<void> {
      demandOwn(session)
      const merchant = await sites.findMerchant(session.merchantId)
      const rules = await sites.listRegistrationFields(merchant.id)
      const name = nickname === undefined ? undefined : readNickname(rules, nickname)
      const born = birthday === undefined ? undefined : readBirthday(birthday, merchant, clock.now())
      const told = contact === undefined ? undefined : readContact(rules, contact)
      await database.transaction(async (tx) => {
        if (told !== undefined && !(await profiles.setContact(tx.query, session, told)))
          throw membersErrors.CONTACT_SET({ field: 'contact' })
        if (name !== undefined) await profiles.updateMember(tx.query, session, { nickname: name })
        if (born === undefined) return
        if (!(await profiles.setBirthday(tx.query, session, born, clock.now())))
          throw membersErrors.BIRTHDAY_SET({ field: 'birthday' })
        // Name and birthday together may tell that this person is excluded elsewhere.
        await persons.adoptExclusion(tx, session)
      })
    },

    /** Answers the address of the new picture; the one before is gone. */
    async setAvatar(session: MemberSession, picture: Picture): Promise<string> {
      demandOwn(session)
      const { bytes, type } = await cutToSquare(picture, AVATAR_SIDE)
      const id = randomUUID()
      await database.transaction(async (tx) => {
        await profiles.writeAvatar(tx.query, session, { id, bytes, type }, clock.now())
        await profiles.updateMember(tx.query, session, { avatar_url: avatarUrl(id) })
      })
      return avatarUrl(id)
    },

    async removeAvatar(session: MemberSession): Promise<void> {
      demandOwn(session)
      await database.transaction((tx) => profiles.dropAvatar(tx.query, session))
    },

    /** The bytes at an address of the brand. Throws NOT_FOUND, for the picture of another brand too. */
    async readAvatar(merchantId: string, id: string) {
      const avatar = await profiles.findAvatar(database.query, merchantId, id)
      if (avatar === undefined) throw httpErrors.NOT_FOUND()
      return avatar
    },
  }
}
