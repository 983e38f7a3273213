import { ImagePlus, X } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUploadLimit } from '../../brand/use-upload-limit.ts'
import { sendFile } from '../../data/send-picture.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { swallow } from '../../ui/swallow.ts'

/** An uploaded picture: its id at the server, and an address for this page. */
export interface ChosenPicture {
  readonly id: string
  readonly preview: string
}

interface PicturePickerProps {
  label: string
  /** What is said below as long as nothing is wrong. */
  hint: string
  pictures: readonly ChosenPicture[]
  /** How many there may be. */
  most: number
  error: string | undefined
  onChange: (pictures: readonly ChosenPicture[]) => void
}

/** A few pictures, chosen one by one or together, and sent as they are chosen. Those that came through stay where a later one failed. */
export function PicturePicker({ label, hint, pictures, most, error, onChange }: PicturePickerProps) {
  const { t } = useTranslation('common')
  const { size } = useUploadLimit()
  const inputId = useId()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const room = most - pictures.length
  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    if (files.length === 0) return
    setBusy(true)
    setFailure(files.length > room ? t('tooManyPictures', { most }) : undefined)
    const sent = [...pictures]
    try {
      for (const file of files.slice(0, room)) {
        sent.push({ id: (await sendFile(file)).id, preview: URL.createObjectURL(file) })
        onChange([...sent])
      }
    } catch (reason) {
      setFailure(reason instanceof Error && reason.message !== '' ? reason.message : t('uploadFailed', { size }))
    }
    target.value = ''
    setBusy(false)
  }
  const note = failure ?? error
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-muted">{label}</legend>
      <div className="flex flex-wrap gap-3">
        {pictures.map(({ id, preview }, index) => (
          <span key={id} className="relative">
            <img
              src={preview}
              alt={t('picture', { number: index + 1 })}
              className="size-20 rounded-md border border-line object-cover"
            />
            <button
              type="button"
              aria-label={t('removePicture', { number: index + 1 })}
              onClick={() => onChange(pictures.filter((picture) => picture.id !== id))}
              className="absolute -end-2 -top-2 flex size-8 items-center justify-center rounded-full border border-line bg-surface-3 text-ink"
            >
              <X size={16} aria-hidden />
            </button>
          </span>
        ))}
        {room > 0 && (
          <label
            htmlFor={inputId}
            className="flex size-20 cursor-pointer flex-col items-center justify-center gap-1 rounded-md border border-dashed border-line-strong text-center text-xs text-muted has-focus-visible:outline-2"
          >
            {isBusy ? <Spinner size={18} /> : <ImagePlus size={18} aria-hidden />}
            {t('addPicture')}
            <input
              id={inputId}
              type="file"
              accept="image/png,image/jpeg"
              multiple={room > 1}
              aria-disabled={isBusy}
              onClick={isBusy ? swallow : undefined}
              onChange={add}
              className="sr-only"
            />
          </label>
        )}
      </div>
      <p role={note ? 'alert' : undefined} className={note ? 'mt-2 text-sm text-danger' : 'mt-2 text-sm text-faint'}>
        {note ?? hint}
      </p>
    </fieldset>
  )
}
