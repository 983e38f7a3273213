import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useMember } from '../../session/use-member.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useRedeemPromotionCodeMutation } from './promotions.generated.ts'

/** Takes part in a promotion by a code; who is not signed in sees none. */
export function CodeForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('promotions')
  const { isSignedIn, isTrial, refresh } = useMember()
  const words = useErrorWords()
  const id = useId()
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<string | undefined>()
  const [redeem, { loading }] = useRedeemPromotionCodeMutation()
  if (!isSignedIn || isTrial) return null
  const submit = async () => {
    setFailure(undefined)
    if (code.trim() === '') return setFailure(t('code.missing'))
    try {
      const answer = await redeem({ variables: { input: { code } } })
      const [refusal] = answer.data?.redeemPromotionCode.userErrors ?? []
      if (refusal) return setFailure(refusal.message)
      const isWaiting = answer.data?.redeemPromotionCode.promotion?.standing === 'APPLYING'
      toast.success(t(isWaiting ? 'done.APPLYING' : 'done.CLAIMED'))
      setCode('')
      onDone()
      await refresh()
    } catch (problem) {
      setFailure(words(problem).message)
    }
  }
  return (
    <section aria-labelledby={id} className="mb-5 rounded-lg border border-line bg-surface-1 p-4">
      <h2 id={id} className="mb-3 font-semibold">
        {t('code.title')}
      </h2>
      <form
        noValidate
        className="flex max-w-md flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextField
          label={t('code.label')}
          hint={t('code.hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          error={failure}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit" kind="secondary" busy={loading} className="self-start">
          {t('code.send')}
        </Button>
      </form>
    </section>
  )
}
