import { useEffect } from 'react'
import { useData } from '../../data/use-data.ts'
import { openDialog, useOpenDialog } from '../../dialogs/dialog-store.ts'
import { useMayAdvertise } from '../../session/use-may-advertise.ts'
import { useMember } from '../../session/use-member.ts'
import { PopupsDocument } from './notices.generated.ts'
import { popupAudience, werePopupsSeen } from './popup-audience.ts'

/** Opens the announcement popup once per session, when there is one for this audience and no other dialog is open (§4). */
export default function PopupOpener() {
  const { isSignedIn } = useMember()
  const dialog = useOpenDialog()
  const isDue = useMayAdvertise() && !werePopupsSeen()
  const { data } = useData(PopupsDocument, { occasions: popupAudience() }, { skip: !isDue })
  const hasPopups = (data?.announcements?.items.length ?? 0) > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in changes the audience
  useEffect(() => {
    if (isDue && hasPopups && !dialog) openDialog('announcement')
  }, [isDue, hasPopups, dialog, isSignedIn])
  return null
}
