import { defineExport } from '../../../db/export-source.ts'
import { momentCursor } from '../../../http/feed.ts'
import { isAgent, isTrial } from '../../../lib/account-types.ts'
import { countMembers, type ListedMember, type MemberFilter, readMembers } from './list-repository.ts'
import { membersRights } from './policy.ts'
import { membersOperatorCalls } from './schema.ts'

const field = (name: string) => ({ heading: `resources.members.fields.${name}` })

/** The kind of account as the console has words for it. */
function kindOf({ type }: ListedMember): string {
  const account = { accountType: type }
  if (isTrial(account)) return 'TRIAL'
  return isAgent(account) ? 'AGENT' : 'MEMBER'
}

/** Members of a brand, whole. */
export const membersExport = defineExport({
  name: 'MEMBERS',
  right: membersRights['members.read'],
  filter: membersOperatorCalls.listOperatorMembers.query,
  before: 'registeredTo',
  narrow: ({ pageNo: _page, pageSize: _size, sort: _sort, ids, types, ...filter }): MemberFilter => ({
    ...filter,
    ids: ids?.split(','),
    types: types?.split(',').map(Number),
  }),
  columns: [
    { ...field('registeredAt'), cell: ({ registered_at }: ListedMember) => registered_at },
    { ...field('account'), cell: ({ account }) => account },
    { ...field('nickname'), cell: ({ nickname }) => nickname },
    { ...field('type'), words: 'memberTypes', cell: kindOf },
    { ...field('status'), words: 'memberStatuses', cell: ({ status }) => status },
    { ...field('balance'), cell: ({ balance }) => balance },
    { ...field('currency'), cell: ({ currency }) => currency },
    { ...field('payeeName'), cell: ({ payee_name }) => payee_name },
    { ...field('tags'), cell: ({ tags }) => tags.map(({ name }) => name).join(', ') },
    { ...field('email'), cell: ({ email }) => email },
    { ...field('mobileNumber'), cell: ({ mobile }) => mobile },
    { ...field('lastSignInAt'), cell: ({ last_sign_in_at }) => last_sign_in_at },
    { ...field('lastSignInIp'), cell: ({ last_sign_in_ip }) => last_sign_in_ip },
  ],
  cursor: momentCursor,
  placeOf: ({ registered_at, id }) => ({ at: registered_at, id }),
  count: countMembers,
  read: readMembers,
})
