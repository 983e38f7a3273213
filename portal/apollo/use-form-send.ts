import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { applyUserErrors, type UserError } from '../ui/form/apply-user-errors.ts'
import { useErrorWords } from './error-words.ts'

interface Payload {
  readonly userErrors: readonly UserError[]
}

/** Sends what a form asks for; refusals are shown in the form. Gives back the payload when it was done, else undefined. */
export function useFormSend<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const words = useErrorWords()
  return async <Sent extends Payload>(send: () => Promise<Sent | undefined>): Promise<Sent | undefined> => {
    form.clearErrors('root')
    try {
      const payload = await send()
      return !payload || applyUserErrors(form, payload.userErrors) ? undefined : payload
    } catch (error) {
      form.setError('root.failure', { message: words(error).message })
      return undefined
    }
  }
}
