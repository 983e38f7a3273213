import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useShowChatAuthorMutation } from './chat.generated.ts'
import type { Chat } from './chat-panel.tsx'

interface HiddenAuthorsProps {
  hidden: Chat['hidden']
  onStale: () => void
}

/** How many writers the member does not read, and the way to read them again; nothing where he reads all. */
export function HiddenAuthors({ hidden, onStale }: HiddenAuthorsProps) {
  const { t } = useTranslation('chat')
  const [isOpen, setOpen] = useState(false)
  // The last one who is shown again takes the list with him.
  if (hidden.length === 0) return null
  return (
    <>
      <Button kind="quiet" size="small" icon={<EyeOff size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('hiddenAuthors', { count: hidden.length })}
      </Button>
      {isOpen && <HiddenAuthorsDialog hidden={hidden} onStale={onStale} onClose={() => setOpen(false)} />}
    </>
  )
}

function HiddenAuthorsDialog({ hidden, onStale, onClose }: HiddenAuthorsProps & { onClose: () => void }) {
  const { t } = useTranslation('chat')
  const words = useErrorWords()
  const [failure, setFailure] = useState('')
  const [show, { loading }] = useShowChatAuthorMutation()
  const showAgain = async (key: string) => {
    try {
      const { data } = await show({ variables: { input: { key } } })
      const [error] = data?.showChatAuthor.userErrors ?? []
      setFailure(error?.message ?? '')
      if (!error) onStale()
    } catch (error) {
      setFailure(words(error).message)
    }
  }
  return (
    <Dialog open onClose={onClose} title={t('hiddenTitle')} size="small">
      <ul className="flex flex-col divide-y divide-line">
        {hidden.map(({ key, name }) => (
          <li key={key} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0 truncate font-semibold">{name}</span>
            <Button
              kind="secondary"
              size="small"
              disabled={loading}
              aria-label={t('showAuthor', { name })}
              onClick={() => void showAgain(key)}
            >
              {t('show')}
            </Button>
          </li>
        ))}
      </ul>
      {failure && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {failure}
        </p>
      )}
    </Dialog>
  )
}
