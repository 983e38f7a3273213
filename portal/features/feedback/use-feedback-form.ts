import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useErrorWords } from '../../apollo/error-words.ts'
import type { ChosenPicture } from '../../kits/pictures/picture-picker.tsx'
import { useRegistrationCheck } from '../../kits/verification/use-registration-check.tsx'
import { applyUserErrors } from '../../ui/form/apply-user-errors.ts'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { useSendFeedbackMutation } from './feedback.generated.ts'
import { referenceOf } from './reference-field.tsx'
import { lettersOf, longestFirstText, ticketCategories } from './ticket-words.ts'
import { useDraft } from './use-draft.ts'

export interface FeedbackSender {
  /** Null: a visitor, or who plays for free. */
  readonly memberId: string | null
  /** Told the number of what was sent. */
  readonly onSent: (number: string) => void
}

const emptyDraft = () => ({
  category: 'OTHER',
  content: '',
  contact: '',
  reference: '',
  pictures: [] as readonly ChosenPicture[],
  idempotencyKey: crypto.randomUUID() as string,
})

/** What somebody says to the house, as it is filled in: a draft of it is kept until it is sent. */
export function useFeedbackForm({ memberId, onSent }: FeedbackSender) {
  const { t } = useTranslation(['feedback', 'errors'])
  const words = useErrorWords()
  const check = useRegistrationCheck()
  const [send] = useSendFeedbackMutation()
  const draft = useDraft(`feedback:${memberId ?? ''}`, emptyDraft)
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>(draft.first.pictures)
  const [idempotencyKey] = useState(draft.first.idempotencyKey)
  const schema = z.object({
    category: z.enum(ticketCategories),
    content: z.string().check(
      z.refine((text) => lettersOf(text) > 0, t('errors:CONTENT_EMPTY')),
      z.refine(
        (text) => lettersOf(text) <= longestFirstText,
        t('errors:CONTENT_LENGTH', { minimum: 1, maximum: longestFirstText }),
      ),
    ),
    // Answers to visitors go by mail.
    contact: z
      .string()
      .check(z.refine((text) => text.trim() === '' || z.email().safeParse(text.trim()).success, t('contactWrong'))),
    reference: z.string(),
    pictures: z.string(),
    captcha: z.string(),
    captchaId: z.string(),
  })
  const { category, content, contact, reference } = draft.first
  const form = useZodForm(schema, {
    category: ticketCategories.find((one) => one === category) ?? 'OTHER',
    content,
    contact,
    reference,
    pictures: '',
    captcha: '',
    captchaId: '',
  })
  const keep = (change: { pictures?: readonly ChosenPicture[] } = {}) => {
    const { category, content, contact, reference } = form.getValues()
    // A preview lives no longer than its page; the house has the picture.
    const kept = (change.pictures ?? pictures).map(({ id }) => ({ id, preview: `/wps/files/${id}` }))
    draft.keep({ category, content, contact, reference, pictures: kept, idempotencyKey })
  }
  const submit = form.handleSubmit(async (values) => {
    form.clearErrors('root')
    const record = referenceOf(values.reference)
    const own = { pictures: pictures.map(({ id }) => id), ...(record && { reference: record }) }
    try {
      const input = {
        category: values.category,
        content: values.content.trim(),
        idempotencyKey,
        ...(memberId === null ? { contact: values.contact.trim(), ...(await check.answer(values)) } : own),
      }
      const answer = (await send({ variables: { input } })).data?.sendFeedback
      if (answer?.done) {
        draft.forget()
        return onSent(answer.number ?? '')
      }
      if (answer?.captchaRequired) check.refused()
      applyUserErrors(form, answer?.userErrors ?? [])
    } catch (problem) {
      form.setError('root.failure', { message: words(problem).message })
    }
  })
  const choose = (chosen: readonly ChosenPicture[]) => {
    setPictures(chosen)
    keep({ pictures: chosen })
  }
  return { form, check, pictures, choose, keep, submit }
}
