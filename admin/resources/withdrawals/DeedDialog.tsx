import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { ReasonDialog } from '../../layout/ReasonDialog.tsx'
import { formatAmount } from '../../lib/moments.ts'
import { type Deed, hasPaidByHand, type Withdrawal } from './deeds.ts'
import type { DeedInput } from './use-deed.ts'

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
  failure?: string | undefined
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
  const { amount, restAmount, currency, account, bankName, accountNumber, accountHolder, approvalsNeeded } = withdrawal
  const money = (sum: string) => `${formatAmount(sum, language)} ${currency}`
  const values = {
    amount: money(amount),
    missing: money(restAmount ?? amount),
    account,
    bank: bankName,
    number: accountNumber,
    holder: accountHolder,
    needed: approvalsNeeded,
  }
  const confirm = (reason: string) =>
    onConfirm({
      reason,
      ...(deed === 'reject' ? { code } : {}),
      ...(reference.trim() === '' ? {} : { reference: reference.trim() }),
      ...(returnReference.trim() === '' ? {} : { returnReference: returnReference.trim() }),
    })
  const pays = deed === 'release' || deed === 'payAgain'
  const mayComeBack = (deed === 'payAgain' || deed === 'fail') && hasPaidByHand(withdrawal)
  return (
    <ReasonDialog
      title={translate(`withdrawalDeeds.${deed}`)}
      effects={[translate(`withdrawalEffects.${deed}`, values)]}
      isBusy={isBusy}
      failure={failure}
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
          value={returnReference}
          onChange={setReturnReference}
        />
      )}
      {pays && (
        <ReferenceInput
          label={translate('withdrawals.reference')}
          help={translate(withdrawal.paysByHand ? 'withdrawals.referenceNeeded' : 'withdrawals.referenceHint')}
          value={reference}
          onChange={setReference}
        />
      )}
    </ReasonDialog>
  )
}

interface ReferenceInputProps {
  label: string
  help: string
  value: string
  onChange(value: string): void
}

/** A reference of the bank, as its statement has it. */
function ReferenceInput({ label, help, value, onChange }: ReferenceInputProps) {
  return (
    <TextField
      label={label}
      helperText={help}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 40 } }}
      sx={{ mb: 2 }}
      fullWidth
    />
  )
}
