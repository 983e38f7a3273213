import { TextField, type TextFieldProps } from '@mui/material'
import { useTranslate } from 'react-admin'
import { isTypedAmount } from '../lib/typed-amount.ts'

interface Props extends Omit<TextFieldProps, 'onChange' | 'value' | 'error'> {
  value: string
  /** A minus before it takes money away. */
  isSigned?: boolean
  onChange(text: string): void
}

/** An amount outside react-admin's forms; what the server would refuse is said at the field while it is typed. */
export function AmountField({ value, isSigned = false, helperText, onChange, ...rest }: Props) {
  const translate = useTranslate()
  const text = value.trim()
  const isFlawed = text !== '' && !isTypedAmount(text, isSigned)
  const flaw = isSigned ? 'depositDesk.amountFormatSigned' : 'depositDesk.amountFormat'
  return (
    <TextField
      {...rest}
      value={value}
      error={isFlawed}
      helperText={isFlawed ? translate(flaw) : helperText}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { inputMode: isSigned ? 'text' : 'decimal', maxLength: 18 } }}
    />
  )
}
