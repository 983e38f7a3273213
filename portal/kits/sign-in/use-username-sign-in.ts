import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useErrorWords } from '../../apollo/error-words.ts'
import type { PendingSecondStep } from '../../dialogs/dialog-store.ts'
import { rememberAccount, rememberedAccount } from '../../session/remembered-account.ts'
import { useFinishSignIn } from '../../session/use-finish-sign-in.ts'
import { applyUserErrors } from '../../ui/form/apply-user-errors.ts'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { useProofOfWork } from '../verification/proof/use-proof-of-work.tsx'
import { type SignInSide, useSignInMutation } from './sign-in.generated.ts'

export interface UsernameSignInWish {
  /** Whose door it is: the members' unless told. */
  side?: SignInSide
  returnTo: string | undefined
  onSecondStep: (step: PendingSecondStep) => void
}

/** What is typed at the door, and what pressing does with it. */
export function useUsernameSignIn({ side = 'MEMBER', returnTo, onSecondStep }: UsernameSignInWish) {
  const { t } = useTranslation('identity')
  const words = useErrorWords()
  const finish = useFinishSignIn()
  const [signIn] = useSignInMutation()
  const proof = useProofOfWork('SIGN_IN')
  /** 0: no captcha is asked for; otherwise the number of the picture. */
  const [attempt, setAttempt] = useState(0)
  const schema = z.object({
    username: z.string().check(z.trim(), z.minLength(1, t('enterUsername'))),
    password: z.string().check(z.minLength(1, t('enterPassword'))),
    remember: z.boolean(),
    captchaId: z.string(),
    captcha: z.string().check(z.refine((value) => attempt === 0 || value.trim() !== '', t('enterCaptcha'))),
  })
  const account = rememberedAccount()
  const form = useZodForm(schema, {
    username: account,
    password: '',
    remember: account !== '',
    captchaId: '',
    captcha: '',
  })
  const { setValue, setFocus } = form
  const { submitCount } = form.formState
  const isCaptchaNew = useRef(false)
  // The form has led to what was wrong by then; the captcha below it is what the person has not seen yet, and is described by the same error.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once after the try that brought it
  useEffect(() => {
    if (isCaptchaNew.current) setFocus('captcha')
    isCaptchaNew.current = false
  }, [submitCount])
  const keepCaptchaId = useCallback((id: string) => setValue('captchaId', id), [setValue])

  const submit = form.handleSubmit(async ({ remember, captcha, captchaId, ...credentials }) => {
    form.clearErrors('root')
    try {
      const answer = attempt > 0 ? { captcha: captcha.trim(), captchaId } : await proof.answer()
      const { data } = await signIn({
        variables: { input: { type: 'USERNAME', side, remember, ...credentials, ...answer } },
      })
      const payload = data?.signIn
      if (!payload) return
      if (payload.token) {
        rememberAccount(remember ? credentials.username : null)
        return finish({ ...payload, token: payload.token }, { password: credentials.password, returnTo })
      }
      if (payload.secondStep) {
        rememberAccount(remember ? credentials.username : null)
        return onSecondStep({ ...payload.secondStep, password: credentials.password })
      }
      if (!proof.isOn && (payload.captchaRequired || attempt > 0)) {
        isCaptchaNew.current = attempt === 0
        setAttempt((last) => last + 1)
      }
      setValue('captcha', '')
      applyUserErrors(form, payload.userErrors)
    } catch (error) {
      form.setError('root.failure', { message: words(error).message })
    }
  })
  return { form, submit, proof, attempt, keepCaptchaId }
}
