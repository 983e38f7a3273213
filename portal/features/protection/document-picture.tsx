import { ImageUp } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUploadLimit } from '../../brand/use-upload-limit.ts'
import { sendPicture } from '../../data/send-picture.ts'
import type { IdentityDocumentKind } from '../../lib/schema.generated.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { swallow } from '../../ui/swallow.ts'
import { readPrivateFile } from './private-file.ts'

/** One picture of the identity: what was uploaded, and the way to choose another. */
export function DocumentPicture({
  kind,
  uploadedAt,
  onChanged,
}: {
  kind: IdentityDocumentKind
  uploadedAt: string | undefined
  onChanged: () => void
}) {
  const { t } = useTranslation('protection')
  const { size, isTooLarge } = useUploadLimit()
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const address = `/wps/identity/documents/${kind}`
  const picture = usePicture(address, uploadedAt)

  async function choose(file: File | undefined): Promise<void> {
    if (file === undefined) return
    if (isTooLarge(file)) return setRefusal(t('identity.tooLarge', { size }))
    setBusy(true)
    setRefusal('')
    try {
      await sendPicture(address, file)
      onChanged()
    } catch (error) {
      setRefusal((error instanceof Error && error.message) || t('identity.uploadFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-1">
      <label
        htmlFor={id}
        className="relative flex aspect-[8/5] cursor-pointer flex-col items-center justify-center gap-2 overflow-hidden rounded-md border border-dashed border-line-strong p-3 text-center text-sm text-muted has-focus-visible:outline-2"
      >
        {picture && <img src={picture} alt="" className="absolute inset-0 size-full object-cover" />}
        <span className="relative flex items-center gap-2 rounded-sm bg-surface-1 px-2 py-1 text-ink">
          {isBusy ? <Spinner size={16} /> : <ImageUp size={16} aria-hidden />}
          {t(`identity.documents.${kind}`)}
        </span>
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg"
          aria-disabled={isBusy}
          onClick={isBusy ? swallow : undefined}
          className="sr-only"
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      </label>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {refusal}
      </p>
    </div>
  )
}

/** The address of a picture that only its owner may read, read anew when another one was uploaded. */
function usePicture(address: string, uploadedAt: string | undefined): string | undefined {
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    if (uploadedAt === undefined) return
    let url: string | undefined
    let isCurrent = true
    readPrivateFile(address).then(
      (blob) => {
        if (!isCurrent) return
        url = URL.createObjectURL(blob)
        setPicture(url)
      },
      // Without the picture the place still says what belongs there.
      () => setPicture(undefined),
    )
    return () => {
      isCurrent = false
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [address, uploadedAt])
  return picture
}
