import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useData } from '../../data/use-data.ts'
import type { DialogComponentProps } from '../../dialogs/dialog-store.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { PopupsDocument } from './notices.generated.ts'
import { popupAudience, recordPopupsSeen } from './popup-audience.ts'

/** The public announcement: once per session, one popup after the other (§4). */
export default function AnnouncementDialog({ open, onClose }: DialogComponentProps<'announcement'>) {
  const { t } = useTranslation('content')
  const [place, setPlace] = useState(0)
  const { data } = useData(PopupsDocument, { occasions: popupAudience() })
  const popups = data?.announcements?.items ?? []
  // One that ended while it was read goes, and the next one or the last takes its place.
  const shown = Math.min(place, popups.length - 1)
  const popup = popups[shown]
  const isOver = data !== undefined && popup === undefined
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    if (isOver) leave()
  }, [isOver])
  if (!popup) return null

  const close = () => {
    recordPopupsSeen()
    onClose()
  }
  const isLast = shown === popups.length - 1
  // The close button is for all of them; Escape and the way back are for the one that was seen.
  const goOn = isLast ? close : () => setPlace(shown + 1)
  return (
    <Dialog
      open={open}
      onClose={close}
      onEscape={goOn}
      size="medium"
      title={popup.title}
      footer={
        <>
          {popups.length > 1 && (
            <span className="flex-1 self-center text-sm text-faint tabular">
              {t('announcementNumber', { number: shown + 1, total: popups.length })}
            </span>
          )}
          <Button onClick={goOn}>{isLast ? t('understood') : t('nextAnnouncement')}</Button>
        </>
      }
    >
      <Markdown text={popup.content} />
    </Dialog>
  )
}
