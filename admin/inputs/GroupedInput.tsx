import { TextInput, type TextInputProps } from 'react-admin'
import { groupInput } from '../../formats/field.ts'
import { groupPlain, plainTyped } from '../../formats/typed.ts'
import { useFormats } from '../lib/use-formats.ts'

/** An amount of a form: grouped while it is typed, in the form the decimal string that the server takes. */
export function GroupedInput(props: Omit<TextInputProps, 'format' | 'parse' | 'slotProps'>) {
  const { signs } = useFormats()
  return (
    <TextInput
      {...props}
      format={(amount: unknown) => groupPlain(String(amount ?? ''), signs)}
      parse={(typed: string) => (typed === '' ? null : plainTyped(typed, signs))}
      slotProps={{
        htmlInput: {
          inputMode: 'decimal',
          // Before the form reads it, so that what is written back is what stands there, and the caret stays.
          onInput: ({ currentTarget }: React.InputEvent<HTMLInputElement>) =>
            groupInput(currentTarget, signs, 'decimal'),
        },
      }}
    />
  )
}
