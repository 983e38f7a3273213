import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useSite } from '../../brand/use-site.ts'
import { identityErrorKey } from '../../kits/verification/identity-errors.ts'
import { askIdentityHouse } from '../../kits/verification/identity-popup.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { applyUserErrors } from '../../ui/form/apply-user-errors.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useLinkIdentityMutation, useUnlinkIdentityMutation } from './linked-identities.generated.ts'

export interface LinkWish {
  provider: 'GOOGLE' | 'FACEBOOK'
  isLinked: boolean
}

/** Asks for the password, then links the account chosen in the house's popup, or takes the link away. */
export function LinkDialog({ wish, onDone, onClose }: { wish: LinkWish; onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation(['providers', 'errors', 'identity'])
  const words = useErrorWords()
  const { socialSignIn } = useSite().site
  const [link] = useLinkIdentityMutation()
  const [unlink] = useUnlinkIdentityMutation()
  const { provider, isLinked } = wish
  const house = t(`house.${provider}`)
  // Empty for a member who never set one; the server knows.
  const form = useZodForm(z.object({ password: z.string() }), { password: '' })
  const { errors, isSubmitting } = form.formState

  async function change(password: string) {
    if (isLinked) return (await unlink({ variables: { input: { provider, password } } })).data?.unlinkIdentity
    if (!socialSignIn) return undefined
    const asked = provider === 'GOOGLE' ? 'google' : 'facebook'
    const answer = await askIdentityHouse({ popupUrl: socialSignIn.popupUrl, house: asked })
    if ('error' in answer) {
      form.setError('root.failure', { message: t(`errors:${identityErrorKey(answer.error)}`) })
      return undefined
    }
    const input = { firebaseIdToken: answer.idToken, password }
    return (await link({ variables: { input } })).data?.linkIdentity
  }

  const submit = form.handleSubmit(async ({ password }) => {
    form.clearErrors('root')
    try {
      const payload = await change(password)
      if (!payload || applyUserErrors(form, payload.userErrors)) return
      toast.success(t(isLinked ? 'unlinked' : 'linked', { house }))
      onDone()
      onClose()
    } catch (error) {
      form.setError('root.failure', { message: words(error).message })
    }
  })
  return (
    <Dialog open onClose={onClose} title={t(isLinked ? 'unlinkTitle' : 'linkTitle', { house })} size="small">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t(isLinked ? 'unlinkExplained' : 'linkExplained', { house })}</p>
        <PasswordField
          label={t('identity:password')}
          autoComplete="current-password"
          maxLength={128}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <FormAlert errors={errors} />
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {t(isLinked ? 'unlink' : 'link')}
        </Button>
      </form>
    </Dialog>
  )
}
