import { CircleAlert } from 'lucide-react'
import type { FieldValues, FormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { clockText, useCountdown } from '../countdown.tsx'
import { retryAt } from './apply-user-errors.ts'

interface RootError {
  message?: string
  types?: Record<string, string>
}

interface FormAlertProps<Values extends FieldValues> {
  errors: FormState<Values>['errors']
  /** For a field that is described by it. */
  id?: string
}

/** The errors of a form that belong to no field, as one alert above its button; a lock counts down until it opens. */
export function FormAlert<Values extends FieldValues>({ errors, id }: FormAlertProps<Values>) {
  const { t } = useTranslation('common')
  const root = errors.root as Record<string, RootError | undefined> | undefined
  const told = Object.values(root ?? {}).filter((error) => error && typeof error === 'object' && error.message)
  const lockedUntil = told.map((error) => Number(error?.types?.[retryAt] ?? 0)).find((moment) => moment > 0)
  // The sentence of the server tells the wait too, as it was when it answered; beside a clock that runs it would be another one.
  const isTooFast = root?.RATE_LIMITED !== undefined && lockedUntil !== undefined
  const messages = isTooFast ? [t('tooFast')] : told.flatMap((error) => error?.message ?? [])
  return (
    <div role="alert" id={id}>
      {messages.length > 0 && (
        <div className="flex items-start gap-2.5 rounded-md bg-danger-soft p-3 text-sm text-danger">
          <CircleAlert size={18} aria-hidden className="mt-0.5 shrink-0" />
          <div className="min-w-0">
            {messages.map((message) => (
              <p key={message}>{message}</p>
            ))}
            {root?.PASSWORD_CHANGE_NEEDED && (
              <Link to={paths.member('securityCenter')} className="mt-1 inline-block font-semibold underline">
                {t('changePassword')}
              </Link>
            )}
            {lockedUntil !== undefined && <LockCountdown endsAt={lockedUntil} />}
          </div>
        </div>
      )}
    </div>
  )
}

/** "You can try again in 4:59." Silent for screen readers, whom the sentence above has told. */
function LockCountdown({ endsAt }: { endsAt: number }) {
  const { t } = useTranslation('common')
  const seconds = useCountdown(endsAt)
  if (seconds === 0) return null
  return (
    <p role="timer" aria-live="off" className="mt-1 font-semibold tabular">
      {t('tryAgainIn', { time: clockText(seconds) })}
    </p>
  )
}
