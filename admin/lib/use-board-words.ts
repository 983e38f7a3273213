import { useQuery } from '@tanstack/react-query'
import { useLocaleState } from 'react-admin'

/** What play types, prizes and parts of a result are called; what has no word is shown as it is (`07`). */
export interface BoardWords {
  group(code: string): string
  playType(family: string, code: string): string
  /** The name of a prize within its play type; empty where there is but one. */
  prize(family: string, playType: string, code: string): string
  /** A part of a result: `special` → "Đặc biệt". */
  result(code: string): string
  value(value: string): string
}

const files = import.meta.glob<Record<string, unknown>>('../../locales/*/lottery-boards.json', { import: 'default' })

/** The words of the lotteries' boards, which the console shares with the portal, in the operator's language. */
export function useBoardWords(): BoardWords {
  const [language] = useLocaleState()
  const { data } = useQuery({
    queryKey: ['boardWords', language],
    queryFn: async () => (await files[`../../locales/${language}/lottery-boards.json`]?.()) ?? {},
    staleTime: Number.POSITIVE_INFINITY,
  })
  const find = (...path: string[]): string | undefined => {
    const word = path.reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], data)
    return typeof word === 'string' ? word : undefined
  }
  return {
    group: (code) => find('groups', code) ?? code,
    playType: (family, code) => find('playTypes', family, code, 'name') ?? code,
    prize: (family, playType, code) => find('prizes', family, playType, code) ?? '',
    result: (code) => find('results', code) ?? code,
    value: (value) => find('values', value) ?? value,
  }
}
