import { Link } from 'react-router-dom'

/** Leads to the protection of a member. */
export function MemberLink({ id, account }: { id: string; account: string }) {
  return (
    <Link to={`/members/${id}/show/protection`} style={{ color: 'inherit' }}>
      {account}
    </Link>
  )
}
