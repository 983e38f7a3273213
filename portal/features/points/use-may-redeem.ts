import { openDialog } from '../../dialogs/dialog-store.ts'
import { useMember } from '../../session/use-member.ts'

/** Whether whoever looks has points; visitors and trial players are led to sign in or to register instead. */
export function useMayRedeem(): { mayRedeem: boolean; isTrial: boolean; leadOn: () => void } {
  const { isSignedIn, isTrial } = useMember()
  const leadOn = () => (isTrial ? openDialog('register') : openDialog('login'))
  return { mayRedeem: isSignedIn && !isTrial, isTrial, leadOn }
}
