import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useUploadLimit } from '../../brand/use-upload-limit.ts'
import { Button } from '../../ui/button.tsx'
import { applyUserErrors } from '../../ui/form/apply-user-errors.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { TextField } from '../../ui/text-field.tsx'
import { DocumentPicture } from './document-picture.tsx'
import { type IdentityPartsFragment, useSubmitIdentityMutation } from './protection.generated.ts'

const documents = ['FRONT', 'BACK', 'SELFIE'] as const

/** Three pictures, then name, birthday and number; handed in together. */
export function IdentityForm({ identity, onChanged }: { identity: IdentityPartsFragment; onChanged: () => void }) {
  const { t, i18n } = useTranslation('protection')
  const { size } = useUploadLimit()
  const words = useErrorWords()
  const [submitIdentity] = useSubmitIdentityMutation()
  const required = (message: string) => z.string().check(z.refine((value) => value.trim() !== '', message))
  const schema = z.object({
    name: required(t('identity.nameMissing')),
    birthday: required(t('identity.birthdayMissing')),
    idNumber: z
      .string()
      .check(z.refine((value) => /^[A-Za-z0-9 .-]{6,24}$/.test(value.trim()), t('identity.numberInvalid'))),
  })
  const form = useZodForm<z.infer<typeof schema>>(schema, {
    name: identity.name ?? '',
    birthday: identity.birthday ?? '',
    idNumber: '',
  })
  const { errors, isSubmitting } = form.formState
  const missing = documents.filter((kind) => !identity.documents.some((one) => one.kind === kind))

  const submit = form.handleSubmit(async (input) => {
    form.clearErrors('root')
    if (missing.length > 0) {
      const named = new Intl.ListFormat(i18n.language).format(missing.map((kind) => t(`identity.documents.${kind}`)))
      return form.setError('root.pictures', { message: t('identity.picturesMissing', { documents: named }) })
    }
    try {
      const payload = (await submitIdentity({ variables: { input } })).data?.submitIdentity
      if (!applyUserErrors(form, payload?.userErrors ?? [])) onChanged()
    } catch (error) {
      form.setError('root.failure', { message: words(error).message })
    }
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 border-t border-line pt-4">
      <p className="text-sm text-muted">{t('identity.picturesHint', { size })}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        {documents.map((kind) => (
          <DocumentPicture
            key={kind}
            kind={kind}
            uploadedAt={identity.documents.find((one) => one.kind === kind)?.uploadedAt}
            onChanged={onChanged}
          />
        ))}
      </div>
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <TextField
          label={t('identity.name')}
          required
          autoComplete="name"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label={t('identity.birthday')}
          required
          type="date"
          autoComplete="bday"
          error={errors.birthday?.message}
          {...form.register('birthday')}
        />
        <TextField
          label={t('identity.idNumber')}
          required
          autoComplete="off"
          error={errors.idNumber?.message}
          {...form.register('idNumber')}
        />
      </div>
      <FormAlert errors={errors} />
      <Button type="submit" busy={isSubmitting} className="self-start">
        {t('identity.submit')}
      </Button>
    </form>
  )
}
