import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useUploadLimit } from '../../brand/use-upload-limit.ts'
import { PicturePicker } from '../../kits/pictures/picture-picker.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ReferenceField } from './reference-field.tsx'
import { lettersOf, longestFirstText, longestText, mostPictures, ticketCategories } from './ticket-words.ts'
import { type FeedbackSender, useFeedbackForm } from './use-feedback-form.ts'

/** Says something to the house: what about, in few words, with pictures and a record where a member writes. */
export function FeedbackForm(sender: FeedbackSender) {
  const { t } = useTranslation(['feedback', 'errors'])
  const formats = useFormats()
  const { size } = useUploadLimit()
  const { form, check, pictures, choose, keep, submit } = useFeedbackForm(sender)
  const { memberId } = sender
  const { errors, isSubmitting } = form.formState
  const alert = useId()
  const count = t('count', { count: lettersOf(form.watch('content')), maximum: longestFirstText })
  return (
    <form onSubmit={submit} onChange={() => keep()} noValidate className="flex flex-col gap-4">
      <SelectField
        label={t('category')}
        options={ticketCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
        error={errors.category?.message}
        {...form.register('category')}
      />
      <div>
        <TextAreaField
          label={t('content')}
          hint={t(memberId === null ? 'contentHelp' : 'contentHelpMember', {
            maximum: longestFirstText,
            more: formats.number(longestText),
          })}
          error={errors.content?.message}
          required
          rows={4}
          {...form.register('content')}
        />
        <p className="mt-1 text-end text-xs text-muted tabular">{count}</p>
      </div>
      {memberId === null ? (
        <>
          <TextField
            label={t('contact')}
            hint={t('contactHelp')}
            error={errors.contact?.message}
            type="email"
            autoComplete="email"
            maxLength={120}
            {...form.register('contact')}
          />
          {check.field(form, alert)}
        </>
      ) : (
        <>
          <ReferenceField error={errors.reference?.message} {...form.register('reference')} />
          <PicturePicker
            label={t('pictures')}
            hint={t('picturesHelp', { most: mostPictures, size })}
            pictures={pictures}
            most={mostPictures}
            error={errors.pictures?.message}
            onChange={choose}
          />
        </>
      )}
      <FormAlert id={alert} errors={errors} />
      <Button type="submit" busy={isSubmitting} className="w-full sm:w-auto sm:self-start">
        {t('send')}
      </Button>
    </form>
  )
}
