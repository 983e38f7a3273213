import type { Family } from '@croupier/lottery/core/family.ts'
import { useBoardWords } from '../../../lib/use-board-words.ts'

/** The name of a play type, with that of one of its prizes or kinds of ticket: `5 sao tổ hợp · 2 số cuối`. */
export function useTicketName(family: Family) {
  const words = useBoardWords()
  return (playType: string, part?: string | null | undefined): string => {
    const name = words.playType(family.code, playType)
    const found = part ? words.prize(family.code, playType, part) : ''
    return found === '' ? name : `${name} · ${found}`
  }
}
