import { createInstance } from 'i18next'
import { interpolation } from '../../formats/interpolation.ts'

const inConsole = {
  ...interpolation,
  format: (value: unknown, format?: string, language?: string) =>
    format === 'inside' ? formatInside(String(value)) : interpolation.format(value, format, language),
}

/** The console's words in the operator's language: for react-admin, and for what is told outside a component, such as failures. */
export const words = createInstance({ fallbackLng: false, resources: {}, interpolation: inConsole })

/** `{{name, inside}}` is a name within a sentence: `Tạo khuyến mãi`. What is written in capitals stays: `VIP`. */
function formatInside(name: string): string {
  const [first = '', second = ''] = name
  return second !== second.toLowerCase() ? name : first.toLowerCase() + name.slice(first.length)
}

/** The name of a field of an input (`filter.minimum`), where it is one of those that forms share. */
export function fieldWord(path: string): string | undefined {
  const word = words.t(`failures.fields.${path.split('.').at(-1) ?? ''}`, { defaultValue: '' })
  return word === '' ? undefined : word
}
