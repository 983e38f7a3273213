import { TextField, type TextFieldProps } from '@mui/material'
import { useTranslate } from 'react-admin'
import { groupInput } from '../../formats/field.ts'
import { groupPlain, plainTyped } from '../../formats/typed.ts'
import { isTypedAmount } from '../lib/typed-amount.ts'
import { useFormats } from '../lib/use-formats.ts'

interface Props extends Omit<TextFieldProps, 'onChange' | 'value' | 'error'> {
  value: string
  /** A minus before it takes money away. */
  isSigned?: boolean
  onChange(text: string): void
}

/** An amount outside react-admin's forms, grouped while it is typed; what the server would refuse is said at the field while it is typed. */
export function AmountField({ value, isSigned = false, helperText, onChange, ...rest }: Props) {
  const translate = useTranslate()
  const { signs } = useFormats()
  const text = value.trim()
  const isFlawed = text !== '' && !isTypedAmount(text, isSigned)
  const flaw = isSigned ? 'depositDesk.amountFormatSigned' : 'depositDesk.amountFormat'
  return (
    <TextField
      {...rest}
      value={groupPlain(value, signs)}
      error={isFlawed}
      helperText={isFlawed ? translate(flaw) : helperText}
      onChange={(event) => onChange(plainTyped(event.target.value, signs))}
      slotProps={{
        htmlInput: {
          inputMode: isSigned ? 'text' : 'decimal',
          maxLength: 22,
          onInput: ({ currentTarget }: React.InputEvent<HTMLInputElement>) =>
            groupInput(currentTarget, signs, 'decimal'),
        },
      }}
    />
  )
}
