import { isPlayBlocked } from './play-blocked.ts'
import { useMember } from './use-member.ts'

/** Whether anything may be advertised: not to a member who takes a break, nor before it is known whether this one does. */
export function useMayAdvertise(): boolean {
  const { isSignedIn, member } = useMember()
  return !isSignedIn || (member !== null && !isPlayBlocked(member))
}
