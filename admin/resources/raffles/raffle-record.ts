import { type ChanceText, wordsFor } from '../../kits/chance/chance-plan.ts'
import { plainAmount } from '../../lib/plain-amount.ts'
import type { ConsoleRaffleFragment as Raffle } from './raffles.generated.ts'

/** What a place of the wheel is called, for each language of the brand. */
const namesFor = (languages: readonly string[], names: Raffle['prizes'][number]['names'] = []) =>
  languages.map((language) => ({ language, name: names.find((one) => one.language === language)?.name ?? '' }))

/** A new raffle: two places, one of which gives nothing. */
export const emptyRaffle = (languages: readonly string[]) => ({
  words: wordsFor(languages),
  leastDeposit: '',
  prizes: [
    { kind: 'MONEY', names: namesFor(languages), amount: '', weight: 1, quantity: 1 },
    { kind: 'NOTHING', names: namesFor(languages), amount: '', weight: 9, quantity: null },
  ],
})

/** A draft as its form has it. */
export const raffleRecord = (raffle: Raffle, languages: readonly string[]) => ({
  ...raffle,
  words: wordsFor(languages, raffle.words as ChanceText[]),
  leastDeposit: raffle.leastDeposit === null ? '' : plainAmount(raffle.leastDeposit),
  prizes: raffle.prizes.map(({ names, amount, ...prize }) => ({
    ...prize,
    names: namesFor(languages, names),
    amount: plainAmount(amount),
  })),
})
