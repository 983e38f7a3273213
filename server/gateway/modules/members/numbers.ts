import type { Known } from '../../user-errors.ts'

const shortNames = { mobileNumber: 'mobileNum', qqNumber: 'qqNum' } as const
type Long = keyof typeof shortNames

type WithShortNames<Input> = {
  [Key in keyof Input as Key extends Long ? (typeof shortNames)[Key] : Key]: Input[Key]
}

/** What is sent to the platform, which has the specification's names for the mobile number and the one at QQ. */
export function withShortNames<Input extends object>(input: Known<Input>): WithShortNames<Known<Input>> {
  const entries = Object.entries(input).map(([name, value]) => [isLong(name) ? shortNames[name] : name, value])
  return Object.fromEntries(entries) as WithShortNames<Known<Input>>
}

const isLong = (name: string): name is Long => name in shortNames
