import { TextLink } from '../../fields/TextLink.tsx'

/** Leads to the protection of a member. */
export function MemberLink({ id, account }: { id: string; account: string }) {
  return <TextLink to={`/members/${id}/show/protection`}>{account}</TextLink>
}
