import { httpErrors } from '../../../../http/errors.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { newId } from '../../../../lib/id.ts'
import { type By, demand } from '../../../operators/service.ts'
import * as repository from '../notes-repository.ts'
import { membersRights } from '../policy.ts'
import { presentNote } from '../presenter.ts'
import { type MembersOperatorDependencies, needMember } from './change.ts'

/** A note stands in the audit trail of its member. */
const deedOf = (verb: string, memberId: string) => ({
  right: membersRights['notes.write'],
  action: `notes.${verb}`,
  subjectKind: 'members',
  subjectId: () => memberId,
  present: presentNote,
})

/** Notes about a member, pinned ones first. Throws NOT_FOUND. */
export async function listNotes(
  { database }: MembersOperatorDependencies,
  session: OperatorSession,
  memberId: string,
): Promise<repository.NoteRow[]> {
  demand(session, membersRights['notes.read'])
  await needMember(database.query, session.merchantId, memberId)
  return repository.selectNotes(database.query, session.merchantId, memberId)
}

/** Adds a note; notes are never changed or removed. Throws NOT_FOUND. */
export const addNote = (
  { clock, operators }: MembersOperatorDependencies,
  by: By,
  memberId: string,
  { content, isPinned }: { readonly content: string; readonly isPinned: boolean },
): Promise<repository.NoteRow> =>
  operators.perform(by, deedOf('create', memberId), async (tx) => {
    const { merchantId, account } = by.session
    await needMember(tx.query, merchantId, memberId)
    const now = clock.now()
    const note = { id: newId(now.getTime()), content: content.trim(), is_pinned: isPinned, created_at: now }
    const owner = { merchant_id: merchantId, member_id: memberId, operator_account: account }
    return { before: null, after: await repository.insertNote(tx.query, { ...owner, ...note }) }
  })

/** Pins a note or takes the pin out. Throws NOT_FOUND. */
export const pinNote = (
  { operators }: MembersOperatorDependencies,
  by: By,
  memberId: string,
  noteId: string,
  isPinned: boolean,
): Promise<repository.NoteRow> =>
  operators.perform(by, deedOf('pin', memberId), async (tx) => {
    const { merchantId } = by.session
    const before = await repository.selectNote(tx.query, merchantId, memberId, noteId)
    if (before === undefined) throw httpErrors.NOT_FOUND()
    return { before, after: await repository.pinNote(tx.query, merchantId, memberId, noteId, isPinned) }
  })
