import { ImageUp } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrandPicture } from '../../brand/use-brand-picture.ts'
import { useUploadLimit } from '../../brand/use-upload-limit.ts'
import { sendPicture } from '../../data/send-picture.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { swallow } from '../../ui/swallow.ts'
import { toast } from '../../ui/toast.ts'
import { useRemoveAvatarMutation } from './profile.generated.ts'

const address = '/wps/member/info/icon'

/** The picture of the member: choose, change, take away. */
export function AvatarForm({ avatarUrl, onChanged }: { avatarUrl: string | null; onChanged: () => void }) {
  const { t } = useTranslation('account')
  const { size, isTooLarge } = useUploadLimit()
  const id = useId()
  const picture = useBrandPicture(avatarUrl)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [removeAvatar] = useRemoveAvatarMutation()

  async function run(work: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true)
    setRefusal('')
    try {
      await work()
      toast.success(done)
      onChanged()
    } catch (error) {
      setRefusal((error instanceof Error && error.message) || t('profile.pictureFailed'))
    } finally {
      setBusy(false)
    }
  }
  async function choose(file: File | undefined): Promise<void> {
    if (file === undefined) return
    if (isTooLarge(file)) return setRefusal(t('profile.pictureTooLarge', { size }))
    await run(() => sendPicture(address, file), t('profile.pictureSaved'))
  }
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="flex flex-wrap items-center gap-5 rounded-lg border border-line bg-surface-1 p-5"
    >
      <Avatar source={picture} size={96} />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div>
          <h3 id={`${id}-title`} className="font-semibold">
            {t('profile.picture')}
          </h3>
          <p className="text-sm text-muted">{t('profile.pictureHint', { size })}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <label
            htmlFor={id}
            className="inline-flex h-11 cursor-pointer items-center gap-2 rounded-md border border-line-strong px-4 text-sm font-semibold hover:bg-surface-3 has-focus-visible:outline-2"
          >
            {isBusy ? <Spinner size={16} /> : <ImageUp size={16} aria-hidden />}
            {t(avatarUrl === null ? 'profile.choosePicture' : 'profile.changePicture')}
            <input
              id={id}
              type="file"
              accept="image/png,image/jpeg"
              aria-disabled={isBusy}
              onClick={isBusy ? swallow : undefined}
              className="sr-only"
              onChange={(event) => {
                void choose(event.target.files?.[0])
                // The same file may be chosen again after a refusal.
                event.target.value = ''
              }}
            />
          </label>
          {avatarUrl !== null && (
            <Button kind="quiet" disabled={isBusy} onClick={() => void run(removeAvatar, t('profile.pictureRemoved'))}>
              {t('profile.removePicture')}
            </Button>
          )}
        </div>
        <p role="alert" className="text-sm text-danger empty:hidden">
          {refusal}
        </p>
      </div>
    </section>
  )
}
