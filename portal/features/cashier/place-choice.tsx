import type { UseFormRegisterReturn } from 'react-hook-form'

interface PlaceChoiceProps {
  label: string
  places: readonly { id: string; name: string; note: string }[]
  field: UseFormRegisterReturn
  error?: string | undefined
}

/** Where money comes from or goes to, one of a few: ways of paying in, accounts to be paid out to. */
export function PlaceChoice({ label, places, field, error }: PlaceChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold text-muted">{label}</legend>
      <div className="grid grid-cols-2 gap-2 sm:gap-3">
        {places.map(({ id, name, note }) => (
          <label
            key={id}
            className="flex cursor-pointer items-center gap-2 rounded-md border border-line-strong p-3 sm:gap-3 sm:p-4 has-checked:border-brand has-checked:bg-surface-2 has-focus-visible:outline-2"
          >
            <input type="radio" value={id} className="size-4 shrink-0 accent-(--brand)" {...field} />
            <span className="min-w-0">
              <span className="block text-sm leading-snug font-semibold sm:text-base">{name}</span>
              {!name.includes(note) && <span className="block text-xs text-muted tabular">{note}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <p className="mt-2 text-sm text-danger">{error}</p>}
    </fieldset>
  )
}
