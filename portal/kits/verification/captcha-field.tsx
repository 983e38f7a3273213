import { RefreshCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'
import { useCaptchaQuery } from './verification.generated.ts'

/** A person may ask for another picture once a second (§5). */
const refreshPause = 1000

export interface CaptchaFieldProps extends Omit<TextFieldProps, 'label' | 'after'> {
  /** Told the id of each picture; it goes back to the server with the answer. */
  onPicture: (captchaId: string) => void
  /** Another number asks for another picture, for example after a failed try. */
  attempt: number
}

/**
 * A captcha picture and the field for what it says. It appears because the house asks for one more thing after a try, so the person goes on in
 * it; say by `describedBy` where it stands why.
 */
export function CaptchaField({ onPicture, attempt, ...field }: CaptchaFieldProps) {
  const { t } = useTranslation('identity')
  const { data, loading, refetch } = useCaptchaQuery({ fetchPolicy: 'no-cache', notifyOnNetworkStatusChange: true })
  const refreshedAt = useRef(0)
  const captcha = data?.captcha
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])

  const refresh = () => {
    if (Date.now() - refreshedAt.current < refreshPause) return
    refreshedAt.current = Date.now()
    void refetch()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new attempt asks for a new picture.
  useEffect(() => {
    if (attempt > 0) void refetch()
  }, [attempt])
  useEffect(() => {
    if (captcha) onPicture(captcha.id)
  }, [captcha, onPicture])

  return (
    <div ref={box} className="grid grid-cols-[1fr_auto] items-start gap-3">
      <TextField
        {...field}
        label={t('captcha')}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
      />
      <div className="mt-6.5 flex items-center gap-1">
        {captcha && !loading ? (
          <img
            src={`data:image/png;base64,${captcha.image}`}
            alt={t('captchaPicture')}
            className="h-11 w-28 rounded-md bg-surface-3"
          />
        ) : (
          <Skeleton className="h-11 w-28" />
        )}
        <button
          type="button"
          aria-label={t('anotherCaptcha')}
          onClick={refresh}
          className="flex size-11 items-center justify-center rounded-md text-muted hover-quiet"
        >
          <RefreshCw size={18} aria-hidden />
        </button>
      </div>
    </div>
  )
}
