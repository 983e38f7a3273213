import type { ChangeEvent } from 'react'
import { groupInput } from '../../../formats/field.ts'
import { useFormats } from '../../lib/use-formats.ts'

interface Typed {
  onChange: (event: ChangeEvent<HTMLInputElement>) => unknown
}

/**
 * Groups the digits of a field of whole units while they are typed: `{...grouped(form.register('amount'))}`. What the form begins with
 * and what a press fills in comes by `formats.whole`; `wholeAmount` reads it back.
 */
export function useGrouped(): <Registered extends Typed>(registered: Registered) => Registered {
  const { signs } = useFormats()
  return (registered) => ({
    ...registered,
    onChange: (event) => {
      groupInput(event.target, signs, 'whole')
      return registered.onChange(event)
    },
  })
}
