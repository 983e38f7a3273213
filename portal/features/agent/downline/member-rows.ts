import type { DownlineQuery } from './downline.generated.ts'

export type MemberRow = NonNullable<DownlineQuery['team']>['members']['items'][number]

/** What a table or list of members is given. */
export interface MemberRowsProps {
  rows: readonly MemberRow[]
  /** Found anywhere in the line: each row says where. */
  isSearch: boolean
  /** The brand lets the agent send money to those directly below. */
  maySend: boolean
  /** Opens the detail of a member. */
  onOpen: (id: string) => void
  /** Goes down to those below a member. */
  onDown: (id: string) => void
}
