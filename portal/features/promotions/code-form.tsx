import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useMember } from '../../session/use-member.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useRedeemPromotionCodeMutation } from './promotions.generated.ts'

/** The promotions change by a code, also those that are shown only to whom they are for. */
const refetchQueries = ['Promotions']

/** Takes part in a promotion by a code, on the page or in the dialog of one that is given by a code. */
export function CodeForm() {
  const { t } = useTranslation('promotions')
  const { refresh } = useMember()
  const words = useErrorWords()
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<string | undefined>()
  const [redeem, { loading }] = useRedeemPromotionCodeMutation({ refetchQueries })
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
      await refresh()
    } catch (problem) {
      setFailure(words(problem).message)
    }
  }
  return (
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
  )
}
