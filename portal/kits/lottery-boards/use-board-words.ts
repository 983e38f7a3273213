import { useTranslation } from 'react-i18next'

/** What boards, values and prizes are called; what has no word is shown as it is (`07`). */
export interface BoardWords {
  group: (code: string) => string
  row: (code: string) => string
  value: (value: string) => string
  /** A part of a result: `special` → "Đặc biệt". */
  result: (code: string) => string
  playType: (family: string, code: string) => string
  /** How it is won, in a sentence or two. Empty when nobody wrote it. */
  rule: (family: string, code: string) => string
  prize: (family: string, playType: string, code: string) => string
}

/** The words of the boards. Their keys come from the rules and cannot be checked here, so they are looked up as they are. */
export function useBoardWords(): BoardWords {
  const { i18n } = useTranslation('lottery-boards')
  const find = (key: string): string | undefined => {
    const word: unknown = i18n.getResource(i18n.language, 'lottery-boards', key)
    return typeof word === 'string' ? word : undefined
  }
  return {
    group: (code) => find(`groups.${code}`) ?? code,
    row: (code) => find(`rows.${code}`) ?? code,
    value: (value) => find(`values.${value}`) ?? value,
    result: (code) => find(`results.${code}`) ?? code,
    playType: (family, code) => find(`playTypes.${family}.${code}.name`) ?? code,
    rule: (family, code) => find(`playTypes.${family}.${code}.rule`) ?? '',
    prize: (family, playType, code) => find(`prizes.${family}.${playType}.${code}`) ?? '',
  }
}
