import { Star } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { classNames } from '../../lib/class-names.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { type TicketPartsFragment, useRateTicketMutation, useReopenTicketMutation } from './feedback.generated.ts'

const stars = [1, 2, 3, 4, 5] as const

/** The end of a ticket: who ended it, what the member thinks of it, and the way back. */
export function TicketEnd({ ticket }: { ticket: TicketPartsFragment }) {
  const { t } = useTranslation('feedback')
  const words = useErrorWords()
  const { format } = useDateTimeFormat()
  const [failure, setFailure] = useState<string>()
  const [reopen, { loading }] = useReopenTicketMutation()
  const { id, closedBy, rating, ratingComment, reopenUntil } = ticket
  const mayReopen = reopenUntil !== null && reopenUntil !== undefined && new Date(reopenUntil) > new Date()
  const open = async () => {
    try {
      const [refusal] = (await reopen({ variables: { id } })).data?.reopenTicket.userErrors ?? []
      setFailure(refusal?.message)
    } catch (problem) {
      setFailure(words(problem).message)
    }
  }
  return (
    <div className="mt-5 flex flex-col gap-4 border-t border-line pt-4">
      {closedBy && <p className="text-muted">{t(`closedBy.${closedBy}`)}</p>}
      {rating === null || rating === undefined ? (
        <RatingForm id={id} />
      ) : (
        <div>
          <p className="font-semibold">{t('rated', { count: rating })}</p>
          {ratingComment && <p className="wrap-anywhere whitespace-pre-line text-muted">{ratingComment}</p>}
        </div>
      )}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {failure}
      </p>
      {mayReopen && (
        <div className="flex flex-wrap items-center gap-3">
          <Button kind="secondary" busy={loading} onClick={open}>
            {t('reopen')}
          </Button>
          <span className="text-sm text-muted">{t('reopenUntil', { at: format(reopenUntil) })}</span>
        </div>
      )}
    </div>
  )
}

function RatingForm({ id }: { id: string }) {
  const { t } = useTranslation('feedback')
  const words = useErrorWords()
  const [rating, setRating] = useState(0)
  const [comment, setComment] = useState('')
  const [failure, setFailure] = useState<string>()
  const [rate, { loading }] = useRateTicketMutation()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    try {
      const input = { id, rating, comment: comment.trim() }
      const [refusal] = (await rate({ variables: { input } })).data?.rateTicket.userErrors ?? []
      setFailure(refusal?.message)
    } catch (problem) {
      setFailure(words(problem).message)
    }
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <fieldset>
        <legend className="mb-1 font-semibold">{t('rate')}</legend>
        <div className="flex gap-1">
          {stars.map((star) => (
            <label
              key={star}
              className="relative flex size-11 items-center justify-center rounded-md has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name="rating"
                value={star}
                checked={rating === star}
                onChange={() => setRating(star)}
                aria-label={t('stars', { count: star })}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Star
                size={28}
                aria-hidden
                className={classNames(star <= rating ? 'fill-current text-accent' : 'text-faint')}
              />
            </label>
          ))}
        </div>
      </fieldset>
      {rating > 0 && (
        <>
          <TextAreaField
            label={t('rateComment')}
            rows={2}
            maxLength={500}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
          <Button type="submit" busy={loading} className="self-start">
            {t('rateSend')}
          </Button>
        </>
      )}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {failure}
      </p>
    </form>
  )
}
