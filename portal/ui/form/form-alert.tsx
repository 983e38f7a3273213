import { CircleAlert } from 'lucide-react'
import type { FieldValues, FormState } from 'react-hook-form'

/** The errors of a form that belong to no field, as one alert above its button. */
export function FormAlert<Values extends FieldValues>({ errors }: { errors: FormState<Values>['errors'] }) {
  const root = errors.root as Record<string, { message?: string } | undefined> | undefined
  const messages = Object.values(root ?? {}).flatMap((error) =>
    error && typeof error === 'object' && error.message ? [error.message] : [],
  )
  return (
    <div role="alert">
      {messages.length > 0 && (
        <div className="flex items-start gap-2.5 rounded-md bg-danger-soft p-3 text-sm text-danger">
          <CircleAlert size={18} aria-hidden className="mt-0.5 shrink-0" />
          <div className="min-w-0">
            {messages.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
