import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useData } from '../../data/use-data.ts'
import { openDialog, useOpenDialog } from '../../dialogs/dialog-store.ts'
import { isDialogPath } from '../../paths.ts'
import { useMayAdvertise } from '../../session/use-may-advertise.ts'
import { useMember } from '../../session/use-member.ts'
import { PopupsDocument } from './notices.generated.ts'
import { popupAudience, werePopupsSeen } from './popup-audience.ts'

/** Opens the announcement popup once per session, when there is one for this audience and no other dialog is open (§4). */
export default function PopupOpener() {
  const { isSignedIn } = useMember()
  const dialog = useOpenDialog()
  // Whoever comes to sign in is let do so first, also before that dialog is there.
  const comesToSignIn = isDialogPath(useLocation().pathname)
  const isDue = useMayAdvertise() && !werePopupsSeen() && !comesToSignIn
  const { data } = useData(PopupsDocument, { occasions: popupAudience() }, { skip: !isDue })
  const hasPopups = (data?.announcements?.items.length ?? 0) > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in changes the audience
  useEffect(() => {
    if (isDue && hasPopups && !dialog) openDialog('announcement')
  }, [isDue, hasPopups, dialog, isSignedIn])
  return null
}
