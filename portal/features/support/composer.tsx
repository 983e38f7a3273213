import { ImagePlus, SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUploadLimit } from '../../brand/use-upload-limit.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useSupportTypingMutation } from './support.generated.ts'
import type { ChatControl } from './use-chat.ts'

const most = 1000
/** How often it is told that somebody is writing, in milliseconds. */
const tellEvery = 3_000

/** Where a message is written: Enter sends, Shift and Enter begin a line. */
export function Composer({ control }: { control: ChatControl }) {
  const { t } = useTranslation('support')
  const { pending, secret, chat } = control
  const [content, setContent] = useState('')
  const fieldId = useId()
  const [tellTyping] = useSupportTypingMutation()
  const told = useRef(0)

  function write(text: string): void {
    setContent(text)
    if (chat?.state !== 'ACTIVE' || text.trim() === '' || Date.now() - told.current < tellEvery) return
    told.current = Date.now()
    // Nobody misses a word about writing that was lost.
    tellTyping({ variables: { secret } }).catch(() => undefined)
  }
  function send(): void {
    const text = content.trim()
    if (text === '') return
    setContent('')
    void pending.sendText(text)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const press = (event: KeyboardEvent) => {
    // While a syllable is being composed Enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2 border-t border-line bg-surface-1 p-3">
      <PictureButton onChosen={(file) => void pending.sendFile(file)} />
      <label htmlFor={fieldId} className="sr-only">
        {t('chat.message')}
      </label>
      <textarea
        id={fieldId}
        value={content}
        onChange={(event) => write(event.target.value)}
        onKeyDown={press}
        placeholder={t('chat.placeholder')}
        maxLength={most}
        rows={1}
        className="field-sizing-content max-h-32 min-h-11 min-w-0 flex-1 resize-none rounded-md border border-line-strong bg-surface-0 px-3 py-2.5 text-base"
      />
      <IconButton type="submit" label={t('chat.send')} icon={<SendHorizontal size={20} aria-hidden />} />
    </form>
  )
}

function PictureButton({ onChosen }: { onChosen: (file: File) => void }) {
  const { t } = useTranslation('support')
  const { size, isTooLarge } = useUploadLimit()
  const [isRefused, setRefused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="relative">
      <IconButton
        label={t('chat.picture')}
        icon={<ImagePlus size={20} aria-hidden />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        aria-label={t('chat.picture')}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file === undefined) return
          setRefused(isTooLarge(file))
          if (!isTooLarge(file)) onChosen(file)
        }}
      />
      {isRefused && (
        <p role="alert" className="absolute bottom-13 start-0 w-60 rounded-md bg-danger-soft p-2 text-sm text-danger">
          {t('chat.pictureTooLarge', { size })}
        </p>
      )}
    </div>
  )
}
