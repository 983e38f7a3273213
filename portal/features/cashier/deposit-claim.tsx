import { Paperclip } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useUploadLimit } from '../../brand/use-upload-limit.ts'
import { sendFile } from '../../data/send-picture.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type DepositPartsFragment, useClaimDepositMutation } from './cashier.generated.ts'

/** "I have paid": a word and a picture of the transfer, so that our staff finds the money. */
export function DepositClaim({ deposit }: { deposit: DepositPartsFragment }) {
  const { t } = useTranslation('cashier')
  const words = useErrorWords()
  const { size, isTooLarge } = useUploadLimit()
  const [claim] = useClaimDepositMutation()
  const [note, setNote] = useState('')
  const [proof, setProof] = useState<File | null>(null)
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (proof && isTooLarge(proof)) return setFailure(t('proofTooLarge', { size }))
    setBusy(true)
    setFailure('')
    try {
      const proofUrl = proof && (await sendFile(proof)).url
      const input = { id: deposit.id, note: note.trim() || null, proofUrl }
      const { data } = await claim({ variables: { input } })
      const [refused] = data?.claimDeposit.userErrors ?? []
      if (refused) setFailure(refused.message)
    } catch (error) {
      setFailure((error instanceof Error && error.name === 'Error' && error.message) || words(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4 rounded-md border border-line p-4">
      <h4 className="font-semibold">{t('claimTitle')}</h4>
      <p className="text-sm text-muted">{t('claimHint')}</p>
      <TextField
        label={t('claimNote')}
        value={note}
        maxLength={300}
        autoComplete="off"
        onChange={(event) => setNote(event.target.value)}
      />
      <ProofInput file={proof} onChange={setProof} />
      {failure && (
        <p role="alert" className="text-sm text-danger">
          {failure}
        </p>
      )}
      <Button type="submit" busy={isBusy}>
        {t('claim')}
      </Button>
    </form>
  )
}

function ProofInput({ file, onChange }: { file: File | null; onChange: (file: File | null) => void }) {
  const { t } = useTranslation('cashier')
  const { size } = useUploadLimit()
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg"
        className="peer sr-only"
        onChange={(event) => onChange(event.target.files?.[0] ?? null)}
      />
      <label htmlFor={id} className={`${buttonClass('secondary')} cursor-pointer peer-focus-visible:outline-2`}>
        <Paperclip size={16} aria-hidden />
        {t('proof')}
      </label>
      <span className="min-w-0 truncate text-sm text-muted">{file ? file.name : t('proofHint', { size })}</span>
    </div>
  )
}
