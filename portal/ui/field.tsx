import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../lib/class-names.ts'

/** What every form field shares. `error` is already in the person's language. */
export interface FieldProps {
  label: string
  error?: string | undefined
  hint?: string | undefined
  required?: boolean | undefined
  className?: string | undefined
}

/** How fields speak of each other to who listens to the page. */
export interface FieldNotes {
  /** Under which id its error or hint stands, where another field refers to it. */
  noteId?: string | undefined
  /** Ids of what else describes it, such as the error for which it is asked. */
  describedBy?: string | undefined
}

/** The ids and states a control needs to belong to its label, hint and error. */
export interface ControlProps {
  id: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** The look of a text control, shared by inputs, selects and text areas. One that is focused comes in view with its label and error. */
export function controlClass(hasError: boolean): string {
  return classNames(
    'h-11 w-full min-w-0 scroll-my-24 rounded-md border bg-surface-0 px-3 text-base text-ink placeholder:text-faint',
    'transition-colors duration-(--duration-quick) disabled:opacity-60 read-only:bg-surface-2',
    hasError ? 'border-danger' : 'border-line-strong hover:border-muted',
  )
}

/** Label, control, then the error or else the hint. `*` marks required fields (§5). */
export function Field({
  label,
  error,
  hint,
  noteId: givenNoteId,
  describedBy,
  required,
  className,
  children,
}: FieldProps & FieldNotes & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const noteId = givenNoteId ?? `${id}-note`
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-semibold text-muted">
        {label}
        {required && (
          <span aria-hidden className="ms-1 text-danger">
            *
          </span>
        )}
      </label>
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [(error || hint) && noteId, describedBy].filter(Boolean).join(' ') || undefined,
      })}
      {error ? (
        <p id={noteId} className="flex items-start gap-1.5 text-sm text-danger" aria-live="polite">
          <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={noteId} className="text-sm text-faint">
            {hint}
          </p>
        )
      )}
    </div>
  )
}
