interface AccountLinkProps {
  /** Whose row it is; without a member where he is in the line no more. */
  row: { memberId: string; account: string; member: { id: string } | null }
  onOpen: (memberId: string) => void
}

/** Whose row it is, as a button that opens the member. */
export function AccountLink({ row: { memberId, account, member }, onOpen }: AccountLinkProps) {
  if (member === null) return <span>{account}</span>
  return (
    <button
      type="button"
      onClick={() => onOpen(memberId)}
      className="min-h-6 truncate font-semibold text-accent underline-offset-4 hover:underline"
    >
      {account}
    </button>
  )
}
