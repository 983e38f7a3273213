import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { DecisionDialog } from '../../kits/decisions/DecisionDialog.tsx'
import { formatAmount } from '../../lib/moments.ts'
import { UserErrors } from '../../providers/user-errors.ts'
import { type Deed, effectsOf, hasPaidByHand, isReference, type Withdrawal } from './deeds.ts'
import type { DeedInput } from './use-deed.ts'
import { useProposalWords } from './use-proposal-words.ts'

const REJECT_CODES = [
  'NAME_MISMATCH',
  'ACCOUNT_INVALID',
  'DOCUMENTS_NEEDED',
  'RULES_BROKEN',
  'MEMBER_ASKED',
  'OTHER',
] as const

interface Props {
  deed: Deed
  withdrawal: Withdrawal
  isBusy: boolean
  /** Why it was refused; what belongs to a field stands under it too. */
  failure: Error | null
  onCancel(): void
  onConfirm(input: DeedInput): void
}

/** The effect of a deed, what else it needs, and the reason. */
export function DeedDialog({ deed, withdrawal, isBusy, failure, onCancel, onConfirm }: Props) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const [code, setCode] = useState<string>(REJECT_CODES[0])
  const [reference, setReference] = useState('')
  const [returnReference, setReturnReference] = useState('')
  const [isTried, setTried] = useState(false)
  const proposalWords = useProposalWords()
  const { amount, restAmount, currency, account, bankName, accountNumber, accountHolder, approvalsNeeded } = withdrawal
  const money = (sum: string) => formatAmount(sum, language, currency)
  const values = {
    amount: money(amount),
    missing: money(restAmount ?? amount),
    account,
    bank: bankName,
    number: accountNumber,
    holder: accountHolder,
    needed: approvalsNeeded,
    by: withdrawal.proposal?.operatorAccount,
    what: withdrawal.proposal && proposalWords(withdrawal, withdrawal.proposal),
  }
  const pays = deed === 'release' || deed === 'payAgain'
  const mayComeBack = (deed === 'payAgain' || deed === 'fail') && hasPaidByHand(withdrawal)
  const isNeeded = pays && withdrawal.paysByHand
  const isWrong = (text: string, isDemanded: boolean) => (text.trim() === '' ? isDemanded : !isReference(text.trim()))
  const refused = failure instanceof UserErrors ? failure.errors : {}
  const errorOf = (field: 'reference' | 'returnReference', text: string, isDemanded: boolean) =>
    isTried && isWrong(text, isDemanded) ? translate('withdrawals.referenceFormat') : refused[field]
  const confirm = (reason: string) => {
    setTried(true)
    if (isWrong(reference, isNeeded) || isWrong(returnReference, false)) return
    onConfirm({
      reason,
      ...(deed === 'reject' ? { code } : {}),
      ...(reference.trim() === '' ? {} : { reference: reference.trim() }),
      ...(returnReference.trim() === '' ? {} : { returnReference: returnReference.trim() }),
    })
  }
  return (
    <DecisionDialog
      title={translate(`withdrawalNamed.${deed}`, values)}
      effects={effectsOf(deed, withdrawal).map((effect) => translate(`withdrawalEffects.${effect}`, values))}
      isBusy={isBusy}
      failure={failure?.message}
      onCancel={onCancel}
      onConfirm={confirm}
    >
      {deed === 'reject' && (
        <TextField
          select
          label={translate('withdrawals.rejectCode')}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          fullWidth
        >
          {REJECT_CODES.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`rejectCodes.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {mayComeBack && (
        <ReferenceInput
          label={translate('withdrawals.returnReference')}
          help={translate('withdrawals.returnReferenceHint')}
          wrong={errorOf('returnReference', returnReference, false)}
          value={returnReference}
          onChange={setReturnReference}
        />
      )}
      {pays && (
        <ReferenceInput
          label={translate('withdrawals.reference')}
          help={translate(withdrawal.paysByHand ? 'withdrawals.referenceNeeded' : 'withdrawals.referenceHint')}
          wrong={errorOf('reference', reference, isNeeded)}
          value={reference}
          onChange={setReference}
        />
      )}
    </DecisionDialog>
  )
}

interface ReferenceInputProps {
  label: string
  help: string
  /** What is wrong with it, instead of the help. */
  wrong: string | undefined
  value: string
  onChange(value: string): void
}

/** A reference of the bank, as its statement has it. */
function ReferenceInput({ label, help, wrong, value, onChange }: ReferenceInputProps) {
  return (
    <TextField
      label={label}
      helperText={wrong ?? help}
      error={wrong !== undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 40 } }}
      sx={{ mb: 2 }}
      fullWidth
    />
  )
}
