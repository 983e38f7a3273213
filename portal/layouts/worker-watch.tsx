import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { watchServiceWorker } from '../lib/service-worker.ts'
import { isGamePath } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { FloatingNotice } from '../ui/floating-notice.tsx'

/**
 * Starts the service worker, goes where a notification leads, and offers a new version. It is loaded when the person says so, and not
 * offered while a game runs.
 */
export default function WorkerWatch() {
  const { t } = useTranslation('app')
  const navigate = useNavigate()
  const isGame = isGamePath(useLocation().pathname)
  const [isNew, setNew] = useState(false)
  useEffect(
    () => watchServiceWorker({ onNewVersion: () => setNew(true), onOpen: (path) => void navigate(path) }),
    [navigate],
  )
  if (!isNew || isGame) return null
  return (
    <FloatingNotice>
      <p className="flex-1 text-sm">{t('update.text')}</p>
      <Button kind="quiet" size="small" onClick={() => setNew(false)}>
        {t('update.later')}
      </Button>
      <Button size="small" onClick={() => window.location.reload()}>
        {t('update.reload')}
      </Button>
    </FloatingNotice>
  )
}
