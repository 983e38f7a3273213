import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useErrorWords } from '../../apollo/error-words.ts'
import { applyUserErrors, type UserError } from '../../ui/form/apply-user-errors.ts'
import { toast } from '../../ui/toast.ts'

export interface SendCodePayload {
  expiredMinutes: number | null
  captchaRequired: boolean
  userErrors: readonly UserError[]
}

/** Sends an SMS code for a form: what the server refuses is shown in the form, a failed call as a message. */
export function useCodeSender<Values extends FieldValues>(form: UseFormReturn<Values>, onCaptcha: () => void) {
  const words = useErrorWords()
  return async (send: () => Promise<SendCodePayload | undefined>): Promise<number | null> => {
    form.clearErrors('root')
    try {
      const payload = await send()
      if (!payload) return null
      if (payload.captchaRequired) onCaptcha()
      if (applyUserErrors(form, payload.userErrors)) {
        // Too many requests lock the button for as long as the server says (§9: five minutes).
        const lock = payload.userErrors.find(({ retryAfter }) => retryAfter)?.retryAfter
        return lock ? lock / 60 : null
      }
      return payload.expiredMinutes
    } catch (error) {
      toast.error(words(error).message)
      return null
    }
  }
}
