import type { Transaction } from '../../db/connection.ts'
import { httpErrors } from '../../http/errors.ts'
import { hashPassword, newPlainText } from '../../lib/credentials.ts'
import { newId } from '../../lib/id.ts'
import { loadWords } from '../../lib/words.ts'
import { noteAccess } from '../operators/service.ts'
import type { MembersParts } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import * as desk from './operator-repository.ts'
import { maskEmail } from './presenter.ts'
import { dropAvatar } from './profile-repository.ts'
import type { MemberRow } from './repository.ts'
import * as repository from './repository.ts'

const FAILURE_WINDOW = 30 * 60_000
/** A password given by an operator travels by mail or by telephone: a day, not half an hour. */
const ONE_TIME_HOURS = 24
const ONE_TIME_LENGTH = 12
const words = loadWords('mails')

/** What an operator may correct; undefined stays. */
export interface Correction {
  readonly language?: string | undefined
  readonly nickname?: string | null | undefined
  readonly payeeName?: string | null | undefined
}

/** A new password with its hashes, made before the transaction: hashing takes its time. */
export interface PasswordReset {
  readonly brand: string
  readonly password: string
  readonly hash: string
  readonly unusable: string
  readonly email: string | null
}

/** What operators do about one member. Every change belongs to the caller's transaction, beside its audit entry. */
export function createMemberDesk(parts: MembersParts) {
  const { database, clock, sites, sessions, messages, failures, verification } = parts

  async function profileOf(query: Transaction['query'], merchantId: string, member: MemberRow) {
    const since = new Date(clock.now().getTime() - FAILURE_WINDOW)
    return {
      member,
      uplines: await desk.selectUplines(query, merchantId, member.id),
      downlines: await desk.countDownlines(query, merchantId, member.id),
      failedTries: await desk.selectFailures(query, merchantId, member.account, since),
      tags: await desk.selectTagsOf(query, merchantId, member.id),
      factors: await verification.countFactors(query, { merchantId, memberId: member.id }),
    }
  }

  async function needProfile(query: Transaction['query'], merchantId: string, id: string) {
    const member = await repository.selectMember(query, merchantId, id)
    if (member === undefined) throw httpErrors.NOT_FOUND()
    return profileOf(query, merchantId, member)
  }

  /** Locks the member, carries the change out, and tells what was and what became. */
  async function change(
    tx: Transaction,
    merchantId: string,
    id: string,
    work: (member: MemberRow) => Promise<unknown>,
  ) {
    const member = await desk.lockMember(tx.query, merchantId, id)
    if (member === undefined) throw httpErrors.NOT_FOUND()
    const before = await profileOf(tx.query, merchantId, member)
    await work(member)
    return { before, after: await needProfile(tx.query, merchantId, id) }
  }

  /** Tells the member in the inbox, in the member's language. */
  const tell = async (tx: Transaction, member: MemberRow, key: string) =>
    messages.deliver(
      tx,
      { merchantId: member.merchant_id, memberId: member.id },
      {
        title: words.say(`${key}_title`, member.language, {}) ?? '',
        content: words.say(`${key}_content`, member.language, { account: member.account }) ?? '',
      },
    )

  /** Whoever can let himself into an account does not pay it for a time (decision 0027). */
  const touch = (tx: Transaction, { merchant_id: merchantId, id: memberId }: MemberRow, operatorId: string) =>
    noteAccess(tx.query, { merchantId, memberId }, operatorId, clock.now())

  return {
    profile: (merchantId: string, id: string) => needProfile(database.query, merchantId, id),

    /**
     * LOCKED ends every session at once; bets read the status themselves, so the next one is refused. Throws ACCOUNT_CLOSED:
     * what its owner closed is reopened at the protection desk.
     */
    setStatus: (tx: Transaction, merchantId: string, id: string, status: 'ACTIVE' | 'LOCKED') =>
      change(tx, merchantId, id, async (member) => {
        if (member.status === 'CLOSED') throw membersErrors.ACCOUNT_CLOSED({ field: 'status' })
        await desk.updateMember(tx.query, merchantId, id, { status })
        if (status === 'LOCKED') await sessions.endAll(tx, { merchantId, memberId: id })
      }),

    /** Corrects what is not undefined. Throws LANGUAGE_NOT_OFFERED. A new payee name is told to the member. */
    correct: (
      tx: Transaction,
      merchantId: string,
      id: string,
      { language, nickname, payeeName }: Correction,
      operatorId: string,
    ) =>
      change(tx, merchantId, id, async (member) => {
        await desk.updateMember(tx.query, merchantId, id, {
          // Something is always set, be it what it was.
          language: language ?? member.language,
          ...(nickname === undefined ? {} : { nickname }),
          ...(payeeName === undefined ? {} : { payee_name: payeeName }),
        })
        if (payeeName === undefined || payeeName === member.payee_name) return
        await touch(tx, member, operatorId)
        await tell(tx, member, 'payee_name_corrected')
      }),

    /**
     * A one-time password in place of the old one, which stops working at once; sessions end. It is mailed where there
     * is an address: only then does nobody but the member know it. `oneTimePassword` is told once, without an address.
     */
    async prepareReset(merchantId: string, id: string): Promise<PasswordReset> {
      const member = await repository.selectMember(database.query, merchantId, id)
      if (member === undefined) throw httpErrors.NOT_FOUND()
      const password = newPlainText(ONE_TIME_LENGTH)
      // Nobody ever learns the second one: it only takes the old password's place.
      const hash = await hashPassword(password)
      const unusable = await hashPassword(newPlainText(40))
      const brand = (await sites.findMerchant(merchantId)).name
      return { brand, password, hash, unusable, email: member.email }
    },
    resetPassword: (
      tx: Transaction,
      merchantId: string,
      id: string,
      { brand, password, hash, unusable, email }: PasswordReset,
      operatorId: string,
    ) =>
      change(tx, merchantId, id, async (member) => {
        await touch(tx, member, operatorId)
        const now = clock.now()
        const owner = { merchant_id: merchantId, member_id: id, created_at: now }
        const expiresAt = new Date(now.getTime() + ONE_TIME_HOURS * 3_600_000)
        await repository.replacePassword(tx.query, { ...owner, kind: 'MAIN', hash: unusable, must_change: true })
        await repository.replacePassword(tx.query, {
          ...owner,
          kind: 'MAILED',
          hash,
          must_change: true,
          expires_at: expiresAt,
        })
        await sessions.endAll(tx, { merchantId, memberId: id })
        await failures.clear(tx.query, merchantId, member.account)
        if (email === null) return
        const values = { brand, account: member.account, password, hours: ONE_TIME_HOURS }
        await messages.queueMail(tx, {
          to: email,
          sender: brand,
          subject: words.say('reset_password_subject', member.language, values) ?? '',
          text: words.say('reset_password_text', member.language, values) ?? '',
        })
      }),

    resetPaymentPassword: (tx: Transaction, merchantId: string, id: string, operatorId: string) =>
      change(tx, merchantId, id, async (member) => {
        await touch(tx, member, operatorId)
        await desk.updateMember(tx.query, merchantId, id, { payment_password_hash: null })
        await tell(tx, member, 'payment_password_reset')
      }),

    /** Takes authenticator app, recovery codes and passkeys away for who lost them; sessions and remembered devices end. */
    resetSecondFactor: (tx: Transaction, merchantId: string, id: string, operatorId: string) =>
      change(tx, merchantId, id, async (member) => {
        await touch(tx, member, operatorId)
        const owner = { merchantId, memberId: id }
        await verification.forgetTotp(tx, owner)
        await verification.forgetPasskeys(tx, owner)
        await sessions.endAll(tx, owner)
        await tell(tx, member, 'second_factor_reset')
        if (member.email === null) return
        const values = { brand: (await sites.findMerchant(merchantId)).name, account: member.account }
        await messages.queueMail(tx, {
          to: member.email,
          sender: values.brand,
          subject: words.say('second_factor_reset_title', member.language, values) ?? '',
          text: words.say('second_factor_reset_content', member.language, values) ?? '',
        })
      }),

    /** Takes a picture away that should not be seen; the member may choose another one. Throws NOT_FOUND without one. */
    removeAvatar: (tx: Transaction, merchantId: string, id: string) =>
      change(tx, merchantId, id, async (member) => {
        if (member.avatar_url === null) throw httpErrors.NOT_FOUND()
        await dropAvatar(tx.query, { merchantId, memberId: id })
        await tell(tx, member, 'avatar_removed')
      }),

    clearFailures: (tx: Transaction, merchantId: string, id: string) =>
      change(tx, merchantId, id, (member) => failures.clear(tx.query, merchantId, member.account)),

    /** Ends one session, or all. */
    endSessions: (tx: Transaction, merchantId: string, id: string, sessionId: string | undefined) =>
      change(tx, merchantId, id, () => sessions.endFor(tx, { merchantId, memberId: id }, sessionId)),

    async notes(merchantId: string, id: string) {
      await needProfile(database.query, merchantId, id)
      return desk.selectNotes(database.query, merchantId, id)
    },
    async addNote(
      tx: Transaction,
      merchantId: string,
      id: string,
      { content, isPinned, author }: { content: string; isPinned: boolean; author: string },
    ) {
      const now = clock.now()
      const member = await repository.selectMember(tx.query, merchantId, id)
      if (member === undefined) throw httpErrors.NOT_FOUND()
      const note = { id: newId(now.getTime()), content: content.trim(), is_pinned: isPinned, created_at: now }
      const owner = { merchant_id: merchantId, member_id: id, operator_account: author }
      return { before: null, after: await desk.insertNote(tx.query, { ...owner, ...note }) }
    },
    async pinNote(tx: Transaction, merchantId: string, id: string, noteId: string, isPinned: boolean) {
      const before = await desk.selectNote(tx.query, merchantId, id, noteId)
      if (before === undefined) throw httpErrors.NOT_FOUND()
      return { before, after: await desk.pinNote(tx.query, merchantId, id, noteId, isPinned) }
    },

    tags: (merchantId: string) => desk.selectTags(database.query, merchantId),
    /** Throws TAG_TAKEN; capitals and diacritics make no other name. */
    async createTag(tx: Transaction, merchantId: string, { name, colour }: { name: string; colour: string }) {
      const tag = { id: newId(clock.now().getTime()), name: name.trim(), colour }
      const after = await desk.insertTag(tx.query, merchantId, tag)
      if (after === undefined) throw membersErrors.TAG_TAKEN({ field: 'name' })
      return { before: null, after }
    },
    async deleteTag(tx: Transaction, merchantId: string, id: string) {
      const before = await desk.deleteTag(tx.query, merchantId, id)
      if (before === undefined) throw httpErrors.NOT_FOUND()
      return { before, after: null }
    },
    setTags: (tx: Transaction, merchantId: string, id: string, tagIds: readonly string[], by: string) =>
      change(tx, merchantId, id, () =>
        desk.replaceTags(tx.query, { merchantId, memberId: id }, tagIds, { by, at: clock.now() }),
      ),
  }
}

export type MemberDesk = ReturnType<typeof createMemberDesk>
export type Profile = Awaited<ReturnType<MemberDesk['profile']>>

/** Where a one-time password goes, as the operator may know it. */
export const mailedTo = ({ email }: Pick<PasswordReset, 'email'>): string | null =>
  email === null ? null : maskEmail(email)
