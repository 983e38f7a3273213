import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

interface SentNoteProps {
  words: 'sent' | 'sentVisitor'
  number: string
  onAnother: () => void
}

/** In the place of the form once it is sent: by which number it is found again, which stays on one line. */
export function SentNote({ words, number, onAnother }: SentNoteProps) {
  const { t } = useTranslation('feedback')
  const note = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone.
  useEffect(() => note.current?.focus(), [])
  return (
    <div className="flex flex-col items-start gap-4 rounded-md bg-success-soft p-4">
      <p ref={note} tabIndex={-1} className="flex items-start gap-2 font-semibold text-success">
        <CircleCheck size={20} aria-hidden className="mt-0.5 shrink-0" />
        <span>
          <Trans
            t={t}
            i18nKey={words}
            values={{ number }}
            components={{ number: <span className="whitespace-nowrap" /> }}
          />
        </span>
      </p>
      <Button kind="secondary" onClick={onAnother}>
        {t('sendAnother')}
      </Button>
    </div>
  )
}
