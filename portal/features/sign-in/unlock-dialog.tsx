import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useErrorWords } from '../../apollo/error-words.ts'
import { endUnlock } from '../../data/unlocking.ts'
import { type DialogComponentProps, openDialog } from '../../dialogs/dialog-store.ts'
import { canUsePasskeys, useAskPasskey } from '../../kits/verification/passkey.ts'
import { rememberedAccount } from '../../session/remembered-account.ts'
import { signInNameOf } from '../../session/sign-in-name.ts'
import { useMember } from '../../session/use-member.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { applyUserErrors } from '../../ui/form/apply-user-errors.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { type ReauthenticateInput, useReauthenticateMutation } from './unlock.generated.ts'

/**
 * Asks who is there and goes on where the person was (regulator-rules A7): after half an hour without a move, when only the
 * password or signing out leads on, and in a browser that was remembered before a deed that needs proof, which may be let be.
 */
export default function UnlockDialog({ open, onClose, mayLeave = false }: DialogComponentProps<'unlock'>) {
  const { t } = useTranslation(['security', 'layout', 'identity'])
  const words = useErrorWords()
  const client = useApolloClient()
  const { member, refresh } = useMember()
  const [reauthenticate] = useReauthenticateMutation()
  const askPasskey = useAskPasskey()
  const form = useZodForm(z.object({ password: z.string().check(z.minLength(1, t('enterPassword'))) }), {
    password: '',
  })
  const { errors, isSubmitting } = form.formState
  // A page that was read anew while locked does not know whose session it is.
  const account = member ? signInNameOf(member) : rememberedAccount()
  // Passkeys and mail are the agent's, and prove nobody who acts in his name.
  const isOwn = !member?.subaccount

  const unlock = async (input: ReauthenticateInput) => {
    form.clearErrors('root')
    try {
      const payload = (await reauthenticate({ variables: { input } })).data?.reauthenticate
      if (!payload || applyUserErrors(form, payload.userErrors)) return
      onClose()
      endUnlock(true)
      await Promise.all([refresh(), client.refetchQueries({ include: 'active' })])
    } catch (error) {
      form.setError('root.failure', { message: words(error).message })
    }
  }
  const unlockByPasskey = async () => {
    const answer = await askPasskey()
    if ('passkey' in answer) return unlock({ passkey: answer.passkey })
    form.setError('root.failure', { message: answer.message })
  }
  const leave = () => {
    endUnlock(false)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={t('unlockTitle')}
      size="small"
      hasCloseButton={mayLeave}
      footer={
        mayLeave ? (
          <Button kind="secondary" onClick={leave}>
            {t('unlockLater')}
          </Button>
        ) : (
          <Button kind="quiet" onClick={() => openDialog('sign-out')}>
            {t('layout:signOut')}
          </Button>
        )
      }
    >
      <form onSubmit={form.handleSubmit(unlock)} noValidate className="flex flex-col gap-4">
        <p className="text-sm text-muted">{account ? t('unlockHint', { account }) : t('unlockHintNameless')}</p>
        <PasswordField
          label={t('yourPassword')}
          required
          autoComplete="current-password"
          maxLength={128}
          error={errors.password?.message}
          {...form.register('password')}
        />
        {isOwn && (
          <Button kind="quiet" size="small" className="self-end" onClick={() => openDialog('forgot-password')}>
            {t('identity:forgotPassword')}
          </Button>
        )}
        <FormAlert errors={errors} />
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {t('unlock')}
        </Button>
        {isOwn && canUsePasskeys() && (
          <Button kind="secondary" wide onClick={unlockByPasskey}>
            {t('usePasskey')}
          </Button>
        )}
      </form>
    </Dialog>
  )
}
