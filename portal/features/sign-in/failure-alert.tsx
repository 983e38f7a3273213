import { CircleAlert } from 'lucide-react'

/** A failure that belongs to no field of a form; empty when there is none. */
export function FailureAlert({ message }: { message: string }) {
  return (
    <div role="alert">
      {message && (
        <p className="flex items-start gap-2.5 rounded-md bg-danger-soft p-3 text-sm text-danger">
          <CircleAlert size={18} aria-hidden className="mt-0.5 shrink-0" />
          {message}
        </p>
      )}
    </div>
  )
}
