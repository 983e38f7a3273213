import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useUploadLimit } from '../../brand/use-upload-limit.ts'
import { type ChosenPicture, PicturePicker } from '../../kits/pictures/picture-picker.tsx'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { type TicketPartsFragment, useAnswerTicketMutation, useCloseTicketMutation } from './feedback.generated.ts'
import { lettersOf, longestText, mostPictures } from './ticket-words.ts'
import { useDraft } from './use-draft.ts'

const emptyReply = () => ({ content: '', idempotencyKey: crypto.randomUUID() as string })

/** Words that the member adds to a ticket that is not over, and the way to end it. */
export function TicketReply({ ticket: { id, state } }: { ticket: TicketPartsFragment }) {
  const { t } = useTranslation(['feedback', 'errors'])
  const words = useErrorWords()
  const { size } = useUploadLimit()
  const draft = useDraft(`feedback-reply:${id}`, emptyReply)
  const [reply, setReply] = useState(draft.first)
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([])
  const [failure, setFailure] = useState<string>()
  const [answer, { loading }] = useAnswerTicketMutation()
  const [close, closing] = useCloseTicketMutation()
  const change = (content: string) => {
    setReply({ ...reply, content })
    draft.keep({ ...reply, content })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const letters = lettersOf(reply.content)
    if (letters === 0) return setFailure(t('errors:CONTENT_EMPTY'))
    if (letters > longestText) return setFailure(t('errors:CONTENT_LENGTH', { minimum: 1, maximum: longestText }))
    setFailure(undefined)
    try {
      const input = {
        id,
        content: reply.content.trim(),
        idempotencyKey: reply.idempotencyKey,
        pictures: pictures.map((one) => one.id),
      }
      const [refusal] = (await answer({ variables: { input } })).data?.answerTicket.userErrors ?? []
      if (refusal) return setFailure(refusal.message)
      draft.forget()
      setReply(emptyReply())
      setPictures([])
    } catch (problem) {
      setFailure(words(problem).message)
    }
  }
  const end = async () => {
    try {
      const [refusal] = (await close({ variables: { id } })).data?.closeTicket.userErrors ?? []
      if (refusal) setFailure(refusal.message)
    } catch (problem) {
      setFailure(words(problem).message)
    }
  }
  return (
    <form onSubmit={submit} noValidate className="mt-5 flex flex-col gap-4 border-t border-line pt-4">
      <TextAreaField
        label={t('reply')}
        error={failure}
        hint={t('count', { count: lettersOf(reply.content), maximum: longestText })}
        rows={3}
        value={reply.content}
        onChange={({ target }) => change(target.value)}
      />
      <PicturePicker
        label={t('pictures')}
        hint={t('picturesHelp', { most: mostPictures, size })}
        pictures={pictures}
        most={mostPictures}
        error={undefined}
        onChange={setPictures}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={loading}>
          {t('replySend')}
        </Button>
        <span className="ms-auto text-sm text-muted">{state === 'ANSWERED' && t('closeQuestion')}</span>
        <Button kind="secondary" busy={closing.loading} onClick={end}>
          {t('close')}
        </Button>
      </div>
    </form>
  )
}
