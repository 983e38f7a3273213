import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useErrorWords } from '../../apollo/error-words.ts'
import type { PendingSecondStep } from '../../dialogs/dialog-store.ts'
import { useFinishSignIn } from '../../session/use-finish-sign-in.ts'
import { applyUserErrors } from '../../ui/form/apply-user-errors.ts'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { toast } from '../../ui/toast.ts'
import { canUsePasskeys, useAskPasskey } from '../verification/passkey.ts'
import { useFinishSecondStepMutation, useSendSecondStepCodeMutation } from './second-step.generated.ts'

export interface SecondStepWish extends PendingSecondStep {
  returnTo: string | undefined
  /** The ticket is worth nothing any more: from the start. */
  onOver: () => void
}

/** The ways there are to prove it, the one that is chosen, and what happens with the proof. */
export function useSecondStep({ ticket, methods, password, returnTo, onOver }: SecondStepWish) {
  const { t } = useTranslation('security')
  const words = useErrorWords()
  const finish = useFinishSignIn()
  const askPasskey = useAskPasskey()
  const [finishStep] = useFinishSecondStepMutation()
  const [sendCode] = useSendSecondStepCodeMutation()
  const usable = methods.filter((method) => method !== 'PASSKEY' || methods.length === 1 || canUsePasskeys())
  const [method, setMethod] = useState(usable[0] ?? 'TOTP')
  const isPasskey = method === 'PASSKEY'
  const schema = z.object({
    code: z.string().check(
      z.trim(),
      z.refine((value) => isPasskey || value !== '', t('enterCode')),
    ),
  })
  const form = useZodForm(schema, { code: '' })

  const requestCode = async () => {
    if (method !== 'EMAIL' && method !== 'SMS') return null
    form.clearErrors()
    try {
      const payload = (await sendCode({ variables: { input: { ticket, method } } })).data?.sendSecondStepCode
      if (!payload || applyUserErrors(form, payload.userErrors)) return null
      return payload.expiredMinutes
    } catch (error) {
      form.setError('root.failure', { message: words(error).message })
      return null
    }
  }
  const submit = form.handleSubmit(async ({ code }) => {
    form.clearErrors('root')
    try {
      const proof = isPasskey ? await askPasskey() : { code }
      if ('message' in proof) return form.setError('root.passkey', { message: proof.message })
      const input = { ticket, method, ...proof }
      const payload = (await finishStep({ variables: { input } })).data?.finishSecondStep
      if (payload?.token) {
        return finish({ ...payload, token: payload.token }, { returnTo, ...(password !== undefined && { password }) })
      }
      const over = payload?.userErrors.find(({ code: why }) => why === 'SECOND_STEP_OVER')
      if (over) {
        toast.error(over.message)
        return onOver()
      }
      form.setValue('code', '')
      applyUserErrors(form, payload?.userErrors ?? [])
    } catch (error) {
      form.setError('root.failure', { message: words(error).message })
    }
  })
  const choose = (next: typeof method) => {
    setMethod(next)
    form.reset()
  }
  return { usable, method, choose, form, requestCode, submit }
}
