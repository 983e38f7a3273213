import { httpErrors } from '../../../../http/errors.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { newId } from '../../../../lib/id.ts'
import { type By, demand } from '../../../operators/service.ts'
import { membersErrors } from '../../errors.ts'
import { membersRights } from '../policy.ts'
import { presentTag } from '../presenter.ts'
import * as repository from '../tags-repository.ts'
import { changeHeld, type MembersOperatorDependencies, type Profile } from './change.ts'

const deedOf = (verb: string) => ({
  right: membersRights['tags.change'],
  action: `tags.${verb}`,
  subjectKind: 'tags',
  subjectId: ({ id }: repository.TagRow) => id,
  present: presentTag,
})

/** The tags of the brand in view. */
export async function listTags(
  { database }: MembersOperatorDependencies,
  session: OperatorSession,
): Promise<repository.TagRow[]> {
  demand(session, membersRights['tags.read'])
  return repository.selectTags(database.query, session.merchantId)
}

/** Throws TAG_TAKEN, TAGS_FULL; capitals and diacritics make no other name. */
export const createTag = (
  { clock, operators }: MembersOperatorDependencies,
  by: By,
  { name, colour }: { readonly name: string; readonly colour: string },
): Promise<repository.TagRow> =>
  operators.perform(by, deedOf('create'), async (tx) => {
    await repository.lockTags(tx, by.session.merchantId)
    const others = await repository.selectTags(tx.query, by.session.merchantId)
    if (others.length >= repository.MOST_TAGS) throw membersErrors.TAGS_FULL({ extras: { most: repository.MOST_TAGS } })
    const tag = { id: newId(clock.now().getTime()), name: name.trim(), colour }
    const after = await repository.insertTag(tx.query, by.session.merchantId, tag)
    if (after === undefined) throw membersErrors.TAG_TAKEN({ field: 'name' })
    return { before: null, after }
  })

/** Removes a tag, also from everybody who wears it. Throws NOT_FOUND. */
export const deleteTag = ({ operators }: MembersOperatorDependencies, by: By, id: string): Promise<repository.TagRow> =>
  operators.perform(by, deedOf('delete'), async (tx) => {
    const before = await repository.deleteTag(tx.query, by.session.merchantId, id)
    if (before === undefined) throw httpErrors.NOT_FOUND()
    return { before, after: null }
  })

/** The tags that a member wears from now on. Throws NOT_FOUND. */
export async function setMemberTags(
  dependencies: MembersOperatorDependencies,
  by: By,
  memberId: string,
  tagIds: readonly string[],
): Promise<repository.TagRow[]> {
  const { merchantId, account } = by.session
  const deed = {
    right: membersRights['members.tag'],
    action: 'members.tag',
    subjectKind: 'members',
    subjectId: () => memberId,
    present: ({ tags }: Profile) => ({ tags: tags.map(({ name }) => name) }),
  }
  const { tags } = await dependencies.operators.perform(by, deed, (tx) => {
    const owner = { merchantId, memberId }
    const tagged = { by: account, at: dependencies.clock.now() }
    return changeHeld(dependencies, tx, owner, () => repository.replaceTags(tx.query, owner, tagIds, tagged))
  })
  return tags
}
