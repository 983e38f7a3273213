import { BooleanInput, type BooleanInputProps } from 'react-admin'

/**
 * A switch above a list that shows one part of it alone. Off it wishes nothing: as a filter `false` means all the others, which nobody expects
 * of a switch that he turned back.
 */
export const OnlyInput = (props: BooleanInputProps) => <BooleanInput {...props} parse={(isOn) => isOn || undefined} />
