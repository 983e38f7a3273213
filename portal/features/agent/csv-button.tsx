import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'

interface CsvButtonProps {
  download: (() => Promise<void>) | null
  /** What is downloaded, where it is no table. */
  label?: string
}

/** Downloads a whole table; null while there is nothing in it. A press while it comes does nothing. */
export function CsvButton({ download, label }: CsvButtonProps) {
  const { t } = useTranslation('agent')
  const [isBusy, setBusy] = useState(false)
  const press = () => {
    if (!download) return
    setBusy(true)
    download()
      .catch(() => toast.error(t('downloadFailed')))
      .finally(() => setBusy(false))
  }
  return (
    <Button
      kind="secondary"
      className="ms-auto"
      icon={<Download size={16} aria-hidden />}
      busy={isBusy}
      disabled={!download}
      onClick={press}
    >
      {label ?? t('downloadCsv')}
    </Button>
  )
}
