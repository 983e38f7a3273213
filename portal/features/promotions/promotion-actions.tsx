import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useUploadLimit } from '../../brand/use-upload-limit.ts'
import { openDialog } from '../../dialogs/dialog-store.ts'
import { type ChosenPicture, PicturePicker } from '../../kits/pictures/picture-picker.tsx'
import { useMember } from '../../session/use-member.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { toast } from '../../ui/toast.ts'
import { CodeForm } from './code-form.tsx'
import { type PromotionPartsFragment, useClaimPromotionMutation } from './promotions.generated.ts'

/** Limits of section 5 of the specification. */
const MOST_PICTURES = 3
const MOST_CHARACTERS = 140

/** What somebody can do about a promotion: sign in, apply with a comment and pictures, join, or fetch it. */
export function PromotionActions({ promotion: { id, standing, terms } }: { promotion: PromotionPartsFragment }) {
  const { t } = useTranslation('promotions')
  const { isSignedIn, isTrial, refresh } = useMember()
  const words = useErrorWords()
  const { size } = useUploadLimit()
  const [comment, setComment] = useState('')
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [claim, { loading }] = useClaimPromotionMutation()
  if (standing !== 'JOIN' && standing !== 'CLAIM') return null
  if (!isSignedIn)
    return (
      <Button wide onClick={() => openDialog('login')}>
        {t('signIn')}
      </Button>
    )
  if (isTrial)
    return (
      <Button wide onClick={() => openDialog('need-true-account', { isFor: 'promotion' })}>
        {t('trial')}
      </Button>
    )
  if (terms.trigger === 'CODE') return <CodeForm />
  const needsForm = terms.trigger === 'APPLY' && terms.approval === 'OPERATOR'
  const submit = async () => {
    setFailure(null)
    const images = pictures.map((picture) => picture.id)
    const input = needsForm ? { id, comment: comment.trim(), images } : { id }
    try {
      const answer = await claim({ variables: { input } })
      const [refusal] = answer.data?.claimPromotion.userErrors ?? []
      if (refusal) {
        setFailure(refusal.message)
        return
      }
      const now = answer.data?.claimPromotion.promotion?.standing
      toast.success(t(now === 'JOINED' || now === 'APPLYING' ? `done.${now}` : 'done.CLAIMED'))
      await refresh()
    } catch (problem) {
      setFailure(words(problem).message)
    }
  }
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {needsForm && (
        <>
          <TextAreaField
            label={t('comment')}
            hint={t('characters', { count: comment.length, most: MOST_CHARACTERS })}
            maxLength={MOST_CHARACTERS}
            rows={3}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
          <PicturePicker
            label={t('pictures')}
            hint={t('picturesHint', { most: MOST_PICTURES, size })}
            pictures={pictures}
            most={MOST_PICTURES}
            error={undefined}
            onChange={setPictures}
          />
        </>
      )}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {failure}
      </p>
      <Button type="submit" wide busy={loading}>
        {t(`act.${standing}`)}
      </Button>
    </form>
  )
}
